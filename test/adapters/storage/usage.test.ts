import { itKeepsUsage } from "../../ports/usage-store.suite.ts";
import { onBothDatabases } from "./both-databases.ts";

onBothDatabases("use", itKeepsUsage);
