/** Choosing files for a message: the button and what was chosen; used by the composer and the last note. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { AttachmentProblem } from "../attachments.ts";
import type { AttachmentUpload } from "../wire.ts";
import { IconButton } from "./button.tsx";
import { chat, text } from "./chat-context.ts";
import { withLate } from "./late.tsx";

/** The files of one message. */
export interface Files {
  readonly uploads: readonly AttachmentUpload[];
  readonly problem: AttachmentProblem | null;
  /** Takes files until one breaks a limit. */
  readonly add: (files: readonly File[]) => void;
  readonly remove: (upload: AttachmentUpload) => void;
  readonly clear: () => void;
}

/** Holds the files of one message. */
export function useFiles(): Files {
  const { limits } = chat().data;
  const [uploads, setUploads] = useState<readonly AttachmentUpload[]>([]);
  const [problem, setProblem] = useState<AttachmentProblem | null>(null);
  return {
    uploads,
    problem,
    add(files) {
      const held = uploads.map(({ size_bytes }) => size_bytes);
      withLate(async ({ chooseFiles, readUpload }) => {
        const choice = chooseFiles(files, held, limits);
        setProblem(choice.problem);
        const read = await Promise.allSettled(choice.accepted.map(readUpload));
        const done = read.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
        if (done.length < read.length) setProblem({ key: "unreadable", file_name: "" });
        setUploads((before) => [...before, ...done].slice(0, limits.attachments));
      });
    },
    remove(upload) {
      setProblem(null);
      setUploads((before) => before.filter((other) => other !== upload));
    },
    clear() {
      setProblem(null);
      setUploads([]);
    },
  };
}

/** Opens the browser's file dialog; nothing where the plan has no attachments. */
export function FileButton({ files }: { readonly files: Files }): JSX.Element | null {
  if (!chat().data.features.attachments) return null;
  const ask = (): void => withLate((late) => late.askForFiles(files.add));
  return <IconButton icon="attach" name={text("composer.attach")} run={ask} />;
}
