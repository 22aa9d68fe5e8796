/** What visitors ask first, in words that the page does not use: the sentence that tells it leads, or it is declined. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openTaught, tellOf } from "../../../fixtures/taught-folder.ts";

type Cases = readonly (readonly [question: string, told: RegExp])[];

const NOTHING = /^$/;

const DEMO: Readonly<Record<Locale, Cases>> = {
  en: [
    ["which tour is the longest", /^Lake tour: [^\n]*$/],
    ["what's the shortest tour", /^Old town tour: [^\n]*$/],
    ["do you work on sundays", /^On Sundays, the shop is open/],
    ["do you repair bikes", /^Aurora Cycles rents out and repairs bicycles/],
    ["can you fix my bike", /^Aurora Cycles rents out and repairs bicycles/],
    ["do you have helmets", /^A helmet, a lock and a repair kit are included/],
    ["do you have locks", /^A helmet, a lock and a repair kit are included/],
    ["what services do you offer", /\n- Bicycle rental\n- Repairs\n- Guided tours\n/],
    ["how do I get there", /Via del Porto 12.*\nIf you come by train.*harbour signs\./],
    ["directions", /Via del Porto 12/],
    ["how do I get there by train", /^If you come by train/],
    ["how do I get there by car", /^Customers can park free of charge behind the shop/],
    ["how can I get to your shop by bus", NOTHING],
    ["where can I park my car", /^Customers can park free of charge behind the shop/],
    ["how long does the battery last", /^You can ride an e-bike for up to 80 km on one battery charge\.$/],
    ["how far can I go with an e-bike", /^You can ride an e-bike for up to 80 km on one battery charge\.$/],
    ["how long does it take to charge the battery", /^Charging an empty e-bike battery takes/],
    ["how fast do the e-bikes go", /25 km\/h\.$/],
    ["what's the top speed of the mountain bike", NOTHING],
    ["how old is the company", /in 2011\.$/],
    ["is there an age limit", /^You have to be at least 16 years old/],
    ["do you take amex", /^Customers can pay in cash[^\n]*Cheques are not accepted\.$/],
    ["can I pay by card", /^Customers can pay in cash[^\n]*Cheques are not accepted\.$/],
  ],
  "pt-BR": [
    ["qual o passeio mais longo", /^Passeio do lago: [^\n]*$/],
    ["qual o passeio mais curto", /^Passeio do centro histórico: [^\n]*$/],
    ["vocês trabalham aos domingos", /^Aos domingos, a loja abre/],
    ["vocês consertam bicicletas?", /^A Aurora Cycles aluga e conserta bicicletas/],
    ["podem arrumar minha bike", /^A Aurora Cycles aluga e conserta bicicletas/],
    ["tem capacete", /^Capacete, cadeado e kit de reparo estão incluídos/],
    ["quais serviços vocês oferecem", /\n- Aluguel de bicicletas\n- Consertos\n- Passeios guiados\n/],
    ["como chegar", /Via del Porto, 12.*\nPara quem chega de trem/],
    ["como chegar de trem", /^Para quem chega de trem/],
    ["quanto tempo dura a bateria", /^A autonomia da bicicleta elétrica é de até 80 km/],
    ["até onde dá pra ir com a bicicleta elétrica", /^A autonomia da bicicleta elétrica é de até 80 km/],
    ["qual a velocidade das elétricas", /25 km\/h\.$/],
    ["tem limite de idade?", /a partir dos 10 anos/],
    ["aceitam pix", /^As formas de pagamento são[^\n]*cheques\.$/],
  ],
  it: [
    ["qual è il tour più lungo", /^Tour del lago: [^\n]*$/],
    ["il tour più corto?", /^Tour del centro storico: [^\n]*$/],
    ["lavorate la domenica", /^La domenica il negozio è aperto/],
    ["riparate biciclette?", /^Aurora Cycles noleggia e ripara biciclette/],
    ["potete aggiustare la mia bici", /^Aurora Cycles noleggia e ripara biciclette/],
    ["avete caschi", /^Casco, lucchetto e kit di riparazione sono compresi/],
    ["che servizi offrite", /\n- Noleggio biciclette\n- Riparazioni\n- Tour guidati\n/],
    ["come ci si arriva", /via del Porto 12.*\nChi arriva in treno/],
    ["come arrivo in treno", /^Chi arriva in treno/],
    ["come ci arrivo in macchina?", /^I clienti possono parcheggiare/],
    ["quanto dura la batteria", /^L'autonomia di un'e-bike arriva a 80 km/],
    ["quanta strada si fa con una bici elettrica", /^L'autonomia di un'e-bike arriva a 80 km/],
    ["quanto ci vuole per ricaricare la batteria", /^La ricarica completa/],
    ["a che velocità vanno le bici elettriche", /25 km\/h\.$/],
    ["età minima", /dai 10 anni in su\.\n.*16 anni/],
    ["accettate american express", /^Da Aurora Cycles si può pagare[^\n]*assegni\.$/],
  ],
  ja: [
    ["一番長いツアーはどれですか", /^湖めぐりツアー：[^\n]*$/],
    ["自転車の修理はできますか", /^「Aurora Cycles」.*修理/],
    ["自転車を直してもらえますか", /^「Aurora Cycles」.*修理/],
    ["ヘルメットはありますか", /^ヘルメット、鍵、修理キットは、すべてのレンタル料金に含まれています。/],
    ["どうやって行けばいいですか", /Via del Porto 12.*\n電車でお越しの場合/],
    ["電車でのアクセスは", /^電車でお越しの場合/],
    ["バッテリーはどのくらいもちますか", /^電動自転車は、1回の充電で最長80km走れます。$/],
    ["電動自転車でどこまで行けますか", /^電動自転車は、1回の充電で最長80km走れます。$/],
    ["電動自転車は時速何キロですか", /時速25km/],
    ["何歳から乗れますか", /16歳以上/],
    ["年齢制限はありますか", /16歳以上/],
    ["カードは使えますか", /^支払い方法は、現金[^\n]*小切手は利用できません。$/],
    ["PayPayは使えますか", /^支払い方法は、現金[^\n]*小切手は利用できません。$/],
  ],
};

describe.each(Object.entries(DEMO) as [Locale, Cases][])("the demo in %s", (locale, cases) => {
  let demo: Awaited<ReturnType<typeof openTaught>>;
  beforeAll(async () => {
    demo = await openTaught(locale, `templates/demo/demo-${locale.toLowerCase()}/knowledge`);
  });
  afterAll(() => demo.close());

  it.each(cases)("“%s”", async (question, told) => {
    const [answer] = await demo.talk([question]);
    expect(answer?.outcome === "answered" ? answer.text : "").toMatch(told);
  });
});

const SAUNA = `# Pinewood Sauna

## Getting here

Take bus 12 to Forest Gate. From the stop it is five minutes on foot.
By car, leave the motorway at exit 7.

## Parking

The car park behind the pool has 30 spaces.

## Who may come in

The sauna is open to guests from the age of 16. Children from 6 to 15 may use the pool.

## Things to lend

Towels must be left at the desk. Robes and towels are available for £4. A lost key costs £10.

## Payment

We take cash, Visa and Mastercard. Refunds go to the card that was used.

## Services

We wash and mend robes. A mended robe is kept for a week.

## Torches

A torch is lent for walks at night. A torch runs for six hours on one charge. Charging a torch takes 90 minutes.`;

describe("another page", () => {
  it.each<[string, RegExp]>([
    ["how do I get there", /^Take bus 12[^]*exit 7\.$/],
    ["how do I get there by bus", /^Take bus 12 to Forest Gate\./],
    ["how do I get there by car", /^By car, leave the motorway at exit 7\.[^]*30 spaces\.$/],
    ["age limit", /from the age of 16\. Children from 6 to 15/],
    ["do you have towels", /Robes and towels are available for £4\./],
    ["do you mend robes", /^We wash and mend robes\./],
    ["do you mend shoes", NOTHING],
    ["are you hiring", NOTHING],
    ["how fast are the boats", NOTHING],
    ["can I pay by card", /^We take cash, Visa and Mastercard\./],
    ["how long does the battery of a torch last", /^A torch runs for six hours on one charge\.$/],
    ["where can I park", /behind the pool/],
  ])("“%s”", async (question, told) => {
    expect(await tellOf("en", SAUNA, question)).toMatch(told);
  });
});

describe("after another question", () => {
  it.each<[Locale, before: string, question: string, RegExp]>([
    ["en", "do you take cash", "minimum age", /at least 16 years old/],
    ["it", "accettate contanti", "età minima", /almeno 16 anni/],
    ["ja", "カードは使えますか", "何歳から乗れますか", /16歳以上/],
    ["it", "accettate contanti", "come ci si arriva", /via del Porto 12/],
    ["pt-BR", "aceitam pix", "estão contratando", NOTHING],
  ])("%s: “%s”, “%s”", async (locale, before, question, told) => {
    const demo = await openTaught(locale, `templates/demo/demo-${locale.toLowerCase()}/knowledge`);
    const answer = (await demo.talk([before, question])).at(-1);
    await demo.close();
    expect(answer?.outcome === "answered" ? answer.text : "").toMatch(told);
  });
});

it("ways to pay are told within the length of an answer, however many there are", async () => {
  const ways = Array.from({ length: 14 }, (_, at) => `At desk ${at + 1} you can pay by card or in cash.`);
  const told = await tellOf("en", `# Fair\n\n## Payment\n\n${ways.join(" ")}`, "can I pay by card");
  expect(told).toContain("you can pay by card or in cash.");
  expect(told.length).toBeLessThanOrEqual(320);
});
