/** Secrets that the operator chose: what is sealed or hashed with one that can be guessed is no better kept than it. */
import type { SecretKey } from "../../settings/secrets.ts";
import { type Check, findingsOf } from "./finding.ts";

/** 128 random bits as hexadecimal digits, 192 as base64. */
const LEAST_CHARACTERS = 32;
/** What to take instead. */
export const RANDOM = "the output of `openssl rand -base64 32`";
const CHOSEN = {
  "database.key": {
    what: "The key of database and blobs",
    remedy: `Stop the service, then \`chat-assistant db rekey\` with ${RANDOM} as the new key.`,
  },
  "installation.secret": {
    what: "The secret of the installation",
    remedy: `Set CHAT_ASSISTANT_INSTALLATION_SECRET to ${RANDOM}, on every server alike; blocks and limits begin anew.`,
  },
} as const satisfies Partial<Record<SecretKey, { readonly what: string; readonly remedy: string }>>;

/** What is wrong with a secret, to be read after its name; null: it is too long to be guessed. */
export const toGuessable = (secret: string): string | null =>
  secret.length >= LEAST_CHARACTERS
    ? null
    : `has less than ${LEAST_CHARACTERS} characters: a phrase can be guessed by who has a copy.`;

/** How long they are; nothing else is told of them. */
export const secretsCheck: Check = {
  name: "secrets",
  run: ({ secrets }) =>
    (Object.keys(CHOSEN) as (keyof typeof CHOSEN)[]).flatMap((key) => {
      const secret = secrets[key];
      if (secret === undefined) return [];
      const { what, remedy } = CHOSEN[key];
      const find = findingsOf("secrets");
      const guessable = toGuessable(secret.reveal());
      if (guessable === null) return [find.ok(`${what} is too long to be guessed.`)];
      return [find.warning(`${what} ${guessable}`, remedy)];
    }),
};
