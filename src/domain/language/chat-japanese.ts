/** How Japanese is typed in chats, as it is asked politely: laughter, drawn-out ends, words left in kana, casual verbs. */

/** Words that were not converted from kana, where they begin or follow a particle or a word in other letters. */
const KANA_WORDS: ReadonlyMap<string, string> = new Map(
  `
営業時間 えいぎょうじかん
場所 ばしょ
駐車場 ちゅうしゃじょう
支払い しはらい
料金 りょうきん
予約 よやく
住所 じゅうしょ
電話番号 でんわばんごう
定休日 ていきゅうび
修理 しゅうり
返金 へんきん
会員 かいいん
朝食 ちょうしょく
学生 がくせい
割引 わりびき
無料 むりょう
荷物 にもつ
自転車 じてんしゃ
土曜日 どようび
日曜日 にちようび
月曜日 げつようび
明日 あした
`
    .trim()
    .split("\n")
    .map((line) => line.split(" ").reverse() as [string, string]),
);
const KANA = new RegExp(
  String.raw`(?<![\p{Script=Hiragana}](?<![はがをもにのでとへ]))(?:${[...KANA_WORDS.keys()].join("|")})(?![ゃゅょ])`,
  "gu",
);
/** Only before what follows a day: "きょうと" is a city, "きょうしつ" a classroom. */
const TODAY =
  /(?<!\p{Script=Hiragana}(?<![はがをもにのでとへ]))きょう(?=[はもの]|から|まで|って|やっ|あい|よやく|えいぎょう|\P{Script=Hiragana}|$)/gu;

/** English words between Japanese ones. */
const ENGLISH_WORDS: ReadonlyMap<string, string> = new Map(
  `
ツアー tour tours
配達 delivery
メニュー menu
駐車場 parking
営業 open
自転車 bike bikes
子ども kids
料金 price
予約 booking reservation
クレジットカード creditcard
チェックイン checkin
チェックアウト checkout
レンタル rental
割引 discount
無料 free
`
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [japanese = "", ...english] = line.split(" ");
      return english.map((word) => [word, japanese] as const);
    }),
);
const ENGLISH = new RegExp(
  String.raw`(?<![a-z][ -]?|\d)(?:${[...ENGLISH_WORDS.keys()].join("|")})(?![ -]?[a-z])(?!\d)`,
  "giu",
);

/** A longer text is written, not typed. */
const MAX_CHARACTERS = 40;

const END = String.raw`(?=[?!。\s]*$)`;
type Rule = readonly [typed: RegExp, plain: string];

/** What a question word or a verb follows without a particle between them. */
const THING = String.raw`(?<=[\p{Script=Han}\p{Script=Katakana}ー]|ごはん)`;
const SOFT = String.raw`(?:の|ん|かな|っけ|かね|んですか|のですか)*`;

const RULES: readonly Rule[] = [
  // Laughter behind what is said.
  [
    new RegExp(
      String.raw`(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー?!。])(?:\(笑\)|(?<![微苦爆失冷談嘲大])笑[笑w]*|w+)${END}`,
      "giu",
    ),
    "",
  ],
  [/(?<=[\p{Script=Han}\p{Script=Hiragana}])w+(?=[?!])/gu, ""],
  // "まで〜?", "いくらー"
  [new RegExp(String.raw`(?<=\p{Script=Hiragana})[ー〜~っッ]+${END}`, "gu"), ""],
  [
    new RegExp(
      String.raw`(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]\s?)(?:おk|ok|おけ|オッケー|オーケー|ng)(?:です)?か?[なね]?${END}`,
      "giu",
    ),
    "は大丈夫ですか",
  ],
  [new RegExp(String.raw`([てで])い?る${SOFT}${END}`, "gu"), "$1いますか"],
  [new RegExp(String.raw`([てで]い?ます|です)(?=[?])`, "gu"), "$1か"],
  [new RegExp(String.raw`っすか${END}`, "gu"), "ですか"],
  // "家まで来てくれる?", "子どもいける?": who may or can is asked for yes or no as politely as "使えますか". What asks otherwise stays as it is.
  [
    new RegExp(
      String.raw`(?<!(?:[何誰]|いつ|いくら|いくつ|どこ|どの|どう|どれ|どんな|どっち|なに|なん|だれ|なぜ).*)((?<!使)[えけせてねべめれげ]|でき)る(?:の|ん|かな|のかな)?(?=\?\s*$)`,
      "u",
    ),
    "$1ますか",
  ],
  [
    new RegExp(
      String.raw`(?<!(?:[何誰]|いつ|いくら|いくつ|どこ|どの|どう|どれ|どんな|どっち|なに|なん|だれ|なぜ).*)(?<=[\p{Script=Han}\p{Script=Katakana}ーはがもって])ある(?:の|ん|かな|のかな)?(?=\?\s*$)`,
      "u",
    ),
    "ありますか",
  ],
  // The particle that was left out, since what stands before it is the thing that is asked about.
  [
    new RegExp(
      String.raw`${THING}(?<![約第各計]|何.{0,9})(?=(?:いつ|いくら|どこ|だれ|どう|何[時分日曜円歳才人名])\S{0,8}${END})`,
      "gu",
    ),
    "は",
  ],
  // "ねぎまいくら?": a name in hiragana, and none that a particle or "all" ends.
  [
    /^(?!それ|これ|あれ|ぜんぶ|みんな|だいたい)(\p{Script=Hiragana}{2,8}(?<![はがをもにのでとへや]))(?=いくら[?\s]*$)/u,
    "$1は",
  ],
  [
    new RegExp(
      String.raw`(?<=[\p{Script=Han}\p{Script=Katakana}ー]{2}|(?<![a-z])(?:gw|sw)|みそか|の日)(?=(?:やっ|開い|あい|空い)[てで]い?ます)|(?<=[\p{Script=Katakana}ー]{2})(?=[売借買使食泊捨頼]\p{Script=Hiragana}{1,5}ますか${END})`,
      "giu",
    ),
    "は",
  ],
  [/(?<=[\p{Script=Han}\p{Script=Katakana}ー]{2})(?=なくし|わすれ|忘れ)/gu, "を"],
  [/(?<=[\p{Script=Han}\p{Script=Katakana}ー]{2})(?=教えて|知りたい)/gu, "を"],
  [/(?<=[\p{Script=Han}\p{Script=Katakana}ー])(?=何[冊枚台個匹杯着席室曲品袋箱食])/gu, "は"],
  // "週何回通うの": how often, and what is done.
  [/(?<=[週月年日])(?=何[回度])|(?<=何[回度])(?=\p{Script=Han})/gu, " "],
  // "お酒飲んでもいい?", "何冊借りられますか": a thing or a number and what is done with it are two words.
  [
    /(?<=[\p{Script=Han}ー])(?<![何\d]人)(?<![取受引買借持見申貸切立打組積払差追巻折乗着書読聞振呼割相])(?=(?:飲[んみめ]|食べ|連れ|借り|買[いえっ]|売っ|使[いえっ]|見[てれらた]|乗[りれっ]|着[てらた]|洗[いえっ]|送[りれっ]|泊ま|捨て|預け|届け|渡[しせ]|撮[りれっ]|習[いえっ]|作[りれっ]|頼[みめん]|染め)[でてたらまるれっ])/gu,
    " ",
  ],
];

/** The text as it would be asked politely; as it is written where it is typed in no such way. */
export function writeOutJapanese(written: string): string {
  const unified = written.normalize("NFKC");
  const named = unified.replace(KANA, (kana) => KANA_WORDS.get(kana) ?? kana).replace(TODAY, "今日");
  const japanese = named.replace(ENGLISH, (word) => ENGLISH_WORDS.get(word.toLowerCase()) ?? word);
  // What is told in whole sentences is no chat.
  if (japanese.length > MAX_CHARACTERS || /。[^]/u.test(japanese))
    return japanese === unified ? written : japanese;
  const plain = RULES.reduce((said, [typed, meant]) => said.replace(typed, meant), japanese);
  return plain === unified ? written : plain;
}
