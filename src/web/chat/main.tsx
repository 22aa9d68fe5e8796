/** Starts the chat page: reads the page data, takes up a saved or handed-over chat, draws. */
import { render } from "preact";
import type { ChatPageData, TermsPageData } from "../../contract/page-data.ts";
import { withLate } from "./late-file.ts";
import { createApi } from "./api.ts";
import { createConversation, type Conversation } from "./conversation.ts";
import { connectToHost, type Host } from "./host-port.ts";
import { createLanguage } from "./i18n.ts";
import { type ChatState, INITIAL_STATE } from "./session-state.ts";
import { createChatMemory, type ChatMemory } from "./storage.ts";
import { App } from "./view/app.tsx";
import { enterChat, focusOn, focusPlace, type Chat } from "./view/chat-context.ts";
import { Terms } from "./view/terms.tsx";

export * from "./shared.ts";

start();

function start(): void {
  const root = document.getElementById("app") as HTMLElement;
  const inlined = document.getElementById("page-data") as HTMLElement;
  const data = JSON.parse(inlined.textContent) as ChatPageData | TermsPageData;
  // What stands there once the terms were accepted before this script was; within `:is`, as no older browser knows it.
  const isAccepted = root.querySelector(":is(:popover-open)");
  root.replaceChildren();
  if (data.mode === "terms") return render(<Terms text={data.terms} />, root);
  const chat = createChat(data);
  enterChat(chat);
  if (isAccepted) chat.conversation.dispatch({ type: "accepted" });
  takeToken(chat.conversation);
  render(<App />, root);
}

function createChat(data: ChatPageData): Chat {
  const host = data.mode === "widget" && parent !== window ? connectToHost(window) : null;
  const memory = createMemory(data);
  const api = createApi({ base: data.api, fetch });
  const conversation = createConversation({
    data,
    api,
    createSession: (key) => host?.createSession(key) ?? api.createSession(data.config.slug, key),
    initial: memory.load() ?? { state: INITIAL_STATE, draft: "" },
    now: () => new Date(),
    newKey,
  });
  conversation.subscribe(() => memory.save({ state: conversation.state(), draft: conversation.draft() }));
  // A page that comes back as it was left would drop what was said since in the one that followed it.
  addEventListener("pageshow", ({ persisted }) => {
    const kept = persisted && memory.load();
    if (kept && lastOf(kept.state) !== lastOf(conversation.state())) location.reload();
  });
  if (host) connectHost(host, conversation);
  return { data, host, conversation, language: createLanguage(data.locale, data.strings) };
}

const lastOf = ({ messages }: ChatState): string | undefined => messages.at(-1)?.message_id;

function createMemory({ config }: ChatPageData): ChatMemory {
  const embedder = document.referrer && parent !== window ? new URL(document.referrer).origin : "";
  return createChatMemory({
    storage: () => (config.retention_mode === "none" ? null : sessionStorage),
    key: `ca:${config.slug}:${embedder}`,
    lifetime_ms: config.session_timeout_minutes * 60_000,
    now: Date.now,
  });
}

/** A token in the fragment is used once. */
function takeToken(conversation: Conversation): void {
  const token = new URLSearchParams(location.hash.slice(1)).get("t");
  // What was being fetched by a link that is no longer in the address never comes.
  if (!token) return conversation.dispatch({ type: "link_expired" });
  conversation.dispatch({ type: "redeeming" });
  withLate((late) => late.redeem(conversation, token));
}

function connectHost(host: Host, conversation: Conversation): void {
  let visible = true;
  let seen = conversation.state().messages.length;
  const update = (): void => {
    const count = conversation.state().messages.length;
    if (visible) seen = count;
    host.badge(Math.max(0, Math.ceil((count - seen) / 2)));
  };
  host.onVisible((shown) => {
    visible = shown;
    update();
    // With the first frame that is drawn: what is still hidden takes no focus.
    if (shown) requestAnimationFrame(() => focusOn(focusPlace()));
  });
  conversation.subscribe(update);
  addEventListener("keydown", (event) => closeByEscape(host, event));
}

/** Escape closes the panel, unless a dialog is open or an input method is composing. */
function closeByEscape(host: Host, event: KeyboardEvent): void {
  const topmost = document.querySelector(":popover-open, dialog[open]");
  // Safari tells of the end of a composition before the key that ends it, which only its code gives away.
  const isComposing = event.isComposing || event.keyCode === 229;
  if (event.key === "Escape" && !isComposing && !topmost) host.close();
}

/** `crypto.randomUUID` needs HTTPS; this does not. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
