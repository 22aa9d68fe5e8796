/** First messages that ask of nothing in particular ("Where is it?"). */
import { DAYS } from "./hours-idioms.ts";
import { fold } from "./normalise.ts";

/** Questions without a thing, where nothing was said before: they mean the robot's own place. */
const OPENERS: readonly (readonly [said: RegExp, plain: string])[] = [
  [/^where is (?:it|that|this)(?=[ ?!.]*$)/, "where are you"],
  [/^onde (?:e que )?fica(?=[ ?!.]*$)/, "onde voces ficam"],
  // 何時まで？, 月曜は？
  [/^何時(?:から何時)?(から|まで)(?:です|でしょう)?か?(?=[ ?!。]*$)/, "何時$1営業ですか"],
  [new RegExp(String.raw`^(${DAYS}|土日祝?|週末|祝日|平日)(?:は|って)(?=[ ?!。]*$)`), "$1は営業ですか"],
  [/^dov(?:'|e )e(?=[ ?!.]*$)|^dove si trova(?=[ ?!.]*$)/, "dove siete"],
];

/** The first message of a conversation: it leans on nothing. */
export function openPlainly(text: string): string {
  const folded = fold(text).trim();
  const [said, plain] = OPENERS.find(([idiom]) => idiom.test(folded)) ?? [];
  return said === undefined || plain === undefined ? text : folded.replace(said, plain);
}
