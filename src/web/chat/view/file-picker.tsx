/** Choosing files for a message: the button and what was chosen; used by the composer and the last note. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { AttachmentProblem } from "../attachments.ts";
import { withLate } from "../late-file.ts";
import type { AttachmentUpload } from "../wire.ts";
import { IconButton } from "./button.tsx";
import { chat, text, useFresh } from "./chat-context.ts";

/** The files of one message. */
export interface Files {
  readonly uploads: readonly AttachmentUpload[];
  readonly problem: AttachmentProblem | null;
  /** Takes files until one breaks a limit. */
  readonly add: (files: readonly File[]) => void;
  readonly remove: (upload: AttachmentUpload) => void;
  /** Clears the text and the files. */
  readonly clear: () => void;
}

/** Holds the files of one message. */
export function useFiles(): Files {
  const { conversation, data } = chat();
  const { limits } = data;
  const uploads = useFresh(conversation.files);
  const [problem, setProblem] = useState<AttachmentProblem | null>(null);
  const hold = (next: readonly AttachmentUpload[]): void => conversation.write(conversation.draft(), next);
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
        hold([...conversation.files(), ...done].slice(0, limits.attachments));
      });
    },
    remove(upload) {
      setProblem(null);
      hold(uploads.filter((other) => other !== upload));
    },
    clear() {
      setProblem(null);
      conversation.write("", []);
    },
  };
}

/** Opens the browser's file dialog; nothing where the plan has no attachments. */
export function FileButton({ files }: { readonly files: Files }): JSX.Element | null {
  if (!chat().data.features.attachments) return null;
  const ask = (): void => withLate((late) => late.askForFiles(files.add));
  return <IconButton icon="attach" name={text("composer.attach")} run={ask} />;
}
