import { itKeepsBytesInTheLedger } from "../../../ports/blob-ledger.suite.ts";
import { itKeepsOriginals } from "../../../ports/original-store.suite.ts";
import { onBothDatabases } from "../both-databases.ts";

onBothDatabases("the ledger of bytes", itKeepsBytesInTheLedger);
onBothDatabases("the originals of taught files", itKeepsOriginals);
