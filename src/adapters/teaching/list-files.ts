/** The files that an operator's paths name: files as they are, folders with all that is in them. */
import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { typeOfFileName } from "../../domain/documents/document-type.ts";
import { SECRET_FILE } from "../system/data-directory.ts";
import { toFileWords } from "../../settings/file-words.ts";

/** A file to teach. */
export interface TeachingFile {
  /** Where to read it. */
  readonly path: string;
  /** Its key within the robot's knowledge: the path from the folder that was named, with forward slashes. */
  readonly source: string;
  /** Why it cannot be read, where that is known without reading. */
  readonly fault?: string;
}

/** What paths name. */
export interface FileList {
  /** In order of their path. */
  readonly files: readonly TeachingFile[];
  /** What stands in the folders and is no file of theirs, with the reason. */
  readonly passed_over: readonly { readonly path: string; readonly reason: string }[];
}

interface Walk {
  readonly root: string;
  readonly files: TeachingFile[];
  readonly passed_over: { path: string; reason: string }[];
}

const MOST_FILES = 100_000;
const MOST_DEPTH = 20;
const UNDECODED = "\uFFFD";

// What is taught may be told to anybody: conversations, contacts and the secret of an installation never are.
const OWN_DATA = "the data directory of an installation, or a backup of one: never taught";
const isOwnData = (folder: string): boolean => existsSync(path.join(folder, SECRET_FILE));

/**
 * All files. Hidden ones are passed over without a word: tools keep theirs so. Of links, those to a hidden file of the
 * same folder are files (Kubernetes mounts files in this way); the others stand in their own place, or outside of the folder.
 */
export function listFiles(paths: readonly string[]): FileList {
  const files: TeachingFile[] = [];
  const passed_over: { path: string; reason: string }[] = [];
  for (const named of paths) {
    const full = path.resolve(named);
    const fail = (fault: string) => files.push({ path: full, source: path.basename(full), fault });
    if (named.trim() === "") {
      files.push({ path: named, source: named, fault: "the path is empty" });
      continue;
    }
    try {
      const root = realpathSync(full);
      const kind = statSync(root);
      if (kind.isDirectory() ? isOwnData(root) : path.basename(root) === SECRET_FILE) fail(OWN_DATA);
      else if (kind.isDirectory()) walk({ root, files, passed_over }, root, 0);
      else if (kind.isFile()) files.push({ path: root, source: path.basename(root) });
      else fail("it is neither a file nor a folder");
    } catch (error) {
      if (!isOfSystem(error)) throw error;
      const meant = `: a web page is taught by its whole address, https://${named}`;
      fail(`${toFileWords(error)}${!existsSync(full) && isBareAddress(named) ? meant : ""}`);
    }
  }
  return { files, passed_over };
}

// "www.example.org/help"; what ends as a document does ("hours.md") is rather a file that is not there.
const BARE_HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24}(?::\d+)?$/iu;
function isBareAddress(named: string): boolean {
  const [host = ""] = named.split("/", 1);
  return BARE_HOST.test(host) && typeOfFileName(host) === undefined;
}

// Beside the pages of a saved site they would be taught as texts, with every word of an index for searching.
const WEB_PROGRAM = /\.(?:[cm]?js|css|map|woff2?|ttf|otf|eot|ico)$/iu;
const IS_WEB_PROGRAM = "a script, style, font or icon of web pages: name it to teach it";

// An editor's copy says what was before the last change, and an office program's beside an open file nothing at all.
const LEFTOVER =
  /(?:^|\/)(?:~\$[^/]*|#[^/]*#|thumbs\.db|desktop\.ini|[^/]*(?:~|\.(?:bak|orig|tmp|sw[op]|part|crdownload)))$/iu;
const IS_LEFTOVER = "a copy or mark of an editor or a system: name it to teach it";

const PASSED_OVER: readonly (readonly [names: RegExp, reason: string])[] = [
  [WEB_PROGRAM, IS_WEB_PROGRAM],
  [LEFTOVER, IS_LEFTOVER],
];

const whyPassedOver = (name: string): string | undefined =>
  PASSED_OVER.find(([names]) => names.test(name))?.[1];

/** Whether a folder's file of this name is passed over, and taught only when it is named itself. */
export const isPassedOver = (source: string): boolean =>
  whyPassedOver(source) !== undefined || source.split("/").some((name) => name.startsWith("."));

const isOfSystem = (error: unknown): boolean => error instanceof Error && "syscall" in error;

const isWithin = (folder: string, file: string): boolean => file.startsWith(`${folder}${path.sep}`);

function walk(to: Walk, folder: string, depth: number): void {
  const { root, files } = to;
  if (depth > MOST_DEPTH) throw new Error(`${folder} is nested more than ${MOST_DEPTH} folders deep`);
  for (const entry of readEntries(to, folder)) {
    if (entry.name.startsWith(".")) continue;
    const full = path.join(folder, entry.name);
    const source = toSource(root, full);
    const reason = whyPassedOver(entry.name);
    if (entry.name.includes(UNDECODED) && !existsSync(full))
      files.push({ path: full, source, fault: "its name is not UTF-8: rename it" });
    else if (entry.isDirectory() && isOwnData(full)) to.passed_over.push({ path: full, reason: OWN_DATA });
    else if (entry.isDirectory()) walk(to, full, depth + 1);
    else if (entry.isFile() && reason !== undefined) to.passed_over.push({ path: full, reason });
    else if (entry.isFile()) files.push({ path: full, source });
    else if (entry.isSymbolicLink()) follow(to, full);
    else to.passed_over.push({ path: full, reason: "neither a file nor a folder" });
    if (files.length > MOST_FILES) throw new Error(`${root} holds more than ${MOST_FILES} files`);
  }
}

const toSource = (root: string, file: string): string => path.relative(root, file).replaceAll(path.sep, "/");

function readEntries({ root, files }: Walk, folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((left, right) =>
      left.name < right.name ? -1 : 1,
    );
  } catch (error) {
    files.push({ path: folder, source: toSource(root, folder), fault: toFileWords(error) });
    return [];
  }
}

function follow({ root, files, passed_over }: Walk, link: string): void {
  try {
    const target = realpathSync(link);
    const isHidden = toSource(root, target)
      .split("/")
      .some((name) => name.startsWith("."));
    const kind = statSync(target);
    if (!isWithin(root, target)) {
      const reason =
        target === root
          ? "a link to its own folder"
          : "a link out of the folder: name its target to teach it";
      passed_over.push({ path: link, reason });
    } else if (isHidden && kind.isFile()) files.push({ path: target, source: toSource(root, link) });
    else if (!kind.isFile()) passed_over.push({ path: link, reason: "a link to another folder of this one" });
  } catch (error) {
    files.push({ path: link, source: toSource(root, link), fault: `a link: ${toFileWords(error)}` });
  }
}
