/** Writes a tenant's folder for tests, and reads one back as a map of its files. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

export function writeFiles(root: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Path → content, of every file below a folder. */
export function readFiles(root: string): Record<string, string> {
  const names = (readdirSync(root, { recursive: true }) as string[]).sort();
  return Object.fromEntries(
    names
      .filter((name) => statSync(path.join(root, name)).isFile())
      .map((name) => [name, readFileSync(path.join(root, name), "latin1")]),
  );
}

export const TENANT = "name: acme\ncompany_name: Acme Bicycles\nprotocol_letters: ACM\n";
export const ROBOT = "assistant_name: Riva\nlocale: en\n";
const HOURS = "# Opening hours\n\nThe shop is closed on Sundays.\n";

/** Writes a robot's folder, with when the shop is closed for its knowledge; `rules` are more lines of its file. */
export function writeRobot(folder: string, rules = "", hours = HOURS): void {
  writeFiles(folder, { "robot.yaml": ROBOT + rules, "knowledge/hours.md": hours });
}

/** Writes the folder of a tenant who is told of finished conversations, with robots by slug, each with its rules. */
export function writeTenant(
  folder: string,
  robots: Readonly<Record<string, string>>,
  { fields = "", hours = HOURS } = {},
): void {
  writeFiles(folder, { "tenant.yaml": `${TENANT}notification_emails: [team@acme.example]\n${fields}` });
  for (const [slug, rules] of Object.entries(robots)) writeRobot(path.join(folder, slug), rules, hours);
}
