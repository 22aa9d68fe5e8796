// Loads the bundled program. Beside it the build leaves what V8 has compiled of it for a start: with that, nothing has to
// be compiled again. It is used only by the version of node that made it, for the very program that it was made from;
// in every other case V8 compiles the program as ever. (CommonJS: node is ready with it ten milliseconds sooner.)
const { readFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const path = require("node:path");
const vm = require("node:vm");
const { crc32 } = require("node:zlib");

const PROGRAM_FILE = path.join(__dirname, "..", "dist", "bundle", "program", "program.cjs");
const SEAL_BYTES = 4;

/** The file of the compiled code belonging to a program file. */
const codeFileOf = (programFile) => `${programFile}.code`;

/**
 * Seals compiled code: V8 itself compares no more of the program than its length, and trusts the rest. A sum is enough against
 * what happens by itself (whoever can write here could write a program), and takes a third of the time of a digest.
 */
function sealCode(program, code) {
  const seal = Buffer.alloc(SEAL_BYTES);
  seal.writeUInt32LE(sumOf(program, code) ?? 0);
  return Buffer.concat([code, seal]);
}

// Compiled code is fit for one version of V8, with the patches of one version of node, and for one kind of processor.
// Node 21 and the first two of Node 22 cannot sum: there nothing fits.
function sumOf(program, code) {
  return crc32?.(code, crc32(program, crc32(`${process.version} ${process.arch} ${process.platform}\n`)));
}

function readCode(programFile, program) {
  let sealed;
  try {
    sealed = readFileSync(codeFileOf(programFile));
  } catch {
    return undefined;
  }
  if (sealed.length < SEAL_BYTES) return undefined;
  // At the end: V8 copies code that does not begin where a word does.
  const code = sealed.subarray(0, -SEAL_BYTES);
  return sumOf(program, code) === sealed.readUInt32LE(code.length) ? code : undefined;
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
