/**
 * Kinds whose things have names that everybody knows ("Which languages?", "Which file formats?"): how one is asked for, and how a
 * page tells it, by the names, whether it says the word or not.
 */
import type { Locale } from "../../../contract/locale.ts";

export type NamedKind = "language" | "format";

const ASKED: Readonly<Record<Locale, Readonly<Record<NamedKind, RegExp>>>> = {
  en: {
    language:
      /\b(?:what|which|how many) (?:other )?languages?\b|\blanguages? (?:supported|available|spoken|offered)\b|^languages?(?=[ ?!.]*$)/,
    format:
      /\b(?:file|image|photo|picture|video|document|audio|data)s? (?:formats?|types?|extensions?)\b|\b(?:what|which) formats?\b|\b(?:what|which) (?:(?:kinds?|types?|sorts?) of )?files?\b(?! size)/,
  },
  "pt-BR": {
    language:
      /\b(?:que|quais|qual|quantos|quantas) (?:sao |e )?(?:os |as |o |a )?(?:outr[oa]s )?(?:idiomas?|linguas?)\b|^(?:idiomas|linguas)(?=[ ?!.]*$)/,
    format:
      /\b(?:formatos?|tipos?|extens(?:ao|oes)) (?:de |do |dos )?(?:arquivos?|fotos?|imagens?|imagem|videos?|documentos?)\b|\b(?:que|quais) (?:sao )?(?:os )?(?:formatos?|arquivos?)\b/,
  },
  it: {
    language: /\b(?:che|quali|quale|quante) (?:altr[ae] )?lingu[ae]\b|^lingue(?=[ ?!.]*$)/,
    format:
      /\b(?:formati?o?|tipi|tipo|estensioni?) (?:di |dei |delle )?(?:file|foto|immagin[ei]|video|document[oi])\b|\b(?:che|quali) (?:sono i )?(?:formati|file)\b/,
  },
  ja: {
    language:
      /何(?:か国|カ国|ヶ国)?語|対応言語|(?:どの|どんな|どういう|何の|使える|話せる)言語|^言語(?=は?[ ?。]*$)/,
    format:
      /(?:ファイル|画像|写真|動画|データ)の?(?:形式|種類|フォーマット)|対応(?:形式|フォーマット|ファイル)|(?:どの|どんな|何の)(?:ような)?(?:ファイル|形式)/,
  },
};

const NAMES =
  "(?:english|german|french|spanish|italian|portuguese|japanese|chinese|mandarin|cantonese|korean|dutch|russian|arabic|polish|turkish|welsh|greek|latin|swedish|danish|norwegian|finnish|czech|hindi|ukrainian|romanian|hungarian|ingles|alemao|frances|espanhol|italiano|portugues|japones|chines|coreano|holandes|russo|arabe|libras|tupi|guarani|inglese|tedesco|francese|spagnolo|portoghese|giapponese|cinese|coreano|olandese|russo|arabo|polacco|turco|greco|latino|rumeno|ucraino|(?:日本|英|中国|韓国|朝鮮|仏|独|フランス|ドイツ|スペイン|イタリア|ポルトガル|ロシア|アラビア|オランダ|タイ|ベトナム|インドネシア|広東|北京)語)";
/** One name alone may be of a dish ("French toast") or a wine: it stands beside another, or beside a word for speaking. */
const LANGUAGES = new RegExp(
  String.raw`${NAMES}(?:,? (?:and|or|e|ed|o|ou|also|anche|tambem) (?:in |em )?| ?[,/・、] ?(?:and |or |e |ed |o |ou )?(?:in |em )?|[とや])${NAMES}|(?:speak|spoken|languag|fala|idioma|lingu|parl|translat|subtitle|legend|sottotitol|[話対訳]|言語)[^.。]{0,40}${NAMES}|${NAMES}[^.。]{0,30}(?:speak|spoken|languag|parlat|falad|translat|[話対訳]|言語)`,
);
const FORMATS =
  /(?<![a-z])(?:pdfs?|docx?|odt|rtf|txt|csv|xlsx?|excel|pptx?|powerpoint|jpe?gs?|pngs?|gifs?|svg|tiff?|webp|heic|psd|eps|indd|mp[34]|wav|flac|mov|epub|mobi|html|markdown|json|xml|zip|dwg|dxf|stl|word(?= (?:files?|documents?|and|or|e|ed|ou?)\b|[,、/)]))(?![a-z])/;

/** Who asks for one language asks which there are: "Do you speak Italian?" */
const SPEAKS = new RegExp(
  String.raw`\b(?:speaks?|spoken|fal(?:a|am|ar)|parl(?:a|i|ano|ate|are))\b.*${NAMES}|${NAMES}.*(?:\bspoken\b|話)`,
);

const SHOWN: Readonly<Record<NamedKind, RegExp>> = { language: LANGUAGES, format: FORMATS };

/** Which such kind a folded question asks for. */
export function findNamedKind(folded: string, locale: Locale): NamedKind | undefined {
  if (SPEAKS.test(folded)) return "language";
  return (["language", "format"] as const).find((kind) => ASKED[locale][kind].test(folded));
}

/** Whether a folded sentence names things of the kind. */
export const namesOfKind = (folded: string, kind: NamedKind): boolean => SHOWN[kind].test(folded);
