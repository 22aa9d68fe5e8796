/** The words above a list of a page's own headings, which tells nothing that they do not. */

const CONTENTS =
  /^(?:(?:table of )?contents|(?:on|in) this (?:page|article|section|guide|document)|(?:indice|sommario)(?: dei contenuti)?|contenuti|in questa pagina|in questo articolo|(?:índice|sumário)(?: do conteúdo)?|conteúdo|nest[ae] (?:página|artigo|documento)|(?:この(?:ページ|記事)の)?(?:目次|もくじ)|この(?:ページ|記事)の内容)\s*[:：]?$/iu;

/** Whether a heading, or a short line, announces a table of contents in one of the four languages. */
export const isContentsTitle = (text: string): boolean => text.length <= 60 && CONTENTS.test(text.trim());
