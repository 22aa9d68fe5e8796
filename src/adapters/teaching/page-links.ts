/**
 * The links of an HTML page that stay within its origin, in the order in which they stand; for teaching from a site.
 */

const MAX_LINKS = 1_000;
const MAX_PAGE_CHARACTERS = 4_000_000;
/** Pictures, films, archives and programs teach nothing. */
const NOT_TEXT = /\.(?:png|jpe?g|gif|webp|svg|ico|mp[34]|webm|mov|zip|gz|exe|dmg|css|js|woff2?)$/iu;

/** Absolute addresses without fragments, each once, at most 1,000; none for anything but HTML or where `nofollow` stands. */
export async function linksOf(
  page: { readonly url: string; readonly content_type: string; readonly bytes: Uint8Array },
  origin: string,
): Promise<string[]> {
  if (!/html/iu.test(page.content_type)) return [];
  const { Parser } = await import("htmlparser2");
  const links = new Set<string>();
  let base = page.url;
  let follows = true;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === "base") base = resolve(attributes["href"], page.url) ?? base;
      if (name === "meta" && /^robots$/iu.test(attributes["name"] ?? ""))
        follows &&= !/nofollow|none/iu.test(attributes["content"] ?? "");
      if (name !== "a" || links.size >= MAX_LINKS || /\bnofollow\b/iu.test(attributes["rel"] ?? "")) return;
      const link = resolve(attributes["href"], base);
      if (link !== undefined && new URL(link).origin === origin && !NOT_TEXT.test(new URL(link).pathname))
        links.add(link);
    },
  });
  parser.write(Buffer.from(page.bytes).toString("utf8").slice(0, MAX_PAGE_CHARACTERS));
  parser.end();
  return follows ? [...links] : [];
}

function resolve(href: string | undefined, base: string): string | undefined {
  if (href === undefined) return undefined;
  try {
    const url = new URL(href, base);
    url.hash = "";
    return url.href;
  } catch {
    return undefined;
  }
}
