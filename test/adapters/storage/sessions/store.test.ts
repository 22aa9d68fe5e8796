import { itKeepsSessions } from "../../../ports/session-store.suite.ts";
import { onBothDatabases } from "../both-databases.ts";

onBothDatabases("sessions", itKeepsSessions);
