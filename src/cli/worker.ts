/** What `serve --workers` starts several times; nobody runs it by hand. */
import { runWorker } from "../appliance/workers/run-worker.ts";

runWorker();
