/** Whether a heading or a lead-in says that what follows is not so ("We do not offer:"): without it an item says the opposite. */

const NEGATIONS =
  /\bnot\b|n['’]t\b|\b(?:never|cannot|nothing|nobody|without|except|exclud\w+)\b|\b(?:nao|sem|nunca|nada|ninguem|exceto|exclui\w*)\b|\b(?:non|niente|nulla|senza|tranne|esclus[oaie])\b|ません|(?<!少)ない|不可|対象外|除[くき]|禁止/;

/** Whether a folded text denies something, in any of the languages. */
export function negates(folded: string): boolean {
  return NEGATIONS.test(folded);
}
