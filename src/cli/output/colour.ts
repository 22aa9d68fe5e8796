/** Colour on terminals: never into a file, never with NO_COLOR (https://no-color.org) or a dumb terminal. */

const CODES = { green: 32, yellow: 33, red: 31, bold: 1 } as const;

const canColour = (): boolean =>
  process.stdout.isTTY && !process.env["NO_COLOR"] && process.env["TERM"] !== "dumb";

/** The text in that colour, where standard output shows colours. */
export function paint(colour: keyof typeof CODES, text: string): string {
  return canColour() ? `\u001b[${CODES[colour]}m${text}\u001b[0m` : text;
}
