/** Where chat pages stand: a path that leaves the service's other paths alone. */
import * as z from "zod";
import { described } from "../contract/schema-parts.ts";

/** First parts of paths that are served already: a robot's slug behind one could hide an endpoint, or a file of the pages. */
const TAKEN: ReadonlySet<string> = new Set([
  "assets",
  "health",
  "openapi.json",
  "v1",
  "widget-test",
  "widget.js",
]);

// Browsers resolve the parts . and .. before they ask.
const PATH = /^(\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;

/** `public_chat_base`. */
export const ChatBase = described(
  z
    .string()
    .regex(PATH, "takes a path such as /chat")
    .refine(
      (base) => !TAKEN.has(base.split("/")[1] ?? ""),
      "takes a path that no other part of the service has",
    ),
  "The path under which chat pages stand.",
);
