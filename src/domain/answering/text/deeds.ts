/** What to do: questions for it, and sentences that say it as a duty, a request or an order. */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";

/** Not for an end ("to reduce the risk"): what serves it is told in all kinds of sentences. */
const ASKED: Readonly<Record<Locale, RegExp>> = {
  en: /\bwhat (?:do|can|should|must|shall) (?:i|we) do\b(?! to\b)|\bwhat to do\b|\bwhat now\b/,
  "pt-BR":
    /\bo que (?:(?:eu )?(?:devo|posso|preciso) fazer|(?:eu )?faco|fazer|se faz)\b(?! para\b)|\be agora\b/,
  it: /\bcosa (?:devo|posso|dobbiamo|possiamo) fare\b(?! per\b)|\bcosa (?:faccio|facciamo|fare|si fa)\b(?! per\b)|\be adesso\b/,
  ja: /どう(?:すれば|したら|すると)|何をすれば/,
};
const TOLD: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:must|should|ha(?:ve|s) to|needs? to|please|call|phone|ring|let us know|get in touch|(?:contact|tell|inform|report|email|write|come|go|ask) (?:us|it|the|our|your|at|with|to|for)\b)\b/,
  "pt-BR":
    /\b(?:deve(?:m|ria)?|precisa(?:m)?|tem que|e preciso|por favor|ligue|telefone para|chame|avise|informe|comunique|contate|procure|entre em contato|fale com|escreva|mande|envie|traga|va (?:ao?|ate)|venha|peca)\b/,
  it: /\b(?:dev[ei]|devono|bisogna|occorre|e necessario|va(?:nno)? (?:segnalat|comunicat|avvisat)[aeio]|chiama(?:ci|te|teci|re)?|chiami|contatta(?:ci|te|teci|re)?|contatti|avvisa(?:ci|te|teci|re)?|avvisi|segnala(?:ci|te|re)?|scrivi(?:ci)?|scriveteci|telefona(?:ci|te|re)?|telefoni|rivolg(?:iti|etevi|ersi)|porta(?:la|lo|teci)?)\b/,
  ja: /ください|下さい|お願い(?:し|い)|必要が[あご]|しなければ|ましょう/,
};

/** How a manual says what to do: by an order, or by what one can do. */
const INSTRUCTS: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:(?:first|then|next|now|instead|finally|just|simply|also|please),? )?(?:use|set|run|add|create|pass|put|import|call|install|open|click|press|tap|push|turn|pull|hold|switch|plug|connect|insert|choose|select|enter|type|go to|make|write|define|declare|start|enable|edit|specify|give|include)\b|\byou(?:'ll)? (?:can|could|may|want|need|must|should|have to)\b|\bby \w+ing\b/,
  "pt-BR":
    /^(?:(?:primeiro|depois|entao|agora|em seguida|tambem),? )?(?:use|utilize|crie|importe|adicione|defina|declare|execute|rode|instale|abra|clique|aperte|pressione|toque|gire|puxe|segure|ligue|desligue|conecte|insira|selecione|escolha|passe|chame|coloque|inclua|configure|lance|retorne|receba)\b|\bvoce (?:tambem )?(?:pode|precisa|deve|consegue)\b/,
  it: /^(?:(?:prima|poi|quindi|ora|infine|anche),? )?(?:usa|utilizza|crea|importa|aggiungi|imposta|definisci|dichiara|esegui|installa|apri|fai clic|premi|tocca|gira|tira|tieni premuto|accendi|spegni|collega|seleziona|scegli|chiama|inserisci|configura)\b|\b(?:puoi|potete|si puo|devi|bisogna|occorre)\b/,
  ja: /(?:します|ください|できます|必要があります|使(?:います|用します)|ましょう)。?$/,
};

/** Whether somebody asks what to do; folded. */
export const asksForDeed = (folded: string, locale: Locale): boolean => ASKED[locale].test(folded);

/** Whether a sentence says what to do. */
export const tellsDeed = (sentence: string, locale: Locale): boolean => TOLD[locale].test(fold(sentence));

/** Whether a sentence of a manual says how something is done. */
export const instructs = (sentence: string, locale: Locale): boolean =>
  INSTRUCTS[locale].test(fold(sentence));
