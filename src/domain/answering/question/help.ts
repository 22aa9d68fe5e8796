/** Messages that report a trouble ("My machine won't turn on") or ask for help with one ("How do I fix error E4?"). */
import type { Locale } from "../../../contract/locale.ts";
import { toTokens } from "../../language/tokens.ts";
import { perObject } from "../../per-object.ts";
import { negates } from "../text/negation.ts";
import { findWrong, type Wrong } from "../text/trouble-kinds.ts";
import type { AskedTerm } from "./asked-terms.ts";
import type { Asked } from "./question.ts";

/** Of pairs of characters only those within a word name something. */
const LEAST_SHARE = 0.5;

/** Phrases that report a trouble without saying which one, or ask how to end it; of folded text. */
const TROUBLE: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:how (?:(?:do|can|could|should|would) (?:i|we|you|one) |to )?|can i )(?:fix|solve|resolve|repair|correct|get rid of)\b|\bwhat(?:'s| is| went| goes| could be) wrong(?: with)?\b|\b(?:(?:i|we) (?:have|have got|get|am getting|are having|am having)|i'm (?:getting|having)|there(?:'s| is)|got|having) (?:an? |some )?(?:problem|issue|trouble)s?(?: with)?\b|\b(?:problem|issue|trouble)s? with\b/g,
  "pt-BR":
    /\bcomo (?:eu )?(?:posso |devo |faco para |faz para )?(?:resolv|consert|corrig|arrum|repar|solucion)\w+\b|\bqual (?:e )?o problema(?: com)?\b|\b(?:estou com|tenho|tive|ha|tem) (?:um |uns |algum )?problemas?(?: com| n[oa]| d[oa])?\b|\bproblemas? com\b/g,
  it: /\bcome (?:posso |devo |si puo |si )?(?:risolv|ripar|aggiust|sistem|elimin|corregg)\w+\b|\b(?:qual e il problema|che problema)(?: con)?\b|\b(?:ho|abbiamo|c'e|ci sono) (?:un |dei )?problem[ai](?: con)?\b|\bproblem[ai] con\b/g,
  ja: /の?(?:直し方|治し方|解決方法|対処方?法)|を?(?:直す|解決する|修理する)には|の?(?:調子|具合)が(?:悪|わる)い?(?:です)?|が?おかしい(?:です)?|に?困って(?:い|お)?ます/g,
};

/** Phrases that ask for help or for a cause with whatever there is; of folded text. */
const HELP: Readonly<Record<Locale, RegExp>> = {
  en: /\bwhat (?:can|should|do|could|must|shall) (?:i|we) do(?: about| with| if| when)?\b|\bwhat to do(?: about| with| if| when)?\b|\bwhy(?:'s| is| are| does| do| did| was| has| can| won't| isn't| doesn't| can't)?\b|\bwhat(?:'s| is| does| do)?(?= .{1,60}\bmeans?\b)|\bmeans?(?=[ ?!.]*$)|\bhelp(?: me)?(?: with)?\b/g,
  "pt-BR":
    /\bo que (?:eu )?(?:devo |posso |preciso )?(?:fazer|faco)(?: se| quando| com)?\b|\bo que (?:significa|quer dizer)\b|\bpor ?que\b|\bme ajud\w+\b|\bajuda(?: com)?\b/g,
  it: /\b(?:che )?(?:cosa |che )(?:posso |devo |dovrei |si puo )?(?:fare|faccio)(?: se| quando| con)?\b|\bche (?:fare|faccio)(?: se| quando)?\b|\b(?:che )?cosa (?:significa|vuol dire)\b|\bche (?:significa|vuol dire)\b|\bperche\b|\baiut\w+\b/g,
  ja: /どうすれば(?:いい|よい|良い)?(?:です|の|でしょう){0,3}か?|どうしたら(?:いい|よい|良い)?(?:です|の|でしょう){0,3}か?|(?:対処|対応|解決)(?:方法|法|策)?(?:を教えて.*|は.*)?$|なぜ|何故|どうして|(?:は|とは|って)?(?:どういう|何の)(?:意味|こと)(?:です|でしょう){0,2}か?|助けて(?:ください)?|原因は?(?:何|なん)?(?:です|でしょう){0,2}か?/g,
};

/** What is asked for otherwise, also whether there is something or may be done; of folded text. */
const ASKING: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:who|whom|whose|what|which|when|where|how)\b|^(?:can|could|may|do(?:es)?|did|will|would|have|has|is|are|was|were)\b/,
  "pt-BR":
    /\b(?:quem|que|qual|quais|onde|aonde|quant[oa]s?|cad[ae])\b(?! (?:nao|esta|deu))|^(?:posso|podemos|pode-se|voces?|existe|da para|e possivel)\b/,
  it: /\b(?:chi|cosa|quale?|quali|dove|come|quant[oaie])\b|^(?:di |a |in |con |per )?che\b|^(?:posso|possiamo|si puo|avete|fate|e possibile)\b/,
  ja: /[何誰]|いつ|いくつ|いくら|どこ|どの|どう|どれ|どちら|どなた|どんな|だれ|なに|(?:は|(?<![のん])ですか|ますか)[?？]?$/,
};

/** A trouble that was reported. */
export interface Report {
  /** Positions of the terms that name the things, beside what is wrong with them. */
  readonly things: readonly number[];
  /** The message without the words that say what is wrong, or ask for help. */
  readonly named: string;
  readonly wrong: readonly Wrong[];
  /** It says what is wrong or asks for help with it, and does not only deny something. */
  readonly isSure: boolean;
}

/** What a message reports to be wrong, or asks for help with; undefined where it asks for anything else. */
export const readReport = perObject((asked: Asked): Report | undefined => {
  const { folded, locale, terms } = asked;
  const withoutTrouble = folded.replaceAll(TROUBLE[locale], " ");
  const rest = withoutTrouble.replaceAll(HELP[locale], " ");
  const wrong = findWrong(rest, locale);
  const isSure = wrong.length > 0 || withoutTrouble !== folded;
  if (!(isSure || negates(rest)) || ASKING[locale].test(rest)) return undefined;
  // What is left names the things.
  const named = wrong.reduce((text, { said }) => text.replace(said, " "), rest);
  const words = new Set(toTokens(named).map((token) => token.folded));
  const isNamed = ({ word, kind }: AskedTerm): boolean => {
    if (kind === "word") return words.has(word);
    return kind === "kanji" ? Array.from(word).some((one) => named.includes(one)) : named.includes(word);
  };
  const things = terms.flatMap((term, at) =>
    term.role === "content" && term.kind !== "hiragana" && term.share >= LEAST_SHARE && isNamed(term)
      ? [at]
      : [],
  );
  return things.length + wrong.length > 0 ? { things, named, wrong, isSure } : undefined;
});
