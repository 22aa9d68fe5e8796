/** Server-sent events of a message (`interface.md`: Events). */
import * as z from "zod";
import { api } from "./registry.ts";
import { PublicChatAnswer } from "./resources/message.ts";
import { Problem } from "./resources/problem.ts";

/** The stages of an answer, in the order in which they occur. */
export const Stage = z.enum(["reading_attachments", "searching_knowledge", "generating_answer"]);

/** The stages of an answer. */
export type Stage = z.infer<typeof Stage>;

/** The data of `svc.progress`. */
export const Progress = z
  .object({ stage: Stage })
  .register(api, { id: "Progress", description: "What the service is doing before the answer." });

/** Event name → the shape of its data. There are no others. */
export const EVENTS = {
  "svc.progress": Progress,
  "svc.answer": PublicChatAnswer,
  "svc.error": Problem,
} as const;

/** The name of an event. */
export type EventName = keyof typeof EVENTS;
