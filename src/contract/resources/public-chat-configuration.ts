/** Public chat configuration: what a chat page and a widget need to know (`interface.md`: Resources). */
import * as z from "zod";
import { Locale } from "../locale.ts";
import { api } from "../registry.ts";
import { RetentionMode } from "./common.ts";

const Whole = z.object({
  slug: z.string(),
  assistant_name: z.string(),
  company_name: z.string(),
  website_enabled: z.boolean(),
  locale: Locale,
  terms_url: z.string(),
  terms_enabled: z.boolean().describe("Always true; the terms cannot be disabled."),
  retention_mode: RetentionMode,
  max_questions_per_session: z.int().nullable().describe("null means no question limit."),
  session_timeout_minutes: z.int().describe("Idle time after which abandoned sessions are finished."),
  welcome_message: z.string().nullable(),
  custom_terms: z.string().nullable().describe("Markdown terms of the tenant's own."),
  widget_image_url: z.url().nullable().describe("HTTPS; the image of the widget's launcher."),
  public_header_image_url: z.url().nullable().describe("HTTPS; shown beside the title of the full page."),
});

/** The public face of a robot. The contract declares no field required; this service always sends them all. */
export const PublicChatConfiguration = Whole.partial().register(api, {
  id: "PublicChatConfiguration",
  description: "What a chat page and a widget need to know of a published assistant.",
});

/** The configuration as this service sends it: with every field. */
export type PublicChatConfiguration = z.infer<typeof Whole>;
