/**
 * The panel's end of the wire to the loader in the host page: one `MessagePort`, handed over once.
 * The loader creates the session, because only its `Origin` is the site's (`decisions`: Widget origin).
 */
import { CallFailed, failed, toFailure } from "./failure.ts";
import type { ChatSession } from "./wire.ts";

/** The host page as the panel sees it. */
export interface Host {
  /** Asks the loader to create the widget session. */
  createSession(key: string): Promise<ChatSession>;
  close(): void;
  /** Answers the visitor has not seen. */
  badge(count: number): void;
  /** Calls `handler` each time the panel is shown or hidden. */
  onVisible(handler: (visible: boolean) => void): void;
}

/** What the loader sends back for a session. */
interface SessionReply {
  readonly type: "session";
  readonly id: number;
  readonly status: number;
  readonly body: unknown;
  readonly retry_after: string | null;
}

const SESSION_TIMEOUT_MS = 60_000;

/** Announces the panel to its parent and waits for the port; only the first port from the parent counts. */
export function connectToHost(page: Window): Host {
  let resolvePort: (port: MessagePort) => void = () => undefined;
  const connected = new Promise<MessagePort>((resolve) => (resolvePort = resolve));
  const waiting = new Map<number, (reply: SessionReply) => void>();
  let tell: (visible: boolean) => void = () => undefined;

  const receive = ({ data }: MessageEvent): void => {
    if (data?.type === "session") waiting.get(data.id)?.(data as SessionReply);
    if (data?.type === "visible") tell(data.visible);
  };
  const accept = (event: MessageEvent): void => {
    const [given] = event.ports;
    if (event.source !== page.parent || event.data?.type !== "chat-assistant:port" || !given) return;
    page.removeEventListener("message", accept);
    given.onmessage = receive;
    resolvePort(given);
  };
  page.addEventListener("message", accept);
  page.parent.postMessage({ type: "chat-assistant:ready" }, "*");

  const post = (message: object): void => void connected.then((open) => open.postMessage(message));
  return {
    close: () => post({ type: "close" }),
    badge: (count) => post({ type: "badge", count }),
    onVisible: (handler) => (tell = handler),
    createSession: (key) => askForSession({ key, waiting, post }),
  };
}

interface SessionQuestion {
  readonly key: string;
  readonly waiting: Map<number, (reply: SessionReply) => void>;
  readonly post: (message: object) => void;
}

async function askForSession({ key, waiting, post }: SessionQuestion): Promise<ChatSession> {
  const id = waiting.size + 1;
  const reply = await new Promise<SessionReply>((resolve, reject) => {
    setTimeout(() => reject(failed("timeout")), SESSION_TIMEOUT_MS);
    waiting.set(id, resolve);
    post({ type: "session", id, key });
  });
  if (reply.status === 201) return reply.body as ChatSession;
  throw reply.status === 0 ? failed("network") : new CallFailed(toFailure(reply));
}
