/** Every check of `doctor`, in the order in which they are shown. Another part of the product adds its check here. */
import { embeddingsCheck, modelCheck } from "./answers.ts";
import { asideCheck } from "./aside.ts";
import { blobsCheck } from "./blobs.ts";
import {
  backupsCheck,
  clockCheck,
  databaseCheck,
  deletedTextCheck,
  searchIndexCheck,
  sweepsCheck,
} from "./database.ts";
import type { Check } from "./finding.ts";
import { knowledgeCheck } from "./knowledge.ts";
import { mailTemplatesCheck } from "./mail-templates.ts";
import { diskCheck, nodeCheck, permissionsCheck, workersCheck } from "./host.ts";
import { plansCheck } from "./plans.ts";
import { certificateCheck, portCheck, proxyCheck, publicUrlCheck } from "./reach.ts";
import { deliveriesCheck, relayCheck } from "./relay.ts";
import { runtimeCheck } from "./runtime.ts";
import { blobStoreCheck, conversionCheck, redisCheck, scannerCheck, tracesCheck } from "./services.ts";
import { secretsCheck } from "./secrets.ts";
import { startersCheck } from "./starters.ts";
import { streamCheck } from "./stream.ts";
import { templatesCheck } from "./templates.ts";
import { textsCheck } from "./texts.ts";

/** The checks. */
export const CHECKS: readonly Check[] = [
  nodeCheck,
  workersCheck,
  diskCheck,
  permissionsCheck,
  secretsCheck,
  databaseCheck,
  textsCheck,
  searchIndexCheck,
  knowledgeCheck,
  startersCheck,
  plansCheck,
  blobsCheck,
  asideCheck,
  clockCheck,
  sweepsCheck,
  deletedTextCheck,
  backupsCheck,
  portCheck,
  publicUrlCheck,
  runtimeCheck,
  certificateCheck,
  streamCheck,
  proxyCheck,
  relayCheck,
  templatesCheck,
  mailTemplatesCheck,
  deliveriesCheck,
  modelCheck,
  embeddingsCheck,
  conversionCheck,
  redisCheck,
  scannerCheck,
  blobStoreCheck,
  tracesCheck,
];
