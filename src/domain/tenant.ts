/** Tenants, robots and channels: who answers where, and by which rules (`decisions.md`'s names; `interface.md`: What the service does). */
import type { Locale } from "../contract/locale.ts";
import type { RetentionMode, Source } from "../contract/resources/common.ts";
import type { Plan } from "../settings/schema.ts";
import type { WrittenRelay } from "./tenant-relay.ts";

/** Who owns robots, knowledge, channels and API keys. Times are milliseconds since 1970 (UTC) everywhere in the domain. */
export interface Tenant {
  readonly tenant_id: string;
  /** The name under which seed files and commands know the tenant. */
  readonly name: string;
  readonly company_name: string;
  readonly locale: Locale;
  /** The plan's name in the settings. */
  readonly plan: string;
  /** Three capital letters; the start of every protocol number. */
  readonly protocol_letters: string;
  /** Who is told of finished conversations; empty: nobody. */
  readonly notification_emails: readonly string[];
  /** The tenant's own relay; null: that of the settings. */
  readonly relay: WrittenRelay | null;
  readonly created_at: number;
}

/** An assistant with its published face. */
export interface Robot {
  readonly robot_id: string;
  readonly tenant_id: string;
  readonly slug: string;
  readonly assistant_name: string;
  readonly locale: Locale;
  /** An unpublished robot is unknown to the public. */
  readonly published: boolean;
  readonly website_enabled: boolean;
  readonly widget_enabled: boolean;
  /** Exact origins and `https://*.example.org` entries; empty: nobody. */
  readonly widget_origins: readonly string[];
  /** null: the page of the built-in terms. */
  readonly terms_url: string | null;
  readonly custom_terms: string | null;
  readonly welcome_message: string | null;
  /** Questions that the chat offers below the first words. */
  readonly starter_questions: readonly string[];
  /** The robot's own words for "I don't know"; null: the locale's. */
  readonly decline_message: string | null;
  readonly widget_image_url: string | null;
  readonly public_header_image_url: string | null;
  readonly max_questions_per_session: number | null;
  readonly session_timeout_minutes: number;
  readonly session_lifetime_hours: number;
  readonly retention_mode: RetentionMode;
  readonly retention_days: number;
  /** The channel whose rules the public chat follows. */
  readonly public_channel_id: string;
}

/** A conversation prompt channel: visibility and instructions. */
export interface Channel {
  readonly channel_id: string;
  readonly tenant_id: string;
  readonly robot_id: string;
  /** Unique within the robot; what seed files call it. */
  readonly name: string;
  readonly visibility: "public" | "private";
  /** Read by a model only; never revealed. */
  readonly instructions: string;
}

/** A robot with all that decides about it. */
export interface RobotInContext {
  readonly robot: Robot;
  readonly tenant: Tenant;
  readonly plan: Plan;
  readonly channel: Channel;
}

/** Whether a robot still serves sessions of this source: published, switched on there, and paid for. */
export function isServing(context: RobotInContext, source: Source): boolean {
  const { robot, plan } = context;
  if (!robot.published) return false;
  return source === "widget" ? robot.widget_enabled && plan.widget : robot.website_enabled;
}
