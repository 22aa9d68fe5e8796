import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTemplates } from "../../../src/adapters/pages/templates.ts";

let own = "";
let builtin = "";

beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), "templates-"));
  own = path.join(folder, "own");
  builtin = path.join(folder, "builtin");
  for (const directory of [own, builtin]) mkdirSync(directory);
});

afterEach(() => rmSync(path.dirname(own), { recursive: true, force: true }));

function render(text: string, values: Record<string, unknown>): string {
  writeFileSync(path.join(builtin, "page.html"), text);
  return createTemplates({ directories: [own, builtin] }).render("page.html", values);
}

describe("templates", () => {
  it("escape every value, between tags and in attributes", () => {
    const hostile = `<script>"'&`;
    expect(render('<a title="{{name}}">{{name}}</a>', { name: hostile })).toBe(
      '<a title="&lt;script&gt;&quot;&#39;&amp;">&lt;script&gt;&quot;&#39;&amp;</a>',
    );
  });

  it("write a value as it is, whatever it looks like", () => {
    expect(render("{{a}}", { a: "$& {{b}} {{{json b}}}", b: "no" })).toBe("$&amp; {{b}} {{{json b}}}");
  });

  it("embed JSON that cannot leave its script element", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom("</script>", "<!--", "<script"), (value, breakout) => {
        const given = { value, breakout };
        const html = render('<script type="application/json">{{{json data}}}</script>', { data: given });
        const inside = html.slice('<script type="application/json">'.length, -"</script>".length);
        expect(inside).not.toContain("<");
        expect(JSON.parse(inside)).toEqual(JSON.parse(JSON.stringify(given)));
      }),
      { numRuns: 50 },
    );
  });

  it("need every value that they name", () => {
    expect(() => render("{{missing}}", {})).toThrow("needs a value for missing");
    expect(() => render("{{constructor}}", {})).toThrow("needs a value for constructor");
  });

  it("take the operator's file before the product's", () => {
    writeFileSync(path.join(own, "page.html"), "own {{name}}");
    expect(render("builtin {{name}}", { name: "Acme" })).toBe("own Acme");
  });

  it("say which one is missing", () => {
    const templates = createTemplates({ directories: [own, builtin] });
    expect(() => templates.read("pages/none.html")).toThrow("no template pages/none.html");
  });

  it("a directory that there is none of is told at once", () => {
    const create = () => createTemplates({ directories: ["/no/such/folder", "templates"] });
    expect(create).toThrow("no templates directory /no/such/folder");
  });
});
