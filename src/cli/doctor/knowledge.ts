/** What robots were taught: whether this version read it. */
import { ANALYSIS_VERSION } from "../../domain/language/analyse.ts";
import { counted } from "../output/counted.ts";
import { type Check, findingsOf } from "./finding.ts";

const MOST_COUNTED = 1_000;

/** A newer version finds more words, and leaves out of files what an older one should not have read. */
export const knowledgeCheck: Check = {
  name: "knowledge",
  run: async ({ appliance }) => {
    if (appliance === null) return [];
    const find = findingsOf("knowledge");
    const { length } = await appliance.adapters.knowledge.listStale(ANALYSIS_VERSION, MOST_COUNTED);
    if (length === 0) return [find.ok("All documents were read by this version.")];
    const some = `${counted(length, "document")}${length === MOST_COUNTED ? " or more" : ""}`;
    const what = `${some} ${length === 1 ? "was" : "were"} read by another version, and not anew.`;
    return [find.warning(what, "Run `chat-assistant knowledge reindex`, which reads all files again.")];
  },
};
