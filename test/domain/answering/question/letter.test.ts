/** Messages written like letters: what they ask, and what only tells the circumstances. */
import { describe, expect, it } from "vitest";
import type { Locale } from "../../../../src/contract/locale.ts";
import { readLetter } from "../../../../src/domain/answering/question/letter.ts";
import { watchCpu } from "../../../support/cpu-time.ts";

const asked = (text: string, locale: Locale): string[] => readLetter(text, locale).map((one) => one.text);

describe("a letter", () => {
  it.each<[Locale, string, string[]]>([
    [
      "en",
      "Good morning, we are two adults and a baby, and we arrive on Friday with our dog. I was wondering what a double room costs, and whether breakfast is included. Kind regards, Joan",
      ["I was wondering what a double room costs", "whether breakfast is included."],
    ],
    [
      "en",
      "hi im coming over with my gran on tuesday and she cant walk far, is there a lift and how far is it from the bus. thx so much, Kim",
      ["is there a lift", "how far is it from the bus."],
    ],
    [
      "en",
      "Hello, I booked a room for the weekend but my son is ill and we have to stay at home. I can't find how to cancel. Sorry, Kim",
      ["I can't find how to cancel."],
    ],
    [
      "en",
      "From: Kim\nSubject: Re: your stay\n\n> How was your stay?\n\nHi,\n\nwe had a lovely time, thank you for everything. I think that I left my\nblue scarf in the room. Do you keep lost things?\n\nSent from my iPhone",
      ["Do you keep lost things?"],
    ],
    [
      "en",
      "I am coming with my mother, who uses a wheelchair, and my two sons, which makes us four people in all. Can we sit together?",
      ["Can we sit together?"],
    ],
    [
      "pt-BR",
      "Oi Bia, tudo bem? Somos um casal com um bebê e vamos chegar de ônibus na sexta à noite. Gostaria de saber se vocês têm berço e quanto custa a diária. Abraços, Rui",
      ["Gostaria de saber se vocês têm berço", "quanto custa a diária."],
    ],
    [
      "pt-BR",
      "oi gente vou com a minha avó na terça e ela não anda muito, vcs têm elevador e quanto custa a entrada? obrigada desde já pela ajuda",
      ["vcs têm elevador", "quanto custa a entrada?"],
    ],
    [
      "pt-BR",
      "Reservei um quarto para o fim de semana, mas meu filho ficou doente e teremos de ficar em casa. Não encontrei como cancelar. Obrigado, Rui",
      ["Não encontrei como cancelar."],
    ],
    [
      "it",
      "Buongiorno, siamo in due con una bambina e arriviamo venerdì sera in treno. Vorrei sapere se avete una culla e quanto costa la camera. Cordiali saluti, Ada",
      ["Vorrei sapere se avete una culla", "quanto costa la camera."],
    ],
    [
      "it",
      "Ciao, veniamo martedì con la nonna che cammina poco e con la macchina. Dove possiamo parcheggiare? E c'è l'ascensore? Grazie mille, Ada",
      ["Dove possiamo parcheggiare?", "E c'è l'ascensore?"],
    ],
    [
      "it",
      "Ho prenotato una camera per sabato ma mio figlio si è ammalato e dobbiamo restare a casa. Non trovo come si fa a disdire. Grazie, Ada",
      ["Non trovo come si fa a disdire."],
    ],
    [
      "ja",
      "はじめまして。金曜日の夜に家族3人で伺う予定です。ベビーベッドを借りたいのですが、料金がいくらになるか、また予約が必要か教えていただけますか。よろしくお願いいたします。",
      ["料金がいくらになるか", "予約が必要か教えていただけますか。"],
    ],
    [
      "ja",
      "週末に部屋を予約した者ですが、息子が熱を出してしまい、行けそうにありません。キャンセルの仕方がわかりません。よろしくお願いします。",
      ["キャンセルの仕方がわかりません。"],
    ],
    [
      "ja",
      "はじめまして。両親と一緒に来週の火曜日の午後に伺う予定です。両親は日本語しかわかりません。案内は日本語でお願いできますか。",
      ["案内は日本語でお願いできますか。"],
    ],
  ])("%s: asks %#", (locale, text, questions) => {
    expect(asked(text, locale)).toEqual(questions);
  });

  it.each<[Locale, string]>([
    ["en", "How much is it? We are four."],
    [
      "en",
      "In the second law of motion, as it is told in most of the books for schools, what are the units of mass and of force?",
    ],
    [
      "it",
      "Nella seconda legge di Newton, come viene raccontata nei libri di scuola, quali sono le unità di massa e di forza?",
    ],
    [
      "pt-BR",
      "Durante a segunda fase do plano de desenvolvimento do campo, qual era o pico de produção esperado?",
    ],
    [
      "ja",
      "領事裁判権による居留外国人の裁判は日本領事によって行われたか、それとも外国領事によって行われたか、どちらですか。",
    ],
    [
      "en",
      "We had a lovely weekend with you and the children still talk of the sunrise over the lake. Thank you for everything!",
    ],
  ])("%s: is none: %s", (locale, text) => {
    expect(asked(text, locale)).toEqual([]);
  });

  it.each<[string, string[], string[]]>([
    [
      "We are coming with our two children on Friday evening by the late\ntrain from the north, and one of them is only two.\nDo you have a cot for the little one?",
      ["Do you have a cot for the little one?"],
      [
        "We are coming with our two children on Friday evening by the late train from the north, and one of them is only two.",
      ],
    ],
    [
      "We are two adults and a baby of one year who sleeps badly:\nis there a cot? And is there a bath for the little one, or only a shower as in most of the houses?",
      [
        "is there a cot?",
        "And is there a bath for the little one, or only a shower as in most of the houses?",
      ],
      ["We are two adults and a baby of one year who sleeps badly:"],
    ],
    [
      "We are coming with our two children on Friday evening by the late\nTrain. One of them is only two years old, and sleeps badly. Is there a cot?",
      ["Is there a cot?"],
      [
        "We are coming with our two children on Friday evening by the late",
        "One of them is only two years old, and sleeps badly.",
      ],
    ],
    [
      "We are coming with our two children on Friday evening by the late\n\ntrain. One of them is only two years old, and sleeps badly. Is there a cot?",
      ["Is there a cot?"],
      [
        "We are coming with our two children on Friday evening by the late",
        "One of them is only two years old, and sleeps badly.",
      ],
    ],
  ])("is read by its lines, wrapped ones joined: %#", (text, questions, before) => {
    const read = readLetter(text, "en");
    expect(read.map((one) => one.text)).toEqual(questions);
    expect(read[0]?.before).toEqual(before);
  });

  it("in Japanese is read by its sentences, without greetings and closings", () => {
    const text =
      "お世話になります。来週の火曜日に家族4人で伺う予定です。はい。駐車場はありますか。料金はいくらで、予約は必要ですか。よろしくお願いします。以上、よろしくお願いいたします。";
    expect(asked(text, "ja")).toEqual(["駐車場はありますか。", "料金はいくらで", "予約は必要ですか。"]);
    expect(readLetter(text, "ja")[0]?.before).toEqual(["来週の火曜日に家族4人で伺う予定です。"]);
  });

  it("may be questions alone, where they are several, and eight of them are read", () => {
    const lift = "Is there a lift for the two of us, and a ramp to the door? ";
    expect(asked(lift.repeat(3), "en")).toHaveLength(3);
    expect(asked(lift.repeat(12), "en")).toHaveLength(8);
    expect(asked(`${lift}${"And is it wide enough ".repeat(4)}?`, "en").length).toBeGreaterThan(1);
  });

  it.each([
    ["Do you have a cot when we come for the weekend with our baby", "Do you have a cot"],
    ["Is breakfast in when we come for the weekend with our baby", undefined],
    ["Do you have a cot for the weekend and our baby", undefined],
  ])("asks in “%s” mainly “%s”", (question, main) => {
    const [one] = readLetter(
      `${question}? We are two adults and come on a Friday evening by train, and leave on Sunday by bus.`,
      "en",
    );
    expect(one?.main).toBe(main);
  });

  it("tells what stands before each question, the nearest last", () => {
    const [, second] = readLetter(
      "We are four and come by train. My son is 15. Do you rent e-bikes to families like us? May he ride one? Thanks, Kim Doe and family",
      "en",
    );
    expect(second?.before).toEqual([
      "We are four and come by train.",
      "My son is 15.",
      "Do you rent e-bikes to families like us?",
    ]);
  });

  it.each<[Locale, string, string]>([
    [
      "en",
      "I am only free on a Sunday in early May, and my train home leaves at seven. What are your opening hours on that day? Thanks!",
      "What are your opening hours on sunday?",
    ],
    [
      "it",
      "Sono libero solo una domenica ai primi di maggio e il mio treno parte alle sette di sera. Che orari fate quel giorno? Grazie!",
      "Che orari fate domenica?",
    ],
    [
      "pt-BR",
      "Vou visitar vocês com a família toda, mas só estou livre num domingo no começo de maio e o meu trem sai às sete da noite. Vocês abrem nesse dia? Obrigado!",
      "Vocês abrem domingo?",
    ],
    [
      "ja",
      "出張で伺うのですが、空いているのが5月はじめの日曜日だけです。夕方の電車の前に自転車を返したいと思っています。その日の営業時間を教えてください。",
      "日曜日の営業時間を教えてください。",
    ],
  ])("%s: names the day that is meant by “that day”", (locale, text, question) => {
    expect(asked(text, locale)).toEqual([question]);
  });

  it("leaves out what hangs on a question, for the case that the whole has no answer", () => {
    const [one] = readLetter(
      "I have an appointment on Thursday at ten, and nobody is at home to look after the dog. Can I bring my dog when I come for my cut?",
      "en",
    );
    expect(one?.main).toBe("Can I bring my dog");
  });

  it("reads hostile text in bounded time", () => {
    for (const text of [
      "how ".repeat(1000),
      ", and ".repeat(1000),
      "か、".repeat(1500),
      "a. b".repeat(900),
      "hi ".repeat(1200),
    ])
      for (const locale of ["en", "pt-BR", "it", "ja"] as const) {
        const cpu_ms = watchCpu();
        readLetter(text, locale);
        expect(cpu_ms()).toBeLessThan(300);
      }
  });
});
