// What `serve --workers` starts several times; nobody runs it by hand.
import { loadProgram } from "./load-program.mjs";

await loadProgram().work();
