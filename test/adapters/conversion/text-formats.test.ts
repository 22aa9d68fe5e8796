import { describe, expect, it } from "vitest";

import { toBlocks } from "../../../src/domain/answering/text/markdown.ts";
import { readBytes, readWhole } from "./reading.ts";

describe("a web page", () => {
  it("keeps headings, lists, tables and code, and drops navigation, scripts and link lists", async () => {
    const html = `<!doctype html><html><head><title>Shop &amp; more</title><script>steal()</script></head><body>
      <header><img src=x alt="Our shop logo"><ul><li><a href=/>Home</a></li></ul></header><nav><p>Menu text</p></nav>
      <main><h1>Delivery</h1><p>We deliver <b>fast</b>,<br>every day.</p><ol><li>order<ul><li>pay</li></ul></li></ol>
      <table><tr><th>Zone</th><th>Cost</th></tr><tr><td>EU</td><td>5 €</td></tr></table><pre>a  b\n c</pre></main>
      <footer><a href=/imprint>Imprint</a><p>Open 9 to 5, Main Street 1</p></footer></body></html>`;
    const { text, title, type } = await readWhole("page", html, "text/html");
    expect(text).toBe(
      "# Shop & more\n\nOur shop logo\n\n# Delivery\n\nWe deliver fast,\nevery day.\n\n1. order\n  - pay\n\n| Zone | Cost |\n| --- | --- |\n| EU | 5 € |\n\n```\na  b\n c\n```\n\nOpen 9 to 5, Main Street 1",
    );
    expect({ title, type }).toEqual({ title: "Shop & more", type: "html" });
  });

  it("has its title above the text, unless its first heading says the same", async () => {
    const page = (title: string, body: string): string =>
      `<html><title>${title}</title><body>${body}</body></html>`;
    expect((await readWhole("a.html", page("Prices - Acme", "<h1>Prices</h1><p>9</p>"))).text).toBe(
      "# Prices\n\n9",
    );
    expect((await readWhole("a.html", page("Prices", "<p>9</p>"))).text).toBe("# Prices\n\n9");
    expect((await readWhole("a.html", page("Prices", "<h1>Prices <i>2.1</i></h1><p>9</p>"))).text).toBe(
      "# Prices 2.1\n\n9",
    );
    expect(await readBytes("a.html", page("Prices", "<script>draw()</script>"))).toEqual({
      ok: false,
      error: "no_text",
    });
  });

  it("keeps the lines of an address, and none of running text", async () => {
    const page = (body: string): string => `<html><title>Quay</title><body>${body}</body></html>`;
    const { text } = await readWhole(
      "a.html",
      page("<address>Quay 4<br>4055 Pinebay<br>Tel. 555 0101</address>"),
    );
    expect(text).toBe("# Quay\n\nQuay 4  \n4055 Pinebay  \nTel. 555 0101");
    const long = `Bread ${"and more bread ".repeat(8)}`;
    expect((await readWhole("a.html", page(`<p>${long}<br>Fresh.</p>`))).text).toBe(
      `# Quay\n\n${long.trim()}\nFresh.`,
    );
  });

  it("is read whole when navigation is all that it has", async () => {
    const { text } = await readWhole("a.html", "<html><nav><a href=/a>Prices</a></nav></html>");
    expect(text).toBe("Prices");
  });

  it("is decoded by the charset in its head", async () => {
    const html = Buffer.concat([
      Buffer.from('<html><meta charset="shift_jis"><p>'),
      Buffer.from("8db293a1", "hex"),
    ]);
    expect((await readWhole("a.html", html)).text).toBe("佐藤");
  });

  it("keeps the text of tables that are never closed", async () => {
    const { text } = await readWhole("a.html", "<html><table><tr><td>a<tr><table><tr><td>the end");
    expect(text).toContain("the end");
  });
});

describe("a table of contents", () => {
  const page = (body: string): string => `<html><body><h1>Pump</h1>${body}</body></html>`;
  const LINKS = `<ul><li><a href="#use">Use</a></li><li><a href="#care">Care</a></li></ul>`;

  it.each([
    [`<h2>Table of contents</h2>${LINKS}<h2>Use</h2><p>Press.</p>`, "# Pump\n\n## Use\n\nPress."],
    [`<p>In questa pagina:</p>${LINKS}<h2>Use</h2><p>Press.</p>`, "# Pump\n\n## Use\n\nPress."],
    [`<div class="doc-toc toc"><p>Chapters</p>${LINKS}</div><p>Press.</p>`, "# Pump\n\nChapters\n\nPress."],
    [`<h2>目次</h2>${LINKS}<p>Press.</p>`, "# Pump\n\nPress."],
    [`<div class="fancy_toc"><p><a href="#use">1. Use</a></p></div><p>Press.</p>`, "# Pump\n\nPress."],
    [`<aside><label>Contents</label><div>Index 🔎</div></aside><p>Press.</p>`, "# Pump\n\nPress."],
    [`<p>Press.</p><p><b>See also</b></p>${LINKS}<p>Wait.</p>`, "# Pump\n\nPress.\n\nWait."],
    [`<aside>Contenuto</aside><p>Press.</p>`, "# Pump\n\nPress."],
    [`<p>Premere.</p><p>Argomenti correlati</p><p><a href="a">Uso</a></p>`, "# Pump\n\nPremere."],
  ])("is left out with its title, for the headings say the same: %s", async (body, expected) => {
    expect((await readWhole("a.html", page(body))).text).toBe(expected);
  });

  it.each([
    ["<h2>Contents</h2><ul><li>a hose</li><li>a cap</li></ul>", "# Pump\n\n## Contents\n\n- a hose\n- a cap"],
    [`<h2>Our pumps</h2>${LINKS}`, "# Pump\n\n## Our pumps\n\n- Use\n- Care"],
    ["<h2>Contents</h2>", "# Pump\n\n## Contents"],
    [
      `<table><tr><th>Contents</th><th>内容</th></tr><tr><td>500 ml</td><td>水</td></tr></table>${LINKS}`,
      "# Pump\n\n| Contents | 内容 |\n| --- | --- |\n| 500 ml | 水 |\n\n- Use\n- Care",
    ],
    ["<p>Contents:</p><pre>one hose</pre>", "# Pump\n\nContents:\n\n```\none hose\n```"],
    [`<h2>内容</h2>${LINKS}`, "# Pump\n\n## 内容\n\n- Use\n- Care"],
  ])("is nothing that tells more than its links: %s", async (body, expected) => {
    expect((await readWhole("a.html", page(body))).text).toBe(expected);
  });
});

describe("what leads around a page", () => {
  it("is dropped by the name that its author gave it, and only where it is links", async () => {
    const page = `<html><body class="nav"><table class="navheader"><tr><td><a href="a.html">&lt;&lt; Back</a></td></tr></table>
      <main><p class="breadcrumb"><a href="/">Home</a> / <a href="/x">Pumps</a></p><p>Press <a href="#b">the button</a>, then wait a minute.</p>
      <div class="sidebar"><p>Call 555 0101 for parts.</p></div></main></body></html>`;
    expect((await readWhole("a.html", page)).text).toBe(
      "Press the button, then wait a minute.\n\nCall 555 0101 for parts.",
    );
  });

  it("is dropped with its words where it leads through a manual, or is meant for its makers", async () => {
    const page = `<html><body><div class="navheader"><table><tr><th>4.4. Crop</th></tr></table></div><p>Press.</p>
      <ul class="docnav top"><li><a href="a">Prev</a></li><li>The handbook</li></ul>
      <footer><p>Call 555 0101.</p><div class="debug"><h3>Help content debug info:</h3><p>Title is: Crop</p></div></footer></body></html>`;
    expect((await readWhole("a.html", page)).text).toBe("Press.\n\nCall 555 0101.");
  });

  it("is the sign by which a heading links to itself", async () => {
    const page = `<h2>Options<a class="headerlink" href="#options">¶</a></h2><p>None.</p><h2>Plain C# <a href="#c">#</a></h2>`;
    expect((await readWhole("a.html", page)).text).toBe("## Options\n\nNone.\n\n## Plain C#");
  });
});

describe("what asks for consent to cookies", () => {
  const ASKED = "<h2>We value your privacy</h2><p>We and our 842 partners store cookies.</p>";
  const read = async (body: string): Promise<string> =>
    (await readWhole("a.html", `<html><body class="cookie-notice cc-window">${body}</body></html>`)).text;

  it.each([
    `id="CybotCookiebotDialog"`,
    `id="onetrust-banner-sdk" class="otFlat bottom"`,
    `id="onetrust-consent-sdk"`,
    `id="usercentrics-root"`,
    `class="cky-consent-container cky-box-bottom-left"`,
    `id="cookie-law-info-bar"`,
    `id="cmplz-cookiebanner-container"`,
    `class="qc-cmp2-container" id="qc-cmp2-container"`,
    `class="klaro we-love-your-privacy"`,
    `id="BorlabsCookieBox"`,
    `id="iubenda-cs-banner"`,
    `class="osano-cm-window"`,
    `id="didomi-host"`,
    `id="tarteaucitronRoot"`,
    `class="cc-window cc-banner"`,
    `id="cc-main"`,
    `id="moove_gdpr_cookie_info_bar"`,
    `class="site_cookie-bar"`,
    `id="cookieConsent"`,
    `class="lgpd-banner"`,
    `id="aviso-cookies"`,
    `id="banner-cookie"`,
  ])("is known by its name and left out: %s", async (attributes) => {
    expect(await read(`<p>Open 9 to 5.</p><div ${attributes}>${ASKED}</div><p>Closed on Sunday.</p>`)).toBe(
      "Open 9 to 5.\n\nClosed on Sunday.",
    );
  });

  it.each([
    `<div class="cookie-box">Our cookies cost 2 €.</div>`,
    `<div class="cookies">Our cookies cost 2 €.</div>`,
    `<section id="cookie-consent">Our cookies cost 2 €.</section>`,
    `<div class="section" id="cookie-notice">Our cookies cost 2 €.</div>`,
    `<div class="wide"><main><p>Sweet.</p><div class="cookie-bar">Our cookies cost 2 €.</div></main></div>`,
    `<div class="gdpr-notice">Our cookies cost 2 €.</div>`,
    `<div id="product-cookie-bars">Our cookies cost 2 €.</div>`,
  ])("is nothing that only tells of cookies: %s", async (body) => {
    // Beside something else: a page that has nothing but a banner is read whole.
    const beside = body.includes("<main>") ? body : `<p>Sweet.</p>${body}`;
    expect(await read(beside)).toBe("Sweet.\n\nOur cookies cost 2 €.");
  });

  it("is read where a page has nothing else", async () => {
    expect(await read(`<div id="onetrust-banner-sdk">We use cookies.</div>`)).toBe("We use cookies.");
  });
});

describe("the small print of a web page", () => {
  const read = async (foot: string): Promise<string> =>
    (await readWhole("a.html", `<body><p>Press.</p><footer>${foot}</footer></body>`)).text;

  it.each([
    "© 2026 Acme Bicycles Ltd. All rights reserved.",
    "Copyright &copy; 2019&ndash;2026 Acme. All rights reserved. <a href=p>Privacy Policy</a> | <a href=t>Terms of Service</a>",
    "© 2026 Padaria da Ana. Todos os direitos reservados.",
    "© Officina Rossi – Tutti i diritti riservati",
    "© 2026 株式会社山田 無断転載を禁じます",
    "All Rights Reserved.",
    "Powered by WordPress",
    "This site is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.",
    "<p>© 2026 Acme</p><p>All trademarks are the property of their respective owners.</p>",
  ])("is left out: %s", async (foot) => {
    expect(await read(foot)).toBe("Press.");
  });

  it.each([
    "© 2026 Acme Srl - P.IVA 01234567890 - Tutti i diritti riservati",
    "© 2026 Acme Bicycles, 12 High Street, York",
    "© Acme. Open daily from Monday to Friday",
    "© 2026 Acme, hello@acme.example",
    "Copyright policy",
    "Copyright registration costs little",
    "著作権について",
    "Made with love in York",
    "All prices include VAT.",
  ])("is kept where it tells something: %s", async (foot) => {
    expect(await read(foot)).toBe(`Press.\n\n${foot}`);
  });

  it("is read within the content, which may be about it", async () => {
    const page =
      "<main><p>Write this at the foot of each page:</p><p>© 2026 Acme. All rights reserved.</p></main>";
    expect((await readWhole("a.html", `<body>${page}</body>`)).text).toContain("© 2026 Acme.");
  });

  it("leaves the address and the hours beside it", async () => {
    const foot = "<p>12 High Street, York<br>Open 9 to 5</p><p>© 2026 Acme. All rights reserved.</p>";
    expect(await read(foot)).toBe("Press.\n\n12 High Street, York  \nOpen 9 to 5");
  });
});

describe("what stands in angle brackets or between doubled marks", () => {
  it.each([
    [
      "a.html",
      "<p>Use <code>--color=&lt;when&gt;</code> or __init__ in CARGO_&lt;name&gt;_DIR, 3 &lt; 4.</p>",
    ],
    [
      "a.html",
      "<table><tr><td>Use --color=&lt;when&gt; or __init__ in CARGO_&lt;name&gt;_DIR, 3 &lt; 4.</td></tr></table>",
    ],
    ["a.eml", "Subject: x\n\nUse --color=<when> or __init__ in CARGO_<name>_DIR, 3 < 4."],
  ])("is told as it stands (%s)", async (name, written) => {
    const { text } = await readWhole(name, written);
    expect(toBlocks(text).map((block) => block.text)).toContain(
      "Use --color=<when> or __init__ in CARGO_<name>_DIR, 3 < 4.",
    );
  });
});

describe("lists of a web page", () => {
  it("keep the further paragraphs of an item with it", async () => {
    const { text } = await readWhole(
      "a.html",
      "<ol><li><p>Ring</p><p>and wait.</p></li><li>Enter</li></ol><p>Done</p>",
    );
    expect(text).toBe("1. Ring\n\n   and wait.\n\n1. Enter\n\nDone");
  });
});

describe("a definition list of a web page", () => {
  it.each([
    ["<dt>-a</dt><dt>--all</dt><dd><p>Takes all.</p><p>Slow.</p></dd>", "- -a, --all: Takes all.\n\nSlow."],
    [
      "<dt><b>Monday:</b></dt><dd>9 to 5</dd><dt>Sunday</dt><dd>closed</dd>",
      "- Monday: 9 to 5\n- Sunday: closed",
    ],
    ["<dt>May dogs come in?</dt><dd>Yes.</dd>", "May dogs come in?\n\n- Yes."],
    [`<dt>${"long ".repeat(20)}</dt><dd>Yes.</dd>`, `${"long ".repeat(20).trim()}\n\n- Yes.`],
    ["<dt>Sauna</dt><dd><img src=tick.svg></dd><dt>Pool</dt><dd>Closed.</dd>", "Sauna\n\n- Pool: Closed."],
    ["<dt>Rooms</dt><dd><dl><dt>Twin</dt><dd>€90</dd></dl></dd>", "Rooms:\n\n- Twin: €90"],
    [
      "<dt>Prices</dt><dd><table><tr><th>Bike</th><th>Price</th></tr><tr><td>Tandem</td><td>€34</td></tr></table></dd>",
      "Prices:\n\n| Bike | Price |\n| --- | --- |\n| Tandem | €34 |",
    ],
    ["<dt>Soup</dt><dd><ul><li>leek</li><li>milk</li></ul></dd>", "Soup:\n\n- leek\n- milk"],
    ["<dt>Soup</dt><dd><h3>Leek</h3>Hot.</dd>", "Soup\n\n### Leek\n\nHot."],
    ["<dt>run</dt><dd><pre>pump run</pre></dd><dt>stop</dt>", "run\n\n```\npump run\n```\n\nstop"],
  ])("tells a term before what it means: %s", async (body, expected) => {
    expect((await readWhole("a.html", `<dl>${body}</dl>`)).text).toBe(expected);
  });

  it("does not keep a term for the list behind it", async () => {
    const { text } = await readWhole("a.html", "<dl><dt>Pump</dt></dl><ul><li>red</li></ul>");
    expect(text).toBe("Pump\n\n- red");
  });
});

describe("what a script of a page would choose", () => {
  it("is read as the last of the alternatives, which are all hidden", async () => {
    const keys = `<span><span hidden="true" class="mac"><b>Command</b></span><span hidden="true"><b>Ctrl</b></span></span>`;
    const { text } = await readWhole("a.html", `<p>Press ${keys}<b>+M</b>.</p>`);
    expect(text).toBe("Press Ctrl+M.");
  });

  it.each([
    "<p>Send <span><i hidden>Wait</i><i hidden>Done</i>it</span>.</p>",
    "<p>Send <span><i hidden>Wait</i></span>it.</p>",
    "<p>Send <b hidden>Wait</b><b hidden>Done</b>it.</p>",
  ])("stays hidden beside what is shown: %s", async (html) => {
    expect((await readWhole("a.html", html)).text).toBe("Send it.");
  });
});

describe("the title of a note, an example or a figure", () => {
  it.each([
    [`<p class="title"><b>NOTE Caches</b></p><p>A cache is fast.</p>`, "NOTE Caches:\n\nA cache is fast."],
    [`<div class="title">What is a cache?</div><p>A fast store.</p>`, "What is a cache?\n\nA fast store."],
    [`<h2 class="title">Caches</h2><p>Fast.</p>`, "## Caches\n\nFast."],
    [`<p class="subtitle">Caches</p><p>Fast.</p>`, "Caches\n\nFast."],
  ])("leads into what stands below it: %s", async (html, expected) => {
    expect((await readWhole("a.html", html)).text).toBe(expected);
  });
});

describe("pictures of a web page", () => {
  it.each([
    [`<div><img alt="Tip icon"></div><p>Press twice.</p>`, "Press twice."],
    [
      `<p>Fig. 1. The crop tool</p><div><img alt="The crop tool"></div><p>Cut.</p>`,
      "Fig. 1. The crop tool\n\nCut.",
    ],
    // What is named as a picture before it is.
    [
      `<p><img alt="Icon Hotel"> Welcome</p><h1>Icon Hotel</h1><p>Rooms.</p>`,
      "Icon Hotel Welcome\n\n# Icon Hotel\n\nRooms.",
    ],
    [`<p><img alt="icon"></p><p>icon</p>`, "icon"],
    [`<h1><img alt="Icon Hotel Rome"></h1><p>Rooms.</p>`, "# Icon Hotel Rome\n\nRooms."],
    [`<p>Click the Text icon <img alt="Text icon"> once.</p>`, "Click the Text icon once."],
    [`<p>Click <img alt="Text icon"> once.</p>`, "Click Text icon once."],
    [`<p><img alt="Our shop at night"></p>`, "Our shop at night"],
  ])("are told by a description that says something: %s", async (html, expected) => {
    expect((await readWhole("a.html", html)).text).toBe(expected);
  });
});

describe("tables of a web page", () => {
  it("have no header where each row begins with its name", async () => {
    const { text } = await readWhole(
      "a.html",
      "<table><tr><th>Pets</th><td>no</td></tr><tr><th>Parking</th><td>free</td></tr></table><table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>",
    );
    expect(text).toBe(
      "|  |  |\n| --- | --- |\n| Pets | no |\n| Parking | free |\n\n| A | B |\n| --- | --- |\n| 1 | 2 |",
    );
  });
});

describe("notes of a web page", () => {
  it("are read without their marks and the ways back", async () => {
    const page = `<p>The pool<a href="#n1" role="doc-noteref"><sup>1</sup></a> and the gym<sup><a href="#n2">[2]</a></sup> have 20 m<sup>2</sup>.</p>
      <p id="n1">Closed in May.<a href="#r1" role="doc-backlink">↩︎</a></p>`;
    const { text } = await readWhole("a.html", page);
    expect(text).toBe("The pool and the gym have 20 m2.\n\nClosed in May.");
  });
});

describe("an e-mail", () => {
  it("keeps columns in place where cells span rows and columns, and says in every row what spans it", async () => {
    const { text } = await readWhole(
      "a.html",
      `<table><tr><th rowspan="2">Article<th colspan="2">Returns<tr><th>Shop<th>Online
        <tr><td>Shoes<td>14 days<td rowspan=2>30 days<tr><td>Hats<td>7 days
        <tr><td>Rings<td colspan="2">none<tr><td rowspan=0>Rest<td>1<td>2<tr><td>3<td>4</table>`,
    );
    expect(text.split("\n")).toEqual([
      "| Article | Returns |  |",
      "| --- | --- | --- |",
      "| Article | Shop | Online |",
      "| Shoes | 14 days | 30 days |",
      "| Hats | 7 days | 30 days |",
      "| Rings | none |  |",
      "| Rest | 1 | 2 |",
      "| Rest | 3 | 4 |",
    ]);
  });

  it("gives subject, sender, text and the names of attachments, and opens none", async () => {
    const eml = [
      "From: Marie <marie@acme.example>",
      "Subject: =?utf-8?B?5rOo5paH?=",
      "Content-Type: multipart/mixed; boundary=b",
      "",
      "--b",
      "Content-Type: text/plain; charset=iso-8859-1",
      "Content-Transfer-Encoding: quoted-printable",
      "",
      "Ol=E1, =93tudo=94 bem?",
      "--b",
      'Content-Type: application/pdf; name="order.pdf"',
      'Content-Disposition: attachment; filename="order.pdf"',
      "",
      "SECRET",
      "--b--",
    ].join("\r\n");
    const { text, title } = await readWhole("a.eml", eml);
    expect(text).toBe("# 注文\n\nMarie <marie@acme.example>\n\nOlá, “tudo” bem?\n\n- order.pdf");
    expect(title).toBe("注文");
  });

  it("reads the HTML part where there is no plain one", async () => {
    const eml = "Subject: hi\r\nContent-Type: text/html\r\n\r\n<h2>Offer</h2><p>now</p><script>x</script>";
    expect((await readWhole("a.eml", eml)).text).toBe("# hi\n\n## Offer\n\nnow");
  });
});

describe("separated values", () => {
  it.each([
    ["a.csv", 'name,price\n"Chair, red",9\n'],
    ["a.csv", 'name;price\n"Chair, red";9\n'],
    ["a.csv", 'sep=;\r\nname;price\r\n"Chair, red";9\r\n'],
    ["a.tsv", "name\tprice\nChair, red\t9"],
  ])("become a table, whatever separates them (%#)", async (name, content) => {
    expect((await readWhole(name, content)).text).toBe("| name | price |\n| --- | --- |\n| Chair, red | 9 |");
  });

  it("are read even when quotes and columns do not add up", async () => {
    const { text } = await readWhole("a.csv", 'a,b\n1,2,3\nsay "hi",x');
    expect(text).toBe('| a | b |  |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n| say "hi" | x |  |');
  });
});

describe("plain text, Markdown and JSON", () => {
  it("keep their lines and lose control characters", async () => {
    expect((await readWhole("a.md", "# Title\r\n\r\n- a bell\u0007 rings here\n")).text).toBe(
      "# Title\n\n- a bell rings here",
    );
    expect((await readWhole("a.json", '{"a":[1]}')).text).toBe('{\n  "a": [\n    1\n  ]\n}');
    expect((await readWhole("a.json", "{broken")).text).toBe("{broken");
  });

  it("end in no_text when they are blank", async () => {
    expect(await readBytes("a.txt", " \n ")).toEqual({ ok: false, error: "no_text" });
    expect(await readBytes("a.txt", "")).toEqual({ ok: false, error: "no_text" });
  });

  it("are cut at the limit, and say so", async () => {
    const conversion = await readWhole("a.md", `# Words\n${"word ".repeat(60_000)}`);
    expect(conversion).toMatchObject({ truncated: true, title: "Words" });
    expect(conversion.text.length).toBeLessThanOrEqual(200_000);
  });

  it("leaves out what is hidden, but not what is folded up", async () => {
    const page = `<main><p>Open daily.</p><p style="color:red; display : none">secret</p><div style="visibility:hidden"><p>secret</p></div><p hidden>secret</p><div hidden="until-found"><p>Cancelling is free.</p></div><p style="display:block">Dogs are welcome.</p></main>`;
    expect((await readWhole("a.html", page)).text).toBe(
      "Open daily.\n\nCancelling is free.\n\nDogs are welcome.",
    );
  });
});

describe("rich text", () => {
  it("reads each font in its charset, Unicode with its substitutes, headings, lists and rows", async () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset128 MS Gothic;}}{\info{\title Price list}}{\stylesheet junk}
{\*\generator junk}\pard\outlinelevel0\f0 Pre\'e7os\par\pard\f1\'8d\'b2\'93\'a1\f0  \u26085?\u26412? \'93ok\'94\par
{\listtext 1.\tab}order\par\pard{\listtext \bullet\tab}pay\par\trowd\pard\intbl a\cell b\cell\row\pard{\pict 89504e47}{\shp{\*\shpinst\shpleft0{\sp{\sn fFlipH}{\sv 0}}{\shptxt in a box\par}}{\shprslt again}}end \{x\}\par}`;
    const { text, title } = await readWhole("a.rtf", rtf);
    expect(text).toBe("# Preços\n\n佐藤 日本 “ok”\n\n1. order\n- pay\n\na | b\n\nin a box\n\nend {x}");
    expect(title).toBe("Price list");
  });

  it("leaves hidden text hidden", async () => {
    const rtf = String.raw`{\rtf1\ansi Open {\v secret \u233?}daily\v  secret\v0 , \v secret\plain 9 to 5\par{\v secret\par}}`;
    expect((await readWhole("a.rtf", rtf)).text).toBe("Open daily, 9 to 5");
  });
});
