/** `config show` and `limits show`: the settings as they are resolved here, and where each came from. */
import { hideLogins } from "../../contract/service-address.ts";
import { listLeaves, readLeaf, toVariable } from "../../settings/leaves.ts";
import { DEFAULTS, type Resolved } from "../../settings/resolve.ts";
import { SECRET_KEYS } from "../../settings/secrets.ts";
import { printList } from "../output/list.ts";
import { type JsonFlags, loadSettings } from "../load-settings.ts";
import { print } from "../output/print.ts";

interface SettingLine {
  readonly key: string;
  readonly value: unknown;
  readonly source: string;
  readonly variable: string;
}

const SECRET = "[secret]";

// The address of a database may hold its token.
const hide = (value: unknown): unknown => (typeof value === "string" ? hideLogins(value) : value);

function toLines({ settings, secrets, sources }: Resolved): readonly SettingLine[] {
  const plain = listLeaves().map(({ key }) => ({
    key,
    value: hide(readLeaf(settings, key)),
    source: sources[key] ?? DEFAULTS,
    variable: toVariable(key),
  }));
  const hidden = Object.keys(SECRET_KEYS).map((key) => ({
    key,
    value: key in secrets ? SECRET : null,
    source: sources[key] ?? "not set",
    variable: toVariable(key),
  }));
  return [...plain, ...hidden];
}

const toWords = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

function printLines(name: string, rows: readonly SettingLine[], json: boolean | undefined): void {
  printList(
    {
      name,
      rows,
      nothing: "",
      columns: [
        ["KEY", (row) => row.key],
        ["FROM", (row) => row.source],
        // Last, since a value may be long.
        ["VALUE", (row) => toWords(row.value)],
      ],
    },
    json,
  );
}

/** Shows every setting. Secrets are never shown, only whether they are set. */
export function show(flags: JsonFlags): number {
  printLines("settings", toLines(loadSettings(flags)), flags.json);
  return 0;
}

/** Shows rate limits and sizes. */
export function limits(flags: JsonFlags): number {
  const rows = toLines(loadSettings(flags)).filter(({ key }) => /^(rate_limits|sizes)\./.test(key));
  printLines("limits", rows, flags.json);
  if (!flags.json)
    print("\nChange one with its key in the settings file, or with its variable (`config show --json`).");
  return 0;
}
