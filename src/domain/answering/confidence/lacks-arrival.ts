/**
 * "Can we arrive at 10 pm?", 夜8時に着いてもいいですか: when somebody may come is told by words for it or by the hours, not by whatever
 * else happens at some hour.
 */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";
import type { Extract } from "../extraction/extract.ts";
import { asksYesOrNo, type ReadQuestion } from "../question/question.ts";

const ASKED: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:i|we) (?:arrive|come|get there|turn up|check[- ]?in)\b.{0,24}\b(?:at|by|after|around|before|past|until|till) (?:\d|midnight|noon|midday)|\b(?:to|if (?:i|we)(?:'m|'re| are)?) (?:arriv(?:e|ing)|check[- ]?in)\b.{0,24}\b(?:at|by|after|around|before|past) (?:\d|midnight)|\b(?:i|we) (?:get in|come|enter|get access|get to .{2,20}|use it)\b.{0,16}\bat night\b/,
  "pt-BR":
    /\b(?:cheg(?:ar|amos|o|armos)|fazer (?:o )?check-?in)\b.{0,24}\b(?:as|depois das?|apos as?|la pelas|antes das?|ate as?) (?:\d|meia)|\b(?:entrar|ir|vir|acessar)\b.{0,16}\b(?:a|de) noite\b/,
  it: /\b(?:arriv(?:o|are|iamo)|fare (?:il )?check-?in)\b.{0,24}\b(?:alle|dopo le|verso le|entro le|prima delle|a) (?:\d|mezza)|\b(?:entrare|venire|accedere)\b.{0,16}\bdi notte\b/,
  ja: /\d時(?:半|頃|ごろ|過ぎ|すぎ|以降)?(?:に|でも|の)?(?:着[いくけ]|到着|チェックイン)/,
};
const TOLD: Readonly<Record<Locale, RegExp>> = {
  en: /\bcheck(?:ing)?[- ]?in\b|\barriv\w+|\b(?:re)?open\w*|\bclos(?:e[sd]?|ing)\b|\breception\b|\bfront desk\b|\blate\b|\buntil\b|\bat any (?:time|hour)\b|\b24 hours\b|\b24\/7\b|\bround the clock\b|\bday and night\b|\bnight\b|\bkey (?:box|safe)\b|\d ?(?:am|pm)? ?(?:to|[–-]) ?\d/,
  "pt-BR":
    /\bcheck-?in\b|\bcheg\w+|\babert\w*|\babr\w+|\bfech\w+|\brecepcao\b|\bportaria\b|\bate as?\b|\bqualquer hora\b|\bnoite\b|\b24 ?h\w*|\dh?(?:\d\d)? ?(?:as|[–-]) ?\d/,
  it: /\bcheck-?in\b|\barriv\w+|\bapert\w*|\bapr\w+|\bchiu\w+|\breception\b|\bportineria\b|\bfino alle\b|\bqualsiasi ora\b|\bnotte\b|\b24 ore\b|\d ?(?:alle|[–-]) ?\d/,
  ja: /チェックイン|到着|営業|受付|フロント|門限|開店|閉店|開館|閉館|\d時(?:\d{1,2}分|半)?(?:から|まで)|\d ?[〜～~–-] ?\d|24時間|以降/,
};

/** Whether it was asked if one may come at an hour, and nothing that is told is of coming or of hours. */
export const lacksArrival = (question: ReadQuestion, { sentences }: Pick<Extract, "sentences">): boolean =>
  ASKED[question.locale].test(question.folded) &&
  (question.locale === "ja" || asksYesOrNo(question)) &&
  !sentences.some(({ text }) => TOLD[question.locale].test(fold(text)));
