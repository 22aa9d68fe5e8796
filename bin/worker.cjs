// What `serve --workers` starts several times; nobody runs it by hand.
const { loadProgram } = require("./load-program.cjs");

void loadProgram().work();
