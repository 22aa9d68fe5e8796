/**
 * What a report says, folder by folder: how many places of the sample a test noticed. Stryker's own table also counts places
 * inside of a sampled one that no test reaches.
 */
import path from "node:path";
import { listSample } from "./again.mjs";

const NOTICED = new Set(["Killed", "Timeout"]);
const folders = new Map();
for (const { fileName, status } of listSample(process.argv[2] ?? "coverage/mutation.json")) {
  const folder = path.dirname(fileName);
  const counts = folders.get(folder) ?? { noticed: 0, unnoticed: 0, unreached: 0 };
  if (NOTICED.has(status)) counts.noticed += 1;
  if (status === "Survived") counts.unnoticed += 1;
  if (status === "NoCoverage") counts.unreached += 1;
  folders.set(folder, counts);
}
for (const [folder, { noticed, unnoticed, unreached }] of folders) {
  const tried = noticed + unnoticed + unreached;
  const share = tried > 0 ? `${Math.round((100 * noticed) / tried)} %` : "none tried";
  process.stdout.write(
    `${folder}: ${share}, ${noticed} noticed, ${unnoticed} not, ${unreached} that no test reaches\n`,
  );
}
