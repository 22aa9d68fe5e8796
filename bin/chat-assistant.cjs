#!/usr/bin/env node
// (CommonJS: node loads its loader of ES modules only when one is asked for, and is ready ten milliseconds sooner.)
const { loadProgram } = require("./load-program.cjs");

// As `engines` of package.json has it: npm only warns there, and an older node would end in "toSorted is not a function".
const OLDEST = [20, 19];

const [major, minor] = process.versions.node.split(".").map(Number);

if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  const found = process.versions.node;
  process.stderr.write(`chat-assistant needs Node ${OLDEST.join(".")} or later; this is Node ${found}.\n`);
  process.exitCode = 1;
} else {
  void loadProgram()
    .main(process.argv.slice(2))
    .then((code) => {
      // Output that was lost in the meantime has told so.
      process.exitCode ??= code;
    });
}
