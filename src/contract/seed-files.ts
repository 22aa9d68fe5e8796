/**
 * The files an operator writes: `tenant.yaml` and `robot.yaml`. Unknown keys are errors, so that a slip of the pen is seen.
 * Their JSON Schemas are made from these, for editors.
 */
import * as z from "zod";
import { STARTER_CHARACTERS, STARTER_QUESTIONS } from "./limits.ts";
import { WrittenLocale } from "./locale.ts";
import { TenantRelay } from "./relay-receiver.ts";
import { RetentionMode } from "./resources/common.ts";

/** What the name of a tenant, a robot or a channel is, and in words. */
export const NAME = /^[a-z0-9][a-z0-9-]{0,62}$/;
export const NAME_TAKES = "takes 1 to 63 lower-case letters, digits and hyphens, no hyphen first";

const name = z.string().regex(NAME, NAME_TAKES);
const shown = (what: string) => z.string().trim().min(1).max(120).describe(what);
const text = (what: string) => z.string().max(10_000).nullish().describe(what);
const image = (what: string) =>
  z
    .url({ protocol: /^https$/ })
    .max(2_000)
    .nullish()
    .describe(what);

// Letters of any script on both sides (RFC 6531), none that has no shape; nothing that a mail's header would take apart. No flag:
// an editor has only the pattern.
const MAILBOX =
  /^[^\s@"<>(),:;\\[\]\u0080-\u00a0\u00ad\u2000-\u206f\ufeff]{1,64}@(?!\.|.*\.\.)[^\s@"<>(),:;\\[\]\u0080-\u00a0\u00ad\u2000-\u206f\ufeff]{1,180}\.[^.\s@"<>(),:;\\[\]\u0080-\u00a0\u00ad\u2000-\u206f\ufeff]{2,63}$/;

/** A channel of a robot. */
export const ChannelFile = z.strictObject({
  name: name.describe("The channel's name within the robot."),
  visibility: z
    .enum(["public", "private"])
    .describe("public: answers without citations; private: with them."),
  instructions: z
    .string()
    .max(20_000)
    .default("")
    .describe("How a model answers on this channel. Never revealed."),
});

/** `robot.yaml`. */
export const RobotFile = z.strictObject({
  slug: name.optional().describe("The robot's public name; default: the folder's name."),
  assistant_name: shown("The name that visitors see."),
  locale: WrittenLocale.describe("The language of the robot."),
  published: z.boolean().default(true).describe("An unpublished robot is unknown to the public."),
  website_enabled: z.boolean().default(true).describe("Whether its public chat page takes visitors."),
  widget_enabled: z.boolean().default(false).describe("Whether it may be embedded in other sites."),
  widget_origins: z.array(z.string().max(300)).max(100).default([]).describe("The sites that may embed it."),
  terms_url: z
    .url({ protocol: /^https?$/ })
    .nullish()
    .describe("Default: the page of the built-in terms."),
  welcome_message: text("The first thing a visitor reads (Markdown)."),
  starter_questions: z
    .array(z.string().trim().min(1).max(STARTER_CHARACTERS))
    .max(STARTER_QUESTIONS)
    .default([])
    .describe("Questions that the chat offers before the first one."),
  decline_message: text("The robot's own words for “I don't know”."),
  widget_image_url: image("The image of the widget's launcher (HTTPS)."),
  public_header_image_url: image("The image beside the title of the full page (HTTPS)."),
  max_questions_per_session: z.int().min(1).max(10_000).nullish().describe("null: no limit."),
  session_timeout_minutes: z
    .int()
    .min(1)
    .max(10_080)
    .optional()
    .describe("Idle minutes until a session is finished."),
  session_lifetime_hours: z
    .int()
    .min(1)
    .max(720)
    .optional()
    .describe("Hours until a session is finished in any case."),
  retention_mode: RetentionMode.optional().describe("How much of a conversation is kept after its end."),
  retention_days: z.int().min(1).max(3_650).optional().describe("For how many days after its end."),
  public_channel: name
    .optional()
    .describe("The channel the public chat follows; default: the first public one."),
  // As many as are listed of a robot: those of earlier files stay until they are pruned, and an export has them all.
  channels: z
    .array(ChannelFile)
    .max(10_000)
    .default([])
    .describe("Default: one public channel named “public”."),
});

/** `robot.yaml`, validated. */
export type RobotFile = z.infer<typeof RobotFile>;

const said = (what: string) => z.string().trim().min(1).max(1_000).describe(what);

// What the refinement below says, in the words of JSON Schema.
const requiring = (key: string) => ({ type: "object", properties: { [key]: {} }, required: [key] });

/** One check of `checks.yaml`: what an answer must hold, or that there must be none. */
export const CheckEntry = z
  .strictObject({
    question: said("What is asked."),
    expect: said("What the answer must hold.").optional(),
    expect_declined: z.literal(true).optional().describe("The robot must say that it does not know."),
    history: z
      .array(said("An earlier question."))
      .max(20)
      .default([])
      .describe("Earlier questions, oldest first."),
  })
  .refine(({ expect, expect_declined }) => (expect === undefined) !== (expect_declined === undefined), {
    message: "takes either expect or expect_declined",
  })
  .meta({ oneOf: [requiring("expect"), requiring("expect_declined")] });

/** `checks.yaml` in a robot's folder: what the robot must go on answering. */
export const ChecksFile = z.strictObject({ checks: z.array(CheckEntry).max(900).default([]) });

/** `checks.yaml`, validated. */
export type ChecksFile = z.infer<typeof ChecksFile>;

/** `tenant.yaml`. */
export const TenantFile = z.strictObject({
  name: name.describe("The tenant's name in commands and files."),
  company_name: shown("The company's name that visitors see."),
  locale: WrittenLocale.default("en").describe("The tenant's own language; default: en."),
  plan: z.string().max(32).default("business").describe("The name of a plan in the settings."),
  protocol_letters: z
    .string()
    .regex(/^[A-Z]{3}$/, "takes three capital letters")
    .optional(),
  notification_emails: z
    .array(z.string().regex(MAILBOX, "takes an e-mail address, as name@example.com"))
    .max(20)
    .default([])
    .describe("Who is told of finished conversations."),
  relay: TenantRelay.nullish(),
});

/** `tenant.yaml`, validated. */
export type TenantFile = z.infer<typeof TenantFile>;
