/**
 * What every view stands in: one chat a page, so it is set once at the start and read from everywhere.
 * (A component context would say the same in more bytes.)
 */
import { useLayoutEffect, useState } from "preact/hooks";
import type { Conversation } from "../conversation.ts";
import type { Host } from "../host-port.ts";
import type { Language, Values } from "../i18n.ts";
import type { ChatPageData } from "../../../contract/page-data.ts";
import type { ChatEvent } from "../session-state.ts";

/** The surroundings of the views. */
export interface Chat {
  readonly data: ChatPageData;
  readonly language: Language;
  readonly conversation: Conversation;
  /** The loader in the host page; null on the full page. */
  readonly host: Host | null;
}

let current: Chat;

/** Sets the surroundings; called once, before the first drawing. */
export function enterChat(chat: Chat): void {
  current = chat;
}

/** The surroundings; the page of the terms has none. */
export function chat(): Chat {
  return current;
}

/** A string of the page. */
export function text(key: string, values?: Values): string {
  return current.language.text(`web.${key}`, values);
}

/** A string with the assistant's and the company's names in it. */
export function named(key: string): string {
  const { assistant_name, company_name } = current.data.config;
  return text(key, { assistant: assistant_name, company: company_name });
}

/** The plural form of a string. */
export function counted(key: string, count: number): string {
  return current.language.count(`web.${key}`, count);
}

/** Gives an event to the conversation. */
export function dispatch(event: ChatEvent): void {
  current.conversation.dispatch(event);
}

/** Something of the conversation, drawn again after every change. */
export function useFresh<T>(read: () => T): T {
  const [value, show] = useState(read());
  // Before anybody can click: an effect that waits for the paint would miss a change until then.
  useLayoutEffect(() => current.conversation.subscribe(() => show(read())), []);
  return value;
}

/** Gives the focus to what a selector finds first, without scrolling to it. */
export function focusOn(css: string): void {
  document.querySelector<HTMLElement>(css)?.focus({ preventScroll: true });
}

/** Whether a touch keyboard would cover the page on focus. */
export function isTouch(): boolean {
  return !matchMedia("(pointer: fine)").matches;
}

/**
 * Where the focus belongs: on the button that begins a chat, or in the field. Where that would bring a keyboard over what is
 * to be read, it is on the heading before it, which has no ring: a browser draws one though nobody has pressed a key.
 */
export function focusPlace(): string {
  return isTouch() ? ".stage h2" : ".consent .pair button, .composer textarea";
}
