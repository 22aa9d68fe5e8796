#!/usr/bin/env node
import { createRequire } from "node:module";

const { loadProgram } = createRequire(import.meta.url)("./load-program.cjs");

process.exitCode = await loadProgram().main(process.argv.slice(2));
