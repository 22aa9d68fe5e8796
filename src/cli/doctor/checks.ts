/** Every check of `doctor`, in the order in which they are shown. Another part of the product adds its check here. */
import { embeddingsCheck, modelCheck } from "./answers.ts";
import { backupsCheck, clockCheck, databaseCheck, searchIndexCheck, sweepsCheck } from "./database.ts";
import type { Check } from "./finding.ts";
import { diskCheck, nodeCheck, permissionsCheck } from "./host.ts";
import { certificateCheck, portCheck, proxyCheck, publicUrlCheck } from "./reach.ts";
import { relayCheck } from "./relay.ts";
import { conversionCheck, redisCheck } from "./services.ts";
import { streamCheck } from "./stream.ts";

/** The checks. */
export const CHECKS: readonly Check[] = [
  nodeCheck,
  diskCheck,
  permissionsCheck,
  databaseCheck,
  searchIndexCheck,
  clockCheck,
  sweepsCheck,
  backupsCheck,
  portCheck,
  publicUrlCheck,
  certificateCheck,
  streamCheck,
  proxyCheck,
  relayCheck,
  modelCheck,
  embeddingsCheck,
  conversionCheck,
  redisCheck,
];
