/** Passages by id in SQL (`ports/passage-reader.ts`), for what was found by meaning. */
import type { Database } from "../../../ports/database.ts";
import type { EvidencePassage } from "../../../ports/evidence.ts";
import type { PassageReader } from "../../../ports/passage-reader.ts";
import { type PackedTexts, packedTexts, unpackTexts } from "../packed-texts.ts";

const MOST = 200;

export const READ_PASSAGES_BY_ID = /* sql */ `SELECT p.passage_id, ${packedTexts("d.source", "d.title", "p.heading", "p.text")}
  FROM json_each(:passage_ids) asked
  CROSS JOIN passages p ON p.passage_id = CAST(asked.value AS INTEGER)
  JOIN documents d ON d.document_key = p.document_key
  JOIN knowledge k ON k.robot_key = d.robot_key
  WHERE k.robot_id = :robot_id AND d.state = 'ready'`;

interface FoundPassage extends PackedTexts {
  readonly passage_id: number;
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
      return rows.map(toEvidence);
    },
  };
}

function toEvidence(row: FoundPassage): EvidencePassage {
  const [source = "", title = "", heading = "", text = ""] = unpackTexts(row).map((each) =>
    each.toWellFormed(),
  );
  return { passage_id: String(row.passage_id), source, heading: heading || title, text, score: 0 };
}
