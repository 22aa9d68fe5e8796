/** The clauses of a Japanese letter: its questions show by how they end. */
import type { LetterClause } from "./letter-clauses.ts";

/** Behind what leads to the point of a sentence: "… を借りたいのですが、料金は…". */
export const LEAD =
  /(?<=(?:[のん]ですが|いますが|ますが|でしたが|ましたが|ませんが|ですけど|ますけど|けれど|ますので|ですので|ましたので|くて))[、,，]?(?=[^、,，。]{4})/u;
/** Behind one of several questions: "料金がいくらになるか、またヘルメットが…". */
const FURTHER =
  /(?<=(?<![ほな])か|(?:いくら|どこ|いつ|何時|どのくらい)(?:で|から|まで))[、,，](?!それとも|どちら)(?:また|それと|それから|あと)?[、,，]?/u;
/** Words between sentences that say nothing. */
const JOINING = /^(?:また|それと|それから|あと|それでは|では|ちなみに)[、,，]/u;
const MARK = /か[。.?？!！\s]*$|[?？]\s*$/u;
const ANNOUNCES =
  /(?:教えて(?:ください|下さい|いただ|頂|もらえ|もらいたい|ほしい|欲しい|くれ)|お教え|知りたい|伺いたい|うかがいたい|お尋ね|お聞き|お聞かせ|ご教示|伺え|うかがえ)[^。]{0,14}[。!！]?$/u;
const LACKS =
  /(?:仕方|方法|やり方|手順|手続き|すれば(?:いい|よい)の?か|どう[^。、]{0,12}か|どこ[^。、]{0,12}か|いつ[^。、]{0,12}か)[がもをは]?[^。、]{0,8}(?:わか[らり]|分か[らり]|見つか[らり]|見つけられ|不明)/u;
const CLOSES =
  /^(?:以上[、,]|どうぞ|何卒)?(?:よろしく|宜しく)|^(?:ありがとう|お世話|いつもお世話|お願い|失礼)/u;
const MIN_CHARACTERS = 6;

/** Whether a sentence asks by its ending. */
export const asksJapanese = (sentence: string): boolean => MARK.test(sentence) || ANNOUNCES.test(sentence);

function readSentence(sentence: string): LetterClause[] {
  if (!asksJapanese(sentence)) return [{ text: sentence, does: LACKS.test(sentence) ? "lacks" : "tells" }];
  const parts = sentence.split(LEAD);
  const point = parts.pop() ?? "";
  const told = parts.map((text): LetterClause => ({ text, does: LACKS.test(text) ? "lacks" : "tells" }));
  const asked = point.split(FURTHER);
  const isSplit = asked.every((part) => part.length >= MIN_CHARACTERS);
  const questions = isSplit ? asked : [point];
  return [
    ...told,
    ...questions.map((text): LetterClause => ({ text: text.replace(JOINING, ""), does: "asks" })),
  ];
}

/** Reads the clauses of sentences; greetings and closings are left out. */
export function readJapaneseClauses(sentences: readonly string[]): LetterClause[] {
  return sentences
    .filter((sentence) => sentence.length >= MIN_CHARACTERS && !CLOSES.test(sentence))
    .flatMap(readSentence);
}
