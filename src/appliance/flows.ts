/** From adapters to flows: everything that the doors (HTTP, sweeps, commands) call. */
import { createAnswerRuntime } from "../flows/answer-runtime.ts";
import { createAuthenticateKey } from "../flows/authenticate-key.ts";
import { type CloseSession, createCloseSession } from "../flows/sessions/close-session.ts";
import { createDeleteTenant } from "../flows/delete-tenant.ts";
import { createErase } from "../flows/sessions/erase.ts";
import { createExpireSessions } from "../flows/sessions/expire-sessions.ts";
import { createGiveFeedback } from "../flows/sessions/give-feedback.ts";
import { createGiveFeedbackOnce } from "../flows/sessions/give-feedback-once.ts";
import { createHandOffContact } from "../flows/sessions/hand-off-contact.ts";
import { createHandOffContactOnce } from "../flows/sessions/hand-off-contact-once.ts";
import { createIssueExpandToken } from "../flows/sessions/issue-expand-token.ts";
import { createIssueKey } from "../flows/issue-key.ts";
import { createRecordGap, createRecordRuntimeGap } from "../flows/learning/record-gap.ts";
import { createRedeemExpandToken } from "../flows/sessions/redeem-expand-token.ts";
import { createReleaseBlobs, type ReleaseBlobs } from "../flows/files/release-blobs.ts";
import { createReplayRelay } from "../flows/replay-relay.ts";
import { createRevokeKey } from "../flows/revoke-key.ts";
import { createSettleRelays } from "../flows/settle-relays.ts";
import { createVerifyAudit } from "../flows/verify-audit.ts";
import { createBlockClient } from "../flows/sessions/block-client.ts";
import { createCheckHealth } from "../flows/check-health.ts";
import { createCreateSession } from "../flows/sessions/create-session.ts";
import { createCreateSessionOnce } from "../flows/sessions/create-session-once.ts";
import { createSessionPlaces, type SessionPlaces } from "../flows/sessions/find-session-place.ts";
import { createFinishByHand } from "../flows/sessions/finish-by-hand.ts";
import { createFinishSession } from "../flows/sessions/finish-session.ts";
import { createIdempotency, type Idempotency } from "../flows/idempotency.ts";
import { createReadConfig } from "../flows/read-config.ts";
import { createReadWidgetConfig } from "../flows/read-widget-config.ts";
import { createApplySeed, createPlanSeed, createSeed } from "../flows/seeding/seed.ts";
import { createSendMessageOnce } from "../flows/sessions/send-message-once.ts";
import { createSendMessage } from "../flows/sessions/send-message.ts";
import { createLateTeach } from "../flows/teaching/late-teach.ts";
import { createRelearn } from "../flows/teaching/relearn.ts";
import { createForgetFile } from "../flows/teaching/forget-file.ts";
import { createSeedChecks } from "../flows/seeding/seed-checks.ts";
import { createTeachFile } from "../flows/teaching/teach-file.ts";
import { createUnblockClient } from "../flows/sessions/unblock-client.ts";
import type { HealthCheck } from "../ports/health.ts";
import type { Settings } from "../settings/schema.ts";
import type { Adapters } from "./adapters.ts";
import { createLearning } from "./learning.ts";

/** What the flows need beyond adapters. */
export interface FlowOptions {
  readonly adapters: Adapters;
  readonly settings: Settings;
  readonly checks: readonly HealthCheck[];
  readonly termsUrl: (slug: string) => string;
}

/** Every flow of the appliance. */
export type Flows = ReturnType<typeof createFlows>;

/** Gives every flow its adapters. */
export function createFlows(options: FlowOptions) {
  const idempotency = createIdempotency(options.adapters);
  const places = createSessionPlaces(options.adapters);
  const releaseBlobs = createReleaseBlobs(options.adapters);
  const closeSession = createCloseSession({ ...options.adapters, releaseBlobs });
  return {
    checkHealth: createCheckHealth(options.checks),
    idempotency,
    findSessionPlace: places.find,
    closeSession,
    ...createConfigFlows(options),
    ...createSessionFlows(options, { idempotency, places }),
    ...createEndingFlows(options, { idempotency, places, closeSession }),
    ...createKeepingFlows(options, { closeSession, releaseBlobs }),
    ...createRuntimeFlows(options),
    ...createTeachingFlows(options, releaseBlobs),
  };
}

function createConfigFlows({ adapters, termsUrl }: FlowOptions) {
  return {
    readConfig: createReadConfig({ ...adapters, termsUrl }),
    readWidgetConfig: createReadWidgetConfig({ ...adapters, termsUrl }),
    blockClient: createBlockClient(adapters),
    unblockClient: createUnblockClient(adapters),
  };
}

interface Repeating {
  readonly idempotency: Idempotency;
  readonly places: SessionPlaces;
}

function createSessionFlows(
  { adapters, settings: { sizes } }: FlowOptions,
  { idempotency, places }: Repeating,
) {
  const repeating = { idempotency, findSessionPlace: places.find };
  const createSession = createCreateSession({ ...adapters, places });
  const giveFeedback = createGiveFeedback({ ...adapters, ...repeating });
  const recordGap = createRecordGap(adapters);
  const sendMessage = createSendMessage({ ...adapters, sizes, recordGap, places });
  return {
    createSessionOnce: createCreateSessionOnce({ ...adapters, ...repeating, createSession }),
    sendMessageOnce: createSendMessageOnce({ ...adapters, ...repeating, sendMessage }),
    issueExpandToken: createIssueExpandToken({ ...adapters, sizes, places }),
    redeemExpandToken: createRedeemExpandToken({ ...adapters, places }),
    giveFeedbackOnce: createGiveFeedbackOnce({ ...repeating, giveFeedback }),
  };
}

interface Ending extends Repeating {
  readonly closeSession: CloseSession;
}

function createEndingFlows(
  { adapters, settings: { sizes } }: FlowOptions,
  { closeSession, idempotency, places }: Ending,
) {
  const repeating = { idempotency, findSessionPlace: places.find };
  const handOffContact = createHandOffContact({ ...adapters, closeSession, sizes, places });
  return {
    finishSession: createFinishSession({ ...adapters, closeSession, sizes, places }),
    handOffContactOnce: createHandOffContactOnce({ ...adapters, ...repeating, handOffContact }),
  };
}

interface Keeping {
  readonly closeSession: CloseSession;
  readonly releaseBlobs: ReleaseBlobs;
}

function createKeepingFlows({ adapters }: FlowOptions, { closeSession, releaseBlobs }: Keeping) {
  return {
    expireSessions: createExpireSessions({ ...adapters, closeSession }),
    settleRelays: createSettleRelays(adapters),
    replayRelay: createReplayRelay(adapters),
    releaseBlobs,
    finishByHand: createFinishByHand({ ...adapters, closeSession }),
    erase: createErase({ ...adapters, closeSession, releaseBlobs }),
    deleteTenant: createDeleteTenant({ ...adapters, releaseBlobs }),
    verifyAudit: createVerifyAudit(adapters.audit),
  };
}

function createRuntimeFlows({ adapters, settings: { sizes, runtime, answers } }: FlowOptions) {
  const recordGap = createRecordGap(adapters);
  const channels = answers.runtime_gaps;
  const recordRuntimeGap = createRecordRuntimeGap({ ...adapters, recordGap, channels });
  return {
    authenticateKey: createAuthenticateKey(adapters),
    answerRuntime: createAnswerRuntime({ ...adapters, sizes, runtime, recordRuntimeGap }),
    issueKey: createIssueKey(adapters),
    revokeKey: createRevokeKey(adapters),
  };
}

function createTeachingFlows(
  { adapters, settings: { robot_defaults, plans, answers } }: FlowOptions,
  releaseBlobs: ReleaseBlobs,
) {
  const teach = createLateTeach(adapters);
  const seedChecks = createSeedChecks(adapters);
  const seeding = { ...adapters, robot_defaults, plans, seedChecks };
  const teachFile = createTeachFile({ ...adapters, teach, releaseBlobs });
  return {
    seed: createSeed(seeding),
    planSeed: createPlanSeed(seeding),
    applySeed: createApplySeed(seeding),
    teach,
    teachFile,
    relearn: createRelearn({
      ...adapters,
      teachFile: createTeachFile({ ...adapters, teach: { ...teach, teach: teach.reteach }, releaseBlobs }),
    }),
    forgetFile: createForgetFile({ ...adapters, teach, releaseBlobs }),
    ...createLearning({ adapters, answers, teach }),
  };
}
