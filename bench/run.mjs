// Runs the benches one after another: `npm run bench`, or `npm run bench -- http storage`. Flags are handed to each.
import { spawnSync } from "node:child_process";
import path from "node:path";

const BENCHES = ["storage", "http", "streams", "growth", "runtime", "embeddings", "answers", "footprint"];
const isFlag = (word) => word.startsWith("-");
const chosen = process.argv.slice(2).filter((word) => !isFlag(word));
const flags = process.argv.slice(2).filter(isFlag);

for (const name of chosen.length > 0 ? chosen : BENCHES) {
  process.stdout.write(`\n# ${name}\n`);
  const file = path.join(import.meta.dirname, `${name}.mjs`);
  const { status } = spawnSync(process.execPath, [file, ...flags], { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
