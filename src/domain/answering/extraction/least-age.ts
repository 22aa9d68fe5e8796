/**
 * "What age can kids start?" asks from which age on there is anything: the sentence that says it ("We teach children from three years"),
 * and not the row of one course among several.
 */
import type { Locale } from "../../../contract/locale.ts";
import { findAgeSpans, isClosed, namesPerson, PRICED_BY_AGE } from "../../language/ages.ts";
import { fold } from "../../language/normalise.ts";
import { hasContext } from "../question/asked-terms.ts";
import type { Asked } from "../question/question.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { isProse } from "./rows.ts";

const ASKED: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:(?:from )?(?:what|which) age|how (?:old|young)|minimum age|age limits?|youngest)\b/,
  "pt-BR": /\b(?:(?:a partir de|com|de|desde) (?:que idade|quantos anos)|que idade|idade minima)\b/,
  it: /\b(?:d?a (?:che|quale) eta|d?a quanti anni|che eta|eta minima)\b/,
  ja: /何[歳才]から|何[歳才]以上|年齢制限|最低年齢/,
};
/** Beside who, and that he begins or comes, nothing is named. */
const STARTS =
  /^(?:start|begin|join|come|enter|allowed|learn|minimum|age|young|youngest|old|limit|comec\w+|entr\w+|participa\w*|iniciar|minim[ao]|idade|anos|parte\w*|comincia\w*|inizia\w*|eta|anni|agestold|年齢|歳|才|何|参加|始|入|通|習|制限|最低)$/;

/** Who begins. */
const PERSON = /^(?:kids?|child(?:ren)?|people|you|criancas?|bambin[oaie]|ragazz[oaie]|子供|子)$/;

/** Undefined where something is named, no rows tell ages, or no sentence the least one. */
export function findLeastAge<S extends RankedSentence>(
  ranked: readonly S[],
  asked: Asked,
): readonly S[] | undefined {
  if (asked.kind !== "age" || hasContext(asked) || !ASKED[asked.locale].test(asked.folded)) return undefined;
  const names = asked.terms.some(
    ({ role, word }) => role === "content" && !namesPerson(word) && !STARTS.test(word) && !PERSON.test(word),
  );
  const [best] = ranked;
  if (names || !best || (isProse(best) && best.shows === true)) return undefined;
  const told = ranked.find((one) => {
    const folded = fold(one.text);
    return (
      isProse(one) &&
      !PRICED_BY_AGE.test(folded) &&
      findAgeSpans(folded).some((span) => !isClosed(span) && span.from > 0)
    );
  });
  return told && [told];
}
