/** The settings of the virus scanner that visitors' files are shown to. */
import * as z from "zod";
import { described, whole } from "../contract/schema-parts.ts";

const ADDRESS = /^(?:unix:\/.{1,500}|tcp:\/\/(?:\[[0-9a-f:.]+\]|[\w.-]{1,253}):\d{1,5})$/iu;

const isAddress = (address: string): boolean =>
  ADDRESS.test(address) && (address.startsWith("unix:") || URL.canParse(address));

/** The scanner. */
export const Scanning = z.strictObject({
  address: described(
    z
      .string()
      .refine(isAddress, "takes an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl")
      .nullable(),
    "Where a ClamAV daemon (clamd) listens, as in unix:/run/clamav/clamd.ctl or tcp://127.0.0.1:3310: it looks through every attachment before anything else does; null: none does.",
  ),
  timeout_ms: whole(100, 120_000, "How long it may take for one file, in milliseconds."),
});
