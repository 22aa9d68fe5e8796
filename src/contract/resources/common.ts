/** The small shapes that several resources share (`interface.md`: Resources and their fields). */
import * as z from "zod";

/** An ISO 8601 timestamp in UTC. */
export const DateTime = z.iso.datetime();

/** An ISO 8601 timestamp as clients write it: in UTC or with an offset. Without either it would be no moment. */
export const OffsetDateTime = z.iso.datetime({ offset: true });

/** Where a session came from. */
export const Source = z.enum(["public_chat", "widget"]);

/** Where a session came from. */
export type Source = z.infer<typeof Source>;

/** The number a visitor quotes: three letters, the date, six characters. It opens nothing by itself. */
export const ProtocolNumber = z.string().regex(/^[A-Z]{3}-[0-9]{8}-[A-Z0-9]{6}$/);

/** Who wrote a message of a transcript. */
export const Role = z.enum(["user", "assistant"]);

/** How much of a conversation is kept, and for how long. */
export const RetentionMode = z.enum(["none", "summary", "full"]);

/** How much of a conversation is kept, and for how long. */
export type RetentionMode = z.infer<typeof RetentionMode>;
