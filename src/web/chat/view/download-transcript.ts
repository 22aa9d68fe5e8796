/** Hands the transcript to the browser's downloads. */
import type { ChatState } from "../session-state.ts";
import { transcriptText } from "../transcript-text.ts";
import { chat } from "./chat-context.ts";

/** Saves the transcript as a text file, named after the protocol number. */
export function downloadTranscript(state: ChatState): void {
  const source = chat();
  const file = new Blob([transcriptText(source, state)], { type: "text/plain;charset=utf-8" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${state.session?.protocol_number ?? source.data.config.slug}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
