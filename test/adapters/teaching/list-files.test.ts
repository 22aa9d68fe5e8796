/** What stands in folders: odd names and links are files or told; nothing keeps the good ones back. */
import { once } from "node:events";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { listFiles } from "../../../src/adapters/teaching/list-files.ts";
import { readTeachingFile } from "../../../src/adapters/teaching/read-lessons.ts";

const base = realpathSync(mkdtempSync(path.join(os.tmpdir(), "chat-assistant-listed-")));
const root = path.join(base, "kb");
afterAll(() => rmSync(base, { recursive: true, force: true }));
beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(path.join(root, "sub"), { recursive: true });
});

const write = (name: string) => writeFileSync(path.join(root, name), "text");
const link = (target: string, name: string) => symlinkSync(target, path.join(root, name));
const good = () => listFiles([root]).files.filter(({ fault }) => fault === undefined);
const faults = () => listFiles([root]).files.flatMap(({ source, fault }) => (fault ? [[source, fault]] : []));
const passedOver = () =>
  listFiles([root]).passed_over.map(({ path: at, reason }) => [path.basename(at), reason]);

describe("files", () => {
  it("keep their names, however odd", () => {
    const names = ["-dash.md", "a b.md", "cafe\u0301.md", "new\nline.md", `${"n".repeat(252)}.md`, "🚲.md"];
    for (const name of [...names, "sub/deep.md", ".hidden.md"]) write(name);
    expect(good().map(({ source }) => source)).toEqual([...names, "sub/deep.md"].sort());
  });

  it("that a link names are taught once, in their own place", () => {
    write("sub/deep.md");
    link("sub/deep.md", "deep.md");
    expect(good().map(({ source }) => source)).toEqual(["sub/deep.md"]);
    expect([faults(), passedOver()]).toEqual([[], []]);
  });

  it("that a cluster mounts by links to a hidden folder are taught under their links' names", () => {
    mkdirSync(path.join(root, "..2026_01"));
    write("..2026_01/faq.csv");
    link("..2026_01", "..data");
    link("..data/faq.csv", "faq.csv");
    expect(good()).toEqual([{ path: path.join(root, "..2026_01", "faq.csv"), source: "faq.csv" }]);
  });
});

describe("what is no file of the folder is told, and the others are taught", () => {
  beforeEach(() => write("good.md"));

  it("scripts and styles of a saved site, unless they are named", () => {
    for (const name of ["index.html", "search.js", "site.woff2", "sub/app.MJS.map", "notes.json"])
      write(name);
    expect(good().map(({ source }) => source)).toEqual(["good.md", "index.html", "notes.json"]);
    expect(passedOver()).toEqual(
      ["search.js", "site.woff2", "app.MJS.map"].map((name) => [name, expect.stringContaining("name it")]),
    );
    expect(listFiles([path.join(root, "search.js")]).files).toMatchObject([{ source: "search.js" }]);
  });

  it("copies and marks of editors, office programs and systems, unless they are named", () => {
    const left = ["~$offer.docx", "#hours.md#", "hours.md~", "hours.md.bak", "hours.md.orig", "Thumbs.db"];
    const more = ["desktop.ini", "offer.pdf.part", "offer.pdf.crdownload", "offer.tmp"];
    for (const name of [...left, ...more, "~hours.md", "#1.md", "bak.md", "a~b.md", "tmp"]) write(name);
    expect(good().map(({ source }) => source)).toEqual([
      "#1.md",
      "a~b.md",
      "bak.md",
      "good.md",
      "tmp",
      "~hours.md",
    ]);
    expect(passedOver()).toEqual(
      [...left, ...more].sort().map((name) => [name, expect.stringContaining("name it")]),
    );
    expect(listFiles([path.join(root, "hours.md~")]).files).toMatchObject([{ source: "hours.md~" }]);
  });

  it("links out of it, to its folders, and round in it", () => {
    writeFileSync(path.join(base, "outside.md"), "text");
    link("../outside.md", "out.md");
    link("..", "up");
    link(".", "self");
    link("sub", "folder");
    expect(passedOver()).toEqual([
      ["folder", "a link to another folder of this one"],
      ["out.md", expect.stringContaining("out of the folder")],
      ["self", "a link to its own folder"],
      ["up", expect.stringContaining("out of the folder")],
    ]);
    expect(good().map(({ source }) => source)).toEqual(["good.md"]);
  });

  it("sockets and the like, which would never end", async () => {
    const socket = path.join(root, "socket.md");
    const server = createServer().listen(socket);
    await once(server, "listening");
    expect(passedOver()).toEqual([["socket.md", "neither a file nor a folder"]]);
    const fault = "it is neither a file nor a folder";
    expect(listFiles([socket]).files).toMatchObject([{ source: "socket.md", fault }]);
    await new Promise((done) => server.close(done));
  });

  it("links to nothing and in circles, names that are no text: faults", () => {
    link("nowhere.md", "lost.md");
    link("b.md", "a.md");
    link("a.md", "b.md");
    writeFileSync(Buffer.concat([Buffer.from(`${root}/`), Buffer.from([0xe9, 0x2e, 0x6d, 0x64])]), "text");
    expect(faults()).toEqual([
      ["a.md", "a link: its links lead in a circle"],
      ["b.md", "a link: its links lead in a circle"],
      ["lost.md", "a link: there is no such file or folder"],
      ["\uFFFD.md", "its name is not UTF-8: rename it"],
    ]);
    expect(good().map(({ source }) => source)).toEqual(["good.md"]);
  });

  it("data directories and backups, whose conversations and secret anybody could ask for then", () => {
    mkdirSync(path.join(root, "data", "blobs"), { recursive: true });
    write("data/installation.secret");
    write("data/blobs/letter.md");
    expect(good().map(({ source }) => source)).toEqual(["good.md"]);
    expect(passedOver()).toEqual([["data", expect.stringContaining("never taught")]]);
    for (const named of ["data", "data/installation.secret"])
      expect(listFiles([path.join(root, named)]).files).toMatchObject([
        { fault: expect.stringContaining("never taught") },
      ]);
  });

  it("an empty path, which a variable that is not set leaves, is not the current folder", () => {
    expect(listFiles([""])).toEqual({
      files: [{ path: "", source: "", fault: "the path is empty" }],
      passed_over: [],
    });
  });

  it("a path that does not exist does not keep the others back, and says so when it is read", () => {
    const { files } = listFiles([path.join(root, "nope.md"), path.join(root, "good.md")]);
    expect(files.map(({ source, fault }) => [source, fault])).toEqual([
      ["nope.md", "there is no such file or folder"],
      ["good.md", undefined],
    ]);
    expect(() => readTeachingFile(files[0]!)).toThrow("there is no such file or folder");
  });
});

describe("a name that nothing has", () => {
  const faultOf = (named: string) => listFiles([named]).files.map(({ fault }) => fault);

  it.each(["www.example.org", "example.org/help/index.html", "shop.example:8443", "EXAMPLE.ORG/a.pdf"])(
    "is told how an address is written where it looks like one: %s",
    (named) => {
      expect(faultOf(named)).toEqual([
        `there is no such file or folder: a web page is taught by its whole address, https://${named}`,
      ]);
    },
  );

  it.each(["hours.md", "faq.csv", "./example.org", "folder/hours.md", "manual.pdf", "handbook"])(
    "is a file that is not there otherwise: %s",
    (named) => {
      expect(faultOf(named)).toEqual(["there is no such file or folder"]);
    },
  );
});
