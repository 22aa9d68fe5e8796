/** What a visitor's files have to do with an answer: the texts that inform it, and the words where nothing else answers. */
import type { Locale } from "../../contract/locale.ts";
import { receivedWords, type UnreadFile, unreadWords } from "../../domain/documents/attachment-words.ts";
import type { Session } from "../../domain/session.ts";
import {
  type FileText,
  listFileTexts,
  type ReadFile,
  type SessionAttachment,
  toContext,
  toKeptContext,
} from "../../domain/session-attachments.ts";
import type { RobotInContext } from "../../domain/tenant.ts";
import type { TranscriptTurn } from "../../domain/transcript.ts";
import type { Answer } from "../../ports/answerer.ts";

/** A question of a session, with the files that came with it and what the browser knows of earlier ones. */
export interface InformedQuestion {
  readonly session: Session;
  readonly context: RobotInContext;
  readonly handed: readonly TranscriptTurn[];
  readonly files: readonly ReadFile[];
  /** What the session keeps of files that were sent earlier. */
  readonly kept: readonly SessionAttachment[];
}

/** The document context of a question, newest first. What was sent earlier comes from the browser only where the server keeps nothing. */
export function listContext({
  session,
  context,
  handed,
  files,
  kept,
}: InformedQuestion): readonly FileText[] {
  const sent = files.map(toContext);
  if (!context.plan.attachments) return [];
  if (session.retention_mode === "none")
    return listFileTexts([...handed.flatMap((turn) => turn.attachments ?? []), ...sent]);
  return listFileTexts([...kept.map(toKeptContext), ...sent]);
}

/** The answer's text, with what could not be read before it when nothing else was found. */
export function withUnread(answer: Answer, files: readonly ReadFile[], locale: Locale): string {
  const unread = unreadOf(files);
  if (answer.outcome === "answered" || unread.length === 0) return answer.text;
  return `${unreadWords(unread, locale)}\n\n${answer.text}`;
}

/** The answer to files without a question. */
export function answerFiles(files: readonly ReadFile[], locale: Locale): string {
  const read = files.filter(({ result }) => "text" in result).map(({ attachment }) => attachment.file_name);
  return receivedWords(read, unreadOf(files), locale);
}

function unreadOf(files: readonly ReadFile[]): readonly UnreadFile[] {
  return files.flatMap(({ attachment: { file_name }, result }) =>
    "error" in result ? [{ file_name, error: result.error }] : [],
  );
}
