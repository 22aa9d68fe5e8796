// Loads the bundled program. Beside it the build leaves what V8 has compiled of it for a start: with that, nothing has to
// be compiled again. It is used only by the version of node that made it, for the very program that it was made from;
// in every other case V8 compiles the program as ever. (CommonJS: node is ready with it ten milliseconds sooner.)
const { createHash } = require("node:crypto");
const { readFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const path = require("node:path");
const vm = require("node:vm");

const PROGRAM_FILE = path.join(__dirname, "..", "dist", "bundle", "program", "program.cjs");
const DIGEST_BYTES = 32;

/** The file of the compiled code belonging to a program file. */
const codeFileOf = (programFile) => `${programFile}.code`;

/** Seals compiled code: V8 itself compares no more of the program than its length, and trusts the rest. */
const sealCode = (program, code) => Buffer.concat([digestOf(program, code), code]);

// Compiled code is fit for one version of V8, with the patches of one version of node, and for one kind of processor.
function digestOf(program, code) {
  const hash = createHash("sha256").update(`${process.version} ${process.arch} ${process.platform}\n`);
  return hash.update(program).update(code).digest();
}

function readCode(programFile, program) {
  let sealed;
  try {
    sealed = readFileSync(codeFileOf(programFile));
  } catch {
    return undefined;
  }
  const code = sealed.subarray(DIGEST_BYTES);
  return digestOf(program, code).equals(sealed.subarray(0, DIGEST_BYTES)) ? code : undefined;
}

/** A program file as a script, and whether its compiled code was used. */
function readProgram(programFile) {
  const program = readFileSync(programFile);
  const code = readCode(programFile, program);
  // The build writes ASCII only: a character is a byte, in the file and in memory.
  const script = new vm.Script(program.latin1Slice(), { filename: programFile, cachedData: code });
  return { script, program, precompiled: code !== undefined && !script.cachedDataRejected };
}

/** Runs a program's script; gives its exports. */
function runProgram(script, programFile) {
  const module = { exports: {} };
  const given = [module.exports, createRequire(programFile), module, programFile, path.dirname(programFile)];
  script.runInThisContext()(...given, (specifier) => import(specifier));
  return module.exports;
}

/** The product: its command line (`main`) and its worker (`work`). */
const loadProgram = () => runProgram(readProgram(PROGRAM_FILE).script, PROGRAM_FILE);

module.exports = { PROGRAM_FILE, codeFileOf, loadProgram, readProgram, runProgram, sealCode };
