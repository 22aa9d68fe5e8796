/** Measurements of several processes as one page of Prometheus' text format: each name is described once. */

const DESCRIPTION = /^# (?:HELP|TYPE) (\S+)/;

/**
 * Joins pages whose samples a label tells apart; nothing is added up, since a counter that starts again with a new
 * process would make a sum fall. Blank lines and other comments are left out.
 */
export function joinExpositions(pages: readonly string[]): string {
  const families = new Map<string, { readonly descriptions: Set<string>; readonly samples: string[] }>();
  for (const page of pages) {
    let name = "";
    for (const line of page.split("\n")) {
      const described = DESCRIPTION.exec(line)?.[1];
      name = described ?? name;
      if (line === "" || (line.startsWith("#") && !described)) continue;
      const family = families.get(name) ?? { descriptions: new Set(), samples: [] };
      families.set(name, family);
      if (described) family.descriptions.add(line);
      else family.samples.push(line);
    }
  }
  const lines = [...families.values()].flatMap(({ descriptions, samples }) => [...descriptions, ...samples]);
  return lines.length === 0 ? "" : `${lines.join("\n")}\n`;
}
