/** The texts of the database: bytes that are no UTF-8, which the database itself does not mind. */
import type { WrongText } from "../../adapters/storage/embedded/texts.ts";
import { type Check, findingsOf, toReason } from "./finding.ts";

/** As many are named at most. */
export const MOST_WRONG_TEXTS = 10;

const MEND_WORDS =
  "`chat-assistant knowledge reindex` reads passages anew from their files, `chat-assistant seed` tenants, robots and channels; what visitors wrote goes with their retention, or by `chat-assistant privacy erase`.";
const MEND_UNREAD = "Run it again when less is written.";
const MEND =
  "Stop the service, then `chat-assistant backup restore <backup> --yes`, or write these rows anew with the program that wrote them.";

/** Names the rows: words, which are shown with what is wrong in them, and what others are found and ruled by. */
export const textsCheck: Check = {
  name: "texts",
  run: ({ wrong_texts }) => {
    const find = findingsOf("texts");
    if (wrong_texts === null) return [];
    if (wrong_texts instanceof Error)
      return [find.warning(`The texts could not be looked through: ${toReason(wrong_texts)}.`, MEND_UNREAD)];
    const shown = wrong_texts.filter(({ is_words }) => is_words);
    const others = wrong_texts.filter(({ is_words }) => !is_words);
    return [
      ...(wrong_texts.length === 0 ? [find.ok("All texts of the database are UTF-8.")] : []),
      ...(shown.length > 0
        ? [find.warning(`Shown with U+FFFD, for they are not UTF-8: ${name(shown)}.`, MEND_WORDS)]
        : []),
      ...(others.length > 0
        ? [find.error(`Not found, or not heeded, for they are not UTF-8: ${name(others)}.`, MEND)]
        : []),
    ];
  },
};

const name = (texts: readonly WrongText[]): string =>
  texts.map(({ column, row }) => `${column} (${row})`).join(", ") +
  (texts.length < MOST_WRONG_TEXTS ? "" : " and maybe more");
