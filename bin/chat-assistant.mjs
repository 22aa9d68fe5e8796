#!/usr/bin/env node
import { loadProgram } from "./load-program.mjs";

process.exitCode = await loadProgram().main(process.argv.slice(2));
