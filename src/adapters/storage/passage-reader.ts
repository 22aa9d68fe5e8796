/** Passages by id in SQL (`ports/passage-reader.ts`), for what was found by meaning. */
import type { Database } from "../../ports/database.ts";
import type { EvidencePassage } from "../../ports/evidence.ts";
import type { PassageReader } from "../../ports/passage-reader.ts";
import { type HalvedText, halvedText, toHalvedText } from "./halved-text.ts";

const MOST = 200;

export const READ_PASSAGES_BY_ID = /* sql */ `SELECT p.passage_id, d.source, d.title, ${halvedText("p.heading")} AS heading, ${halvedText("p.text")} AS text
  FROM json_each(:passage_ids) asked
  CROSS JOIN passages p ON p.passage_id = CAST(asked.value AS INTEGER)
  JOIN documents d ON d.document_key = p.document_key
  JOIN knowledge k ON k.robot_key = d.robot_key
  WHERE k.robot_id = :robot_id AND d.state = 'ready'`;

interface FoundPassage {
  readonly passage_id: number;
  readonly source: string;
  readonly title: string;
  readonly heading: HalvedText;
  readonly text: HalvedText;
}

/** Creates the reader. */
export function createPassageReader(database: Database): PassageReader {
  return {
    readPassages: async (robot_id, passage_ids) => {
      const asked = JSON.stringify(passage_ids.slice(0, MOST));
      const rows = await database.read<FoundPassage>({
        sql: READ_PASSAGES_BY_ID,
        args: { robot_id, passage_ids: asked },
      });
      return rows.map(({ passage_id, source, title, heading, text }): EvidencePassage => ({
        passage_id: String(passage_id),
        source,
        heading: toHalvedText(heading).toWellFormed() || title,
        text: toHalvedText(text).toWellFormed(),
        score: 0,
      }));
    },
  };
}
