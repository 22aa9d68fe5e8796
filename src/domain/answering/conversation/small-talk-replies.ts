/** What a robot says to small talk and of itself, in its own language. */
import type { Locale } from "../../../contract/locale.ts";
import type { SmallTalkPartner, TalkKind } from "./small-talk.ts";

type Reply = (assistant: string, company: string) => string;

/** Kinds that are answered in the same words by every robot; the others are told who it is, and what it was taught. */
type Fixed = Exclude<TalkKind, "identity" | "abilities" | "overview" | "business">;

interface Words extends Readonly<Record<Fixed, Reply>> {
  readonly introduction: Reply;
  /** By which rule it answers. */
  readonly rule: string;
  /** What stands before the topics, and before the questions that it was taught. */
  readonly topics: string;
  readonly questions: string;
}

/** A name at the end of a sentence: "Acme Ltd." has its full stop. */
const ended = (name: string): string => (name.endsWith(".") ? name : `${name}.`);

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    greeting: (assistant, company) =>
      `Hello! I'm ${assistant}. What would you like to know about ${company}?`,
    thanks: () => "You're welcome! If anything else comes up, just ask.",
    remark: () => "All right. If anything else comes up, just ask.",
    farewell: () => "Goodbye, and thank you for your visit!",
    opening: (_assistant, company) => `Of course. What would you like to know about ${company}?`,
    person: () => "Of course. Please leave your contact details, and a person will get back to you.",
    languages: () =>
      "You can write to me in English, Portuguese, Italian or Japanese. I answer in the words that I was taught.",
    privacy: () =>
      "The terms of this chat say what is kept of our conversation, for how long, and who reads it.",
    introduction: (assistant, company) => `I'm ${assistant}, the automated assistant of ${ended(company)}`,
    rule: "I answer from what I was taught, and say so when I don't know.",
    topics: "You can ask me about:",
    questions: "For example, you can ask me:",
  },
  "pt-BR": {
    greeting: (assistant, company) =>
      `Olá! Meu nome é ${assistant}. O que você gostaria de saber sobre ${company}?`,
    thanks: () => "De nada! Se surgir outra dúvida, é só perguntar.",
    remark: () => "Tudo bem. Se surgir outra dúvida, é só perguntar.",
    farewell: () => "Até logo, e agradeço a sua visita!",
    opening: (_assistant, company) => `Claro. O que você gostaria de saber sobre ${company}?`,
    person: () => "Claro. Deixe seu contato, por favor, e uma pessoa responderá.",
    languages: () =>
      "Você pode escrever em português, inglês, italiano ou japonês. Respondo com as palavras que me foram ensinadas.",
    privacy: () =>
      "Os termos deste chat dizem o que fica guardado da nossa conversa, por quanto tempo e quem a lê.",
    introduction: (assistant, company) =>
      `Meu nome é ${assistant}, e sou um assistente automático de ${ended(company)}`,
    rule: "Respondo com o que me foi ensinado e digo quando não sei.",
    topics: "Você pode me perguntar sobre:",
    questions: "Você pode me perguntar, por exemplo:",
  },
  it: {
    greeting: (assistant, company) => `Ciao! Mi chiamo ${assistant}. Che cosa vuoi sapere su ${company}?`,
    thanks: () => "Prego! Se hai altre domande, chiedi pure.",
    remark: () => "Va bene. Se hai altre domande, chiedi pure.",
    farewell: () => "Arrivederci, e grazie della visita!",
    opening: (_assistant, company) => `Certo. Che cosa vuoi sapere su ${company}?`,
    person: () => "Certo. Lascia i tuoi recapiti e una persona ti ricontatterà.",
    languages: () =>
      "Puoi scrivermi in italiano, inglese, portoghese o giapponese. Rispondo con le parole che mi sono state insegnate.",
    privacy: () =>
      "I termini di questa chat dicono che cosa resta della nostra conversazione, per quanto tempo e chi la legge.",
    introduction: (assistant, company) =>
      `Mi chiamo ${assistant} e sono l’assistente automatico di ${ended(company)}`,
    rule: "Rispondo con quello che mi è stato insegnato e, quando non so, lo dico.",
    topics: "Puoi farmi domande su:",
    questions: "Puoi chiedermi, per esempio:",
  },
  ja: {
    greeting: (assistant, company) =>
      `こんにちは、${assistant}です。${company}について、どのようなことをお知りになりたいですか。`,
    thanks: () => "どういたしまして。ほかにもご不明な点がありましたら、お気軽にお尋ねください。",
    remark: () => "承知しました。ほかにもご不明な点がありましたら、お気軽にお尋ねください。",
    farewell: () => "ご利用ありがとうございました。またのお越しをお待ちしております。",
    opening: (_assistant, company) => `はい、${company}について、どのようなことをお知りになりたいですか。`,
    person: () => "承知しました。連絡先をお知らせいただければ、担当者からご連絡します。",
    languages: () =>
      "日本語、英語、ポルトガル語、イタリア語でお尋ねいただけます。お答えは、教わった言葉のままでお伝えします。",
    privacy: () => "この会話の何を、いつまで保存し、誰が読むかは、チャットの利用規約に記載しています。",
    introduction: (assistant, company) => `${company}の自動応答アシスタント、${assistant}です。`,
    rule: "教わった内容からお答えし、わからないときはそのようにお伝えします。",
    topics: "次のようなことをお尋ねいただけます。",
    questions: "たとえば、次のようにお尋ねください。",
  },
};

/** What a robot was taught, as far as it is told to who asks what can be asked; both may be empty. */
export interface Overview {
  readonly topics: readonly string[];
  /** Taught questions, where nothing has a title. */
  readonly questions: readonly string[];
}

/** The robot's reply, in its own language. `overview` is what it can be asked, for who asks that. */
export function toSmallTalk(
  kind: TalkKind,
  { locale, assistant_name, company_name }: SmallTalkPartner,
  overview?: Overview,
): string {
  const words = WORDS[locale];
  const say = words[kind as Fixed];
  const joint = locale === "ja" ? "" : " ";
  if (say) return say(assistant_name, company_name);
  const introduction = words.introduction(assistant_name, company_name);
  const [lead, list] = overview?.topics.length
    ? [words.topics, overview.topics]
    : [words.questions, overview?.questions ?? []];
  if (list.length === 0) return introduction + joint + words.rule;
  return `${introduction}${joint}${lead}\n${list.map((one) => `- ${one}`).join("\n")}`;
}
