/**
 * "Are you hiring?", "cercate personale?", "têm vagas?", アルバイトを募集していますか: whoever looks for work. Words for it mean
 * other things as well: bikes are hired, too, a car park has "vagas", and "personale" is what is personal.
 */
import type { Locale } from "../../contract/locale.ts";
import type { Idiom } from "./hours-idioms.ts";
import { fold } from "./normalise.ts";

const PLAIN: Readonly<Record<Locale, string>> = {
  en: "jobs vacancies",
  "pt-BR": "emprego na equipe",
  it: "lavoro candidature",
  ja: "求人 採用",
};

const ASKED: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:are you|is the \w+) (?:guys )?(?:currently |still |now )?(?:hiring|recruiting|taking on (?:staff|people|anyone)|looking for (?:staff|people|help|employees|workers))(?: (?:at the moment|right now|now|staff|people|anyone))?(?=[ ?!.]*$)|\b(?:do you have|are there|have you got|any) (?:any )?(?:open )?(?:jobs?|(?:job )?vacanc(?:y|ies)|job openings?|open positions?)(?=[ ?!.]*$| (?:available|going|at|for|open|free)\b)|\b(?:do|can|could) (?:you|i) (?:have work for me|work (?:for|with) you)\b|\b(?:i'?m |i am |we are )?looking for (?:a job|work)\b|\b(?:apply|applying) for (?:a|the) job\b|^(?:jobs?|careers?|vacanc(?:y|ies))(?=[ ?!.]*$)/g,
  "pt-BR":
    /^(?:voces? )?(?:estao |esta )?(?:contratando|recrutando|contratam?)(?: (?:gente|pessoas|funcionarios|alguem|no momento|agora))?(?=[ ?!.]*$)|\b(?:tem|ha|existem?|abriram) (?:alguma )?vagas? (?:de (?:emprego|trabalho|estagio)|abertas?|para trabalhar)\b|^vagas? de (?:emprego|trabalho|estagio)(?=[ ?!.]*$)|\btrabalhe conosco\b|\b(?:procuro|estou procurando|busco) (?:um )?(?:emprego|trabalho)\b|\b(?:quero|queria|posso|gostaria de|como faco para) trabalhar (?:(?:com|para) voces|ai|na loja)\b|\b(?:enviar|mandar|deixar|envio|mando|deixo) (?:meu |o |um )?curriculo\b/g,
  it: /^(?:state )?(?:assumete|assumendo)(?: (?:personale|gente|qualcuno|dipendenti|adesso|ora))?(?=[ ?!.]*$)|\b(?:cercate|state cercando|vi serve|avete bisogno di) (?:del |nuovo )?(?:personale|dipendenti|collaboratori|lavoratori|gente|qualcuno)(?=[ ?!.]*$)|\blavora con noi\b|\b(?:offerte di lavoro|posizioni aperte|posti? di lavoro)\b|\b(?:cerco|sto cercando) (?:un )?lavoro\b|\b(?:posso|vorrei|potrei|come faccio a) (?:venire a )?lavorare (?:con|per|da) voi\b|\b(?:mandare|inviare|lasciare|mando|invio|lascio) (?:il |un )?(?:mio )?(?:curriculum|cv)\b/g,
  ja: /(?:アルバイト|バイト|パート|スタッフ|社員|従業員|店員|人)(?:さん)?(?:を|は|の|って)?(?:募集|採用)\S*|^(?:求人|採用)(?:情報|募集)?(?:は|って|を)?(?:あり|し|出し|$)\S*|(?:そちら|お店|ここ|こちら)で(?:働きたい|働け(?:ます|る)|バイトしたい)\S*/g,
};

/** The phrases in folded text, and the plain words for them. */
export const JOBS: Readonly<Record<Locale, Idiom>> = {
  en: [ASKED.en, PLAIN.en],
  "pt-BR": [ASKED["pt-BR"], PLAIN["pt-BR"]],
  it: [ASKED.it, PLAIN.it],
  ja: [ASKED.ja, PLAIN.ja],
};

/** Whether a folded question, in plain words, asks for work. */
export const asksForJobs = (folded: string, locale: Locale): boolean => folded.includes(PLAIN[locale]);

/** By what a page may tell of it; to be looked for beside the words of the question. */
const TELLING: Readonly<Record<Locale, string>> = {
  en: "join team hiring staff cv apply position",
  "pt-BR": "trabalhe vagas curriculo contratamos procuramos equipe",
  it: "lavora cerchiamo curriculum cv personale assumiamo",
  ja: "募集 応募 履歴書",
};
/** Words by which work is told of; none where it was not asked for. */
export const wordsOfJobs = (folded: string, locale: Locale): string =>
  asksForJobs(folded, locale) ? TELLING[locale] : "";

/** Sentences that tell of it; "little jobs" and "who employs fourteen people" do not. */
const TOLD: Readonly<Record<Locale, RegExp>> = {
  en: /\bwe(?:'re| are) (?:\w+ )?(?:hiring|recruiting)\b|\b(?:job|staff) (?:openings?|vacanc\w+|offers?|opportunit\w+|applications?)\b|\bvacanc(?:y|ies)\b(?! (?:sign|rate)s?\b)|\bcareers?\b|\b(?:your|a) (?:cv|resume)\b|\bcvs\b|\bapprentice(?:s|ship)?\b|\binternships?\b|\btrainees?\b|\bno (?:open )?(?:jobs|positions)\b|\b(?:full|part)-time (?:jobs?|positions?|roles?|staff)\b|\bwork (?:for|with|at|here with) us\b|\bjoin (?:us|our|the) (?:team|staff|crew)|\blooking for (?:an? |new |two |three |weekend |saturday )*(?:[\w-]+ ){0,2}(?:staff|bakers?|cooks?|chefs?|waiters?|waitress\w*|helpers?|assistants?|guides?|mechanics?|receptionists?|drivers?|teachers?|instructors?|stylists?|nurses?|volunteers?)\b/,
  "pt-BR":
    /\b(?:vagas? (?:de (?:emprego|trabalho|estagio)|abertas?|para trabalhar)|contrat(?:amos|ando|a-se)|trabalh(?:e|ar) (?:conosco|com a gente)|curriculos?|estagiari\w+|recruta\w+|candidat\w+|processo seletivo|procuramos|estamos procurando)\b/,
  it: /\b(?:lavor(?:a|are) con noi|offert[ae] di lavoro|assumiamo|assunzion\w+|candidatur\w+|curriculum|cv|tirocin\w+|apprendist\w+|posizion\w+ apert\w+)\b|\bcerchiamo\b|\bcercasi\b|\bstiamo cercando\b/,
  ja: /(?<!(?:参加者|会員|生徒|作品|モニター)(?:を|の|も)?)募集|求人|採用|アルバイト|パート(?!ナー)|履歴書|一緒に働/,
};
/** Headings below which it is told. */
const HEADS: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:jobs?(?: (?:openings?|vacancies|offers))?|careers?|vacanc\w+|join (?:us|(?:our|the) (?:team|crew|staff))|work(?:ing)? (?:with|for|at|here)(?: us)?|we(?:'re| are) hiring|recruitment|employment)\b/,
  "pt-BR": /^(?:trabalhe conosco|vagas(?! de estacionamento)\b|empregos?\b|venha trabalhar|faca parte)/,
  it: /^(?:lavora(?:re)? con noi|posizioni aperte|offerte di lavoro|cerchiamo|unisciti)/,
  ja: /募集|求人|採用/,
};

/** Whether a text, in whatever language, tells of work at the business; `isHeading`: below it it is told. */
export function tellsOfJobs(text: string, isHeading = false): boolean {
  const folded = fold(text);
  return Object.values(isHeading ? HEADS : TOLD).some((told) => told.test(folded));
}
