/** "Is it free?" is told by the price or by words for none; and words that a page shows rather than says: "included", "in instalments", flavours. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

const PAGES: Readonly<Record<Locale, string>> = {
  en: "# The Heron Boathouse\n\n## Boats\n\nBring a change of clothes and shoes that may get wet. Under-fives come along at no charge.\n\n## Rooms\n\nAll six rooms have Wi-Fi at no extra cost. Breakfast is served from 7.30 to 10 am. There is a lift, and the ground-floor room has a step-free shower. Parking costs £5 a night.\n\n## Ice cream\n\nOur kiosk sells vanilla, strawberry, and salted caramel ice cream.\n\n## Paying\n\nWe take cards and cash. Stays of more than £300 can be paid in three instalments without interest.\n\n## Lessons\n\nYou can try a lesson without paying anything.",
  "pt-BR":
    "# Recanto da Garça\n\n## Barcos\n\nTraga uma muda de roupa e sapatos que possam molhar. Menores de 5 anos não pagam.\n\n## Quartos\n\nTodos os quartos têm Wi-Fi sem custo adicional. O café da manhã é servido das 7h às 10h. O estacionamento custa R$ 15 por noite.\n\n## Lanchonete\n\nOs pastéis são de carne, queijo e palmito.\n\n## Pagamento\n\nAceitamos cartão, Pix e dinheiro. Hospedagens acima de R$ 500 podem ser divididas em até 3 vezes sem juros.",
  it: "# Cascina dell'Airone\n\n## Barche\n\nPortate un cambio di vestiti e scarpe che possono bagnarsi. I bambini sotto i 5 anni non pagano.\n\n## Camere\n\nIn tutte le camere c'è il Wi-Fi senza costi aggiuntivi. La colazione si serve dalle 7.30 alle 10. Il parcheggio costa 5 € a notte.\n\n## Gelati\n\nAl chiosco ci sono gelati alla vaniglia, alla fragola e al caramello salato.\n\n## Pagamenti\n\nAccettiamo carte e contanti. I soggiorni oltre i 300 € si possono pagare in tre rate senza interessi.",
  ja: "# あおさぎ荘\n\n## ボート\n\n着替えと濡れてもよい靴をお持ちください。5歳未満のお子さまは料金をいただきません。\n\n## お部屋\n\n全室でWi-Fiを追加料金なしでお使いいただけます。朝食は7時30分から10時までです。駐車料金は1泊500円です。\n\n## アイスクリーム\n\n売店では、バニラ、いちご、塩キャラメルのアイスクリームを販売しています。\n\n## お支払い\n\nクレジットカードと現金をお使いいただけます。3万円以上のご宿泊は3回までの分割払いが可能です。",
};

const TOLD: readonly (readonly [Locale, question: string, told: RegExp])[] = [
  ["en", "is wifi free?", /^All six rooms have Wi-Fi at no extra cost\.$/],
  ["en", "free wifi?", /no extra cost/],
  ["en", "do you charge for wifi?", /no extra cost/],
  ["en", "is it free to park", /£5 a night/],
  ["en", "is the wifi included", /no extra cost/],
  ["en", "is it free for kids", /at no charge/],
  ["en", "do children pay?", /at no charge/],
  ["en", "is parking free?", /£5 a night/],
  ["en", "is parking included?", /£5 a night/],
  ["en", "is there a free trial?", /without paying anything/],
  ["en", "can I pay in installments?", /three instalments/],
  ["en", "how many installments", /three instalments/],
  ["en", "what flavours of ice cream do you have?", /vanilla, strawberry/],
  ["en", "do I need to bring anything?", /change of clothes/],
  ["en", "are the rooms accessible?", /lift/],
  ["pt-BR", "o wifi é grátis?", /sem custo/],
  ["pt-BR", "wifi incluso?", /sem custo/],
  ["pt-BR", "cobram pelo wifi?", /sem custo/],
  ["pt-BR", "criança paga?", /não pagam/],
  ["pt-BR", "é grátis para crianças?", /não pagam/],
  ["pt-BR", "o estacionamento é grátis?", /R\$ 15/],
  ["pt-BR", "parcela em quantas vezes?", /3 vezes/],
  ["pt-BR", "dá pra parcelar?", /3 vezes/],
  ["pt-BR", "pastel de que sabor", /carne, queijo/],
  ["pt-BR", "preciso levar alguma coisa?", /muda de roupa/],
  ["it", "il wifi è gratis?", /senza costi/],
  ["it", "il wifi è compreso?", /senza costi/],
  ["it", "è gratis per i bambini?", /non pagano/],
  ["it", "i bambini pagano?", /non pagano/],
  ["it", "il parcheggio è gratuito?", /5 €/],
  ["it", "si può pagare a rate?", /tre rate/],
  ["it", "che gusti di gelato avete?", /vaniglia/],
  ["ja", "wifi無料？", /追加料金なし/],
  ["ja", "Wi-Fiは有料ですか", /追加料金なし/],
  ["ja", "子どもは無料ですか？", /いただきません/],
  ["ja", "駐車場は無料ですか？", /500円/],
  ["ja", "分割払いはできますか？", /3回まで/],
  ["ja", "アイスの味は？", /バニラ/],
];

const DECLINED: readonly (readonly [Locale, string])[] = [
  ["en", "is breakfast free?"],
  ["en", "is the sauna free?"],
  ["en", "is it free for students?"],
  ["en", "what flavours of crisps do you have?"],
  ["en", "is the bread gluten free?"],
  ["en", "are you free on Saturday?"],
  ["en", "can I cancel for free?"],
  ["en", "is breakfast included in the room price?"],
  ["pt-BR", "o café da manhã é grátis?"],
  ["pt-BR", "a sauna é grátis?"],
  ["pt-BR", "pizza de que sabor"],
  ["pt-BR", "o que tá incluso?"],
  ["it", "la colazione è gratuita?"],
  ["it", "la sauna è gratis?"],
  ["it", "pizza a che gusti"],
  ["it", "cosa è compreso?"],
  ["ja", "朝食は無料ですか"],
  ["ja", "サウナは無料ですか？"],
  ["ja", "ピザは何味がありますか"],
  ["ja", "何が含まれていますか"],
];

describe.each(Object.keys(PAGES) as Locale[])("what is free or paid in parts, in %s", (locale) => {
  const tell = async (question: string): Promise<string> => {
    const robot = await openPage(locale, PAGES[locale]);
    const [answer] = await robot.talk([question]);
    await robot.close();
    return answer?.outcome === "answered" ? answer.text : "";
  };
  it.each(TOLD.filter(([of]) => of === locale))("%s: %s", async (_, question, told) => {
    expect(await tell(question)).toMatch(told);
  });
  it.each(DECLINED.filter(([of]) => of === locale))("%s: %s is not told", async (_, question) => {
    expect(await tell(question)).toBe("");
  });
});
