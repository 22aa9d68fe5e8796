/** What a question for a telephone number, a mail address or a place names beside it: whose it is. */
import { findContact, isContact } from "../text/contacts.ts";
import { contentOf, type WeighedQuestion } from "../ranking/weigh.ts";
import { hasContext } from "../question/asked-terms.ts";

/** Not every telephone number has it: it must be taught. */
const APP = "whatsapp";

/** Positions of what a question for a contact names beside the contact; undefined where none is asked for. */
export function namedBeside(
  question: Pick<WeighedQuestion, "kind" | "folded" | "locale" | "terms">,
): readonly number[] | undefined {
  const said = isContact(question.kind) ? findContact(question.folded, question.locale)?.said : undefined;
  if (said === undefined || hasContext(question)) return undefined;
  return contentOf(question).filter((at) => {
    const { word = "" } = question.terms[at] ?? {};
    return !said.includes(word) || word === APP;
  });
}
