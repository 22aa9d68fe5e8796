/** The files chosen for a message, as the composer and the last note show them. */
import type { JSX } from "preact";
import { IconButton } from "./button.tsx";
import { chat, text } from "./chat-context.ts";
import type { Files } from "./file-picker.tsx";

/** A button that goes away gives the focus to the next file's, and that of the last file to the one that adds others. */
function focusBeside(button: HTMLElement): void {
  const { nextElementSibling, previousElementSibling } = button.closest("li") as Element;
  const beside = (nextElementSibling ?? previousElementSibling)?.querySelector("button");
  (beside ?? document.querySelector<HTMLElement>(`[title="${text("composer.attach")}"]`))?.focus();
}

/** The chosen files, each with a button to remove it, and what was left out. */
export function FileChips({ files }: { readonly files: Files }): JSX.Element {
  const { data, language } = chat();
  const { limits } = data;
  const { problem, uploads } = files;
  return (
    <div class="files">
      <ul class="chips">
        {uploads.map((file) => (
          <li class="chip" key={file.content_base64}>
            <span class="chip-name">{file.file_name}</span>
            <span class="muted">{language.size(file.size_bytes)}</span>
            <IconButton
              icon="close"
              name={text("attachment.remove", { name: file.file_name })}
              run={({ currentTarget }) => {
                files.remove(file);
                focusBeside(currentTarget as HTMLElement);
              }}
            />
          </li>
        ))}
      </ul>
      {problem && (
        <p class="field-error" role="alert">
          {text(`attachment.${problem.key}`, {
            name: problem.file_name,
            limit: language.size(limits.attachment_bytes),
            together: language.size(limits.attachments_bytes),
            count: limits.attachments,
          })}
        </p>
      )}
    </div>
  );
}
