/** What leads around a page and is none of its content: lists of links in headers, side columns, trails and tables of contents. */

/** Around the content: their lists of links are dropped, their words (an address, opening hours) stay. */
const FURNITURE = new Set(["aside", "footer", "header"]);
/** Inside these, a header or footer belongs to the content. */
const CONTENT = new Set(["main", "article"]);
/** Elements that hold a page: a name of theirs is that of its layout. */
const WHOLE = new Set(["html", "body", ...CONTENT]);
/** Names of what holds nothing but ways through a manual, or notes of its makers, whatever stands there. */
const WAY = /(?:^|\s)(?:nav(?:header|footer)|docnav|debug)(?:\s|$)/iu;
/** Names that authors give to what leads through a site or a page, whatever element it is. */
const LEADS_AROUND =
  /(?:^|\s)(?:nav(?:bar|igation)?|(?:main|sub|top|site)-?menu|breadcrumbs?|(?:[a-z]+[-_])?toc|(?:table|list)[-_]of[-_]contents|side-?bar|pag(?:er|ination))(?:\s|$)/iu;
const LINK_SHARE = 0.5;

/** Whether an element is only a way through a manual, or a note of its makers. */
export const isWay = (attributes: Readonly<Record<string, string>>): boolean =>
  WAY.test(attributes["class"] ?? "");

/** Whether an element holds a page, or its content. */
export const isWhole = (name: string): boolean => WHOLE.has(name);

/** Where a walk through a page stands. */
export interface Surroundings {
  enter(name: string, attributes: Readonly<Record<string, string>>): void;
  leave(name: string): void;
  /** Whether it stands beside the content. */
  isAround(): boolean;
  /** Whether it stands inside of an element that holds the content. */
  isInContent(): boolean;
  /** Whether a block only leads elsewhere, of which this share (0 to 1) stands in links; below a title of contents it does. */
  isLeadingAround(linked_share: number, is_announced: boolean): boolean;
}

/** Nothing is entered yet. Every `enter` has to be followed by its `leave`. */
export function createSurroundings(): Surroundings {
  let depth = 0;
  let content = 0;
  let furniture = 0;
  const leading: number[] = [];
  const isAround = (): boolean => furniture > 0 && content === 0;
  return {
    enter: (name, attributes) => {
      depth += 1;
      if (CONTENT.has(name)) content += 1;
      if (FURNITURE.has(name)) furniture += 1;
      if (!WHOLE.has(name) && LEADS_AROUND.test(`${attributes["class"] ?? ""} ${attributes["id"] ?? ""}`))
        leading.push(depth);
    },
    leave: (name) => {
      if (CONTENT.has(name)) content -= 1;
      if (FURNITURE.has(name)) furniture -= 1;
      if (leading.at(-1) === depth) leading.pop();
      depth -= 1;
    },
    isAround,
    isInContent: () => content > 0,
    isLeadingAround: (linked_share, is_announced) =>
      linked_share > LINK_SHARE && (is_announced || leading.length > 0 || isAround()),
  };
}
