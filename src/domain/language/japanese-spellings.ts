/**
 * Japanese words that are written in several ways: with more or less kana between kanji, in kana or in kanji. A question
 * asks for one of them, and the index holds that one beside what is written, so that 取り扱い finds 取扱, こども finds 子供,
 * and 貸す still finds 貸し出し.
 */

/** The spelling that is kept, and the others. */
const ANYWHERE = `
子供 子ども こども コドモ お子さま お子様 お子さん
子連 子供連 子ども連 こども連 お子さま連 お子様連 お子さん連
取扱 取り扱 取りあつか
申込 申し込
持込 持ち込
貸切 貸し切
持帰 持ち帰
入墨 入れ墨
取寄 取り寄
貸出 貸し出
引越 引っ越 引越し
受付 受け付け 受付け
問合 問い合 お問合
割引 割り引
割増 割り増
払戻 払い戻
振込 振り込
振替 振り替
取消 取り消
買取 買い取
買物 買い物
待合 待ち合
乗場 乗り場
乗放 乗り放
食放 食べ放
飲放 飲み放
飲物 飲み物
売切 売り切
売場 売り場
締切 締め切 〆切
切替 切り替
立入 立ち入
張替 張り替 貼り替 貼替
塗替 塗り替
空家 空き家
空室 空き室
折畳 折り畳 折りたた
入口 入り口
出入口 出入り口
追焚 追い焚 追いだき 追炊
引落 引き落と
折返 折り返
建替 建て替
立替 立て替
焼物 焼き物
車椅子 車いす 車イス
歯磨 歯みがき はみがき ハミガキ
見積 見積も
裾上 すそ上 すそあげ
紛失 なくされ 無くされ 失くされ
天ぷら てんぷら 天麩羅
お腹 おなか
風呂 ふろ
障害 障がい 障碍
ガラス 硝子
`;
/** Words in kana alone: only where they stand by themselves, before a particle or at an end. */
const ALONE = `
ゴミ ごみ
鍵 かぎ カギ
傘 かさ カサ
椅子 いす イス
猫 ねこ ネコ
犬 いぬ イヌ
靴 くつ
眼鏡 めがね メガネ
タバコ たばこ 煙草
髭 ひげ ヒゲ
眉 まゆ
爪 つめ ツメ
寿司 すし 鮨
卵 たまご タマゴ 玉子
海老 えび エビ
蟹 かに カニ
鰻 うなぎ ウナギ
おもちゃ オモチャ 玩具
布団 ふとん フトン
カバン かばん 鞄
怪我 けが ケガ
風邪 かぜ カゼ
膝 ひざ ヒザ
首 くび
着物 きもの
浴衣 ゆかた
料金 りょうきん
値段 ねだん
予約 よやく
定休日 ていきゅうび
電話 でんわ
住所 じゅうしょ
駅 えき
車 くるま クルマ
大人 おとな
無料 むりょう
割引 わりびき
現金 げんきん
`;

const toOthers = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [kept = "", ...others] = line.split(" ");
        return others.map((other) => [other, kept] as const);
      }),
  );
const toChoice = (words: ReadonlyMap<string, string>): string =>
  [...words.keys()].toSorted((one, other) => other.length - one.length).join("|");

const KEPT = new Map([...toOthers(ANYWHERE), ...toOthers(ALONE)]);
const JAPANESE = /[\u3041-\u30ff]/;
const KANA = String.raw`[\p{Script=Hiragana}\p{Script=Katakana}ー]`;
/** "お" makes a word polite and is none itself. */
const BEFORE = String.raw`(?<!${KANA}|[\p{Script=Han}])(?<polite>お?)`;
const AFTER = String.raw`(?=[はがをもにのでとやへ、。,.!?・\s]|から|まで|$)`;
const OTHERS = new RegExp(
  String.raw`${toChoice(toOthers(ANYWHERE))}|${BEFORE}(?<alone>${toChoice(toOthers(ALONE))})${AFTER}`,
  "gu",
);

/** A unified text with one spelling for each word of the tables. */
export function inOneSpelling(text: string): string {
  if (!JAPANESE.test(text)) return text;
  return text.replace(OTHERS, (said, polite: string | undefined, alone: string | undefined) =>
    alone === undefined ? (KEPT.get(said) ?? said) : `${polite ?? ""}${KEPT.get(alone) ?? alone}`,
  );
}

/** The words of the tables that a unified text writes otherwise, in the spelling that is kept. */
export function otherSpellingsIn(text: string): string[] {
  if (!JAPANESE.test(text)) return [];
  return [...text.matchAll(OTHERS)].flatMap(
    ({ 0: said, groups }) => KEPT.get(groups?.["alone"] ?? said) ?? [],
  );
}
