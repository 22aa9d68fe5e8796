/**
 * The rows of tenants, robots and channels. A start and whatever a visitor asks for read them, so that one text of them that is
 * no UTF-8 would keep everything from being served by a libSQL server: what an operator wrote in them is read as bytes.
 */
import { Locale } from "../../../contract/locale.ts";
import { RetentionMode } from "../../../contract/resources/common.ts";
import type { Channel, Robot, Tenant } from "../../../domain/tenant.ts";
import type { Row, Value } from "../../../ports/database.ts";
import { toTexts, toWrittenRelay } from "../kept-json.ts";
import { byteColumns, toTextColumns } from "../packed-texts.ts";

/** The columns of a table: those with an operator's words, and the others. */
interface Columns {
  readonly words: readonly string[];
  readonly others: readonly string[];
}

const TENANT: Columns = {
  words: ["name", "company_name", "notification_emails", "relay"],
  others: ["tenant_id", "locale", "plan", "protocol_letters", "created_at"],
};
const ROBOT: Columns = {
  words: [
    "assistant_name",
    "widget_origins",
    "terms_url",
    "custom_terms",
    "welcome_message",
    "starter_questions",
    "decline_message",
    "widget_image_url",
    "public_header_image_url",
  ],
  others: [
    "robot_id",
    "tenant_id",
    "slug",
    "locale",
    "published",
    "website_enabled",
    "widget_enabled",
    "max_questions_per_session",
    "session_timeout_minutes",
    "session_lifetime_hours",
    "retention_mode",
    "retention_days",
    "public_channel_id",
  ],
};
const CHANNEL: Columns = {
  words: ["name", "instructions"],
  others: ["channel_id", "tenant_id", "robot_id", "visibility"],
};

const toWritten = ({ words, others }: Columns): string => [...others, ...words].join(", ");
const toRead = ({ words, others }: Columns): string => [...others, byteColumns(words)].join(", ");

/** The columns as they are written. */
export const TENANT_COLUMNS = toWritten(TENANT);
export const ROBOT_COLUMNS = toWritten(ROBOT);
export const CHANNEL_COLUMNS = toWritten(CHANNEL);

/** The columns as they are read: for `toTenant`, `toRobot` and `toChannel`. */
export const READ_TENANT = toRead(TENANT);
export const READ_ROBOT = toRead(ROBOT);
export const READ_CHANNEL = toRead(CHANNEL);

/** Of a value that is none of its kind any more nobody knows what was meant: some language, and nothing kept. */
const toLocale = (kept: Value | undefined): Locale => Locale.safeParse(kept).data ?? "en";
const toRetention = (kept: Value | undefined): RetentionMode => RetentionMode.safeParse(kept).data ?? "none";

/** The tenant of a row. */
export function toTenant(read: Row): Tenant {
  const row = toTextColumns(TENANT.words, read);
  return {
    ...row,
    locale: toLocale(row["locale"]),
    notification_emails: toTexts(row["notification_emails"]),
    relay: toWrittenRelay(row["relay"]),
  } as unknown as Tenant;
}

/** The robot of a row. */
export function toRobot(read: Row): Robot {
  const row = toTextColumns(ROBOT.words, read);
  return {
    ...row,
    locale: toLocale(row["locale"]),
    retention_mode: toRetention(row["retention_mode"]),
    published: row["published"] === 1,
    website_enabled: row["website_enabled"] === 1,
    widget_enabled: row["widget_enabled"] === 1,
    widget_origins: toTexts(row["widget_origins"]),
    starter_questions: toTexts(row["starter_questions"]),
  } as unknown as Robot;
}

/** The channel of a row. */
export const toChannel = (read: Row): Channel => toTextColumns(CHANNEL.words, read) as unknown as Channel;
