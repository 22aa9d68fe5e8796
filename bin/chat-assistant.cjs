#!/usr/bin/env node
// (CommonJS: node loads its loader of ES modules only when one is asked for, and is ready ten milliseconds sooner.)
const { loadProgram } = require("./load-program.cjs");

void loadProgram()
  .main(process.argv.slice(2))
  .then((code) => {
    // Output that was lost in the meantime has told so.
    process.exitCode ??= code;
  });
