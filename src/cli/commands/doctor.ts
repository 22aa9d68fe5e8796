/** `doctor`: what is well with an installation, what is not, and what mends it. */
import { SettingsError } from "../../settings/resolve.ts";
import { examine } from "../doctor/examine.ts";
import { type Finding, findingsOf } from "../doctor/finding.ts";
import { type CommonFlags, type JsonFlags, loadSettings } from "../load-settings.ts";
import { counted } from "../output/counted.ts";
import { print, printJson } from "../output/print.ts";

const SIGNS: Readonly<Record<Finding["level"], string>> = { ok: "ok", warning: "warning", error: "ERROR" };

/** Examines and reports. Exits with 1 when there is an error. */
export async function run(flags: JsonFlags): Promise<number> {
  const findings = await findAll(flags);
  const count = (level: Finding["level"]) => findings.filter((finding) => finding.level === level).length;
  const [errors, warnings] = [count("error"), count("warning")];
  if (flags.json) printJson({ errors, warnings, findings });
  else {
    for (const { check, level, message, remedy } of findings) {
      print(`${SIGNS[level].padEnd(8)} ${check.padEnd(15)} ${message}`);
      if (remedy) print(`${" ".repeat(24)} → ${remedy}`);
    }
    print(`\n${counted(errors, "error")}, ${counted(warnings, "warning")}.`);
  }
  return errors > 0 ? 1 : 0;
}

async function findAll(flags: CommonFlags): Promise<readonly Finding[]> {
  try {
    return await examine(loadSettings(flags));
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const find = findingsOf("settings");
    return error.faults.map((fault) =>
      find.error(fault, "Correct or remove it where it is set; then run doctor again."),
    );
  }
}
