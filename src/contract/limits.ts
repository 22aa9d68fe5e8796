/**
 * The limits that the contract itself fixes (`interface.md`: Limits), and the bounds the service adds.
 * Limits that an operator may change stand in `config/defaults.json`.
 */

/** History items that a message may carry. */
export const MESSAGE_HISTORY_ITEMS = 20;
/** History items that an expand token may hand over. */
export const EXPAND_HISTORY_ITEMS = 40;
/** History items that a finish may carry. */
export const FINISH_HISTORY_ITEMS = 100;
/** Messages of a conversation that its summary and its relay are made of, at most: the last ones. */
export const RELAY_TURNS = 1_000;
/** Messages that the end of a session adds to the server's transcript at most: a last note, not a history. */
export const CLOSING_NOTES = 5;
/** Attachments that one message may carry. */
export const MESSAGE_ATTACHMENTS = 5;
/** Questions that a robot offers to begin with. */
export const STARTER_QUESTIONS = 5;
/** Characters of one of them, which is a button on a phone. */
export const STARTER_CHARACTERS = 80;
/** Attachments that one session may keep. */
export const SESSION_ATTACHMENTS = 100;
/** How long an expand token can be redeemed, in milliseconds. */
export const EXPAND_TOKEN_LIFETIME_MS = 5 * 60_000;
/** How far the clocks of machines that share a database may be apart, in milliseconds. */
export const CLOCKS_APART_MS = 20_000;
/** Characters of an `Idempotency-Key` (visible ASCII). */
export const IDEMPOTENCY_KEY_CHARACTERS = 128;
/** How long an `Idempotency-Key` answers the first result again, in milliseconds. */
export const IDEMPOTENCY_LIFETIME_MS = 10 * 60_000;
/** Characters of a visitor's label, of a name and of a file name. */
export const LABEL_CHARACTERS = 200;
/** Characters of the details of a feedback and of a contact's message. */
export const DETAILS_CHARACTERS = 4_000;
/** Characters of an identifier or a slug in a path; longer ones cannot exist. */
export const IDENTIFIER_CHARACTERS = 128;
/** Problems that an error body lists at most. */
export const LISTED_PROBLEMS = 20;
