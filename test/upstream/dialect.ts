/** One dialect or fault of a real server and what must come of it; pieces that several of them send. */
import { data, delta, type Script } from "./scripted-server.ts";

export interface Dialect {
  name: string;
  script: Script;
  /** The text expected, or the kind of failure. */
  text?: string;
  fails?: string;
  more?: object;
  stream?: boolean;
  max_bytes?: number;
}

export const HELLO = [delta("Hel"), delta("lo.")];
export const JSON_HEADERS = { "content-type": "application/json" };
export const whole = (message: unknown, more: object = {}) =>
  JSON.stringify({ model: "acme-1", choices: [{ index: 0, message, finish_reason: "stop" }], ...more });
export const choice = (fields: object) => data({ choices: [{ index: 0, ...fields }] });
