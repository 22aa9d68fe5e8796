/**
 * The rows of tenants, robots and channels. A start and whatever a visitor asks for read them, so that one text of them that is
 * no UTF-8 would keep everything from being served: what an operator wrote in them is read as bytes.
 */
import type { Channel, Robot, Tenant } from "../../../domain/tenant.ts";
import type { Row } from "../../../ports/database.ts";
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

/** The tenant of a row. */
export function toTenant(read: Row): Tenant {
  const row = toTextColumns(TENANT.words, read);
  return {
    ...row,
    notification_emails: JSON.parse(String(row["notification_emails"])),
    relay: row["relay"] === null ? null : JSON.parse(String(row["relay"])),
  } as unknown as Tenant;
}

/** The robot of a row. */
export function toRobot(read: Row): Robot {
  const row = toTextColumns(ROBOT.words, read);
  return {
    ...row,
    published: row["published"] === 1,
    website_enabled: row["website_enabled"] === 1,
    widget_enabled: row["widget_enabled"] === 1,
    widget_origins: JSON.parse(String(row["widget_origins"])),
  } as unknown as Robot;
}

/** The channel of a row. */
export const toChannel = (read: Row): Channel => toTextColumns(CHANNEL.words, read) as unknown as Channel;
