/** What in a data directory belongs to another account than its database: a command that was run as root, once, leaves it. */
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { counted } from "../output/counted.ts";
import { type Finding, findingsOf, type Site } from "./finding.ts";
import { toShellWord } from "../output/shell-word.ts";

const MOST = 20_000;

/** The finding; empty where all belongs to one account. */
export function judgeOwners({ places, file }: Pick<Site, "places" | "file">): readonly Finding[] {
  const owned = file !== null && existsSync(file.path) ? file.path : places.root;
  const { uid } = statSync(owned);
  const foreign = listPlaces(places.root, places.blobs_folder).filter((one) => isForeign(one, uid));
  const [first] = foreign;
  if (first === undefined) return [];
  const others = foreign.length === 1 ? "" : ` and ${counted(foreign.length - 1, "more file")}`;
  const what = `Not of the account that owns ${owned}: ${first}${others}. The service may not read or replace them.`;
  const remedy = `chown -R ${uid} ${toShellWord(places.root)}; run commands as that account, not as root.`;
  return [findingsOf("permissions").error(what, remedy)];
}

function isForeign(place: string, uid: number): boolean {
  const found = statSync(place, { throwIfNoEntry: false });
  return found !== undefined && found.uid !== uid;
}

// What the service itself needs: its own files, and the blobs in their folders.
function listPlaces(root: string, blobs_folder: string): readonly string[] {
  const shards = list(blobs_folder);
  return [...list(root), ...shards, ...shards.flatMap(list)].slice(0, MOST);
}

function list(folder: string): readonly string[] {
  try {
    return readdirSync(folder).map((name) => path.join(folder, name));
  } catch {
    // No folder, or one that lets nobody in: that it belongs to somebody else is seen by itself.
    return [];
  }
}
