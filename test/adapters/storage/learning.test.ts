import { itKeepsChecks } from "../../ports/check-store.suite.ts";
import { itKeepsGaps } from "../../ports/gap-store.suite.ts";
import { itKeepsReviews } from "../../ports/review-store.suite.ts";
import { onBothDatabases } from "./both-databases.ts";

onBothDatabases("gaps", itKeepsGaps);
onBothDatabases("reviews", itKeepsReviews);
onBothDatabases("checks", itKeepsChecks);
