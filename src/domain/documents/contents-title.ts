/** The words above a list of links: to a page's own headings, or to other pages on the same; it tells nothing that they do not. */

const CONTENTS =
  /^(?:(?:table of )?contents|index|(?:on|in) this (?:page|article|section|guide|document)|(?:indice|sommario)(?: dei contenuti)?|contenut[io]|in questa pagina|in questo articolo|(?:índice|sumário)(?: do conteúdo)?|conteúdo|nest[ae] (?:página|artigo|documento)|(?:この(?:ページ|記事)の)?(?:目次|もくじ|索引)|この(?:ページ|記事)の内容|see also|related (?:topics|links|articles|pages)|argomenti correlati|vedi anche|pagine correlate|tópicos relacionados|(?:ver|veja|consulte) também|関連(?:項目|リンク|ページ|記事))[^\p{L}\p{N}]*$/iu;

/** Whether a heading, or a short line, announces such a list in one of the four languages. */
export const isContentsTitle = (text: string): boolean => text.length <= 60 && CONTENTS.test(text.trim());
