/** What was set aside: plain copies beside an encrypted database undo its encryption, and no retention reaches them. */
import { listPlainAside } from "../../adapters/backup/aside.ts";
import { type Check, findingsOf } from "./finding.ts";

const MOST_NAMED = 3;

/** Plain copies beside an encrypted database; silent where there is none. */
export const asideCheck: Check = {
  name: "set aside",
  run: ({ file, secrets }) => {
    if (file === null || secrets["database.key"] === undefined) return [];
    const plain = listPlainAside(file.path);
    if (plain.length === 0) return [];
    const others = plain.length > MOST_NAMED ? ` and ${plain.length - MOST_NAMED} more` : "";
    const what = `Plain copies lie beside the encrypted database: ${plain.slice(0, MOST_NAMED).join(", ")}${others}.`;
    return [findingsOf("set aside").warning(what, "Delete them once the service runs.")];
  },
};
