/** The way of a deed: the command that says it, the sentence that is for it, or the section of the thing. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { type FoundText, tell } from "../found.ts";

const page = (heading: string, ...lines: readonly string[]): FoundText => ({
  heading,
  text: lines.join("\n"),
});
const code = (...lines: readonly string[]): string => `\`\`\`\n${lines.join("\n")}\n\`\`\``;

describe("a command", () => {
  const KIOSK = page(
    "Kiosk › Commands",
    "    # Upgrade the kiosk fleet",
    "    kiosk upgrade --fleet",
    "",
    "    # Upgrade the kiosk",
    "    kiosk upgrade",
    "",
    "    # Show the kiosk",
    "    kiosk show --all",
    "    kiosk show --one",
  );
  const BACKUPS = page(
    "Backups",
    "The shop keeps backups. Backups are made at night.",
    "    shop backup create",
    "    shop backup restore <file>",
    "    shop backup list",
    "To restore a backup, stop the shop first. Then it starts again.",
  );
  it.each([
    ["How do I upgrade the kiosk?", KIOSK, code("# Upgrade the kiosk", "kiosk upgrade")],
    ["How do I upgrade the kiosk fleet?", KIOSK, code("# Upgrade the kiosk fleet", "kiosk upgrade --fleet")],
    ["How do I restore a backup?", BACKUPS, code("shop backup restore <file>")],
    ["How do I create a backup?", BACKUPS, code("shop backup create")],
    ["How do I list backups?", BACKUPS, code("shop backup list")],
  ])("is told without the others of its block: %s", (question, taught, told) => {
    expect(tell([taught], question)).toBe(told);
  });

  it("is told with the other one of two", () => {
    const two = page("Backups", "    shop backup create", "    shop backup restore <file>");
    expect(tell([two], "How do I restore a backup?")).toBe(
      code("shop backup create", "shop backup restore <file>"),
    );
  });

  it.each(["Ripristinare un backup", "Comandi"])("is English in other languages, below “%s”", (heading) => {
    const taught = page(heading, "    shop backup restore <file>", "    shop stop", "    shop start");
    expect(tell([taught], "Come ripristino un backup?", "it")).toBe(code("shop backup restore <file>"));
  });

  it("is told within its sentence, with what stands around it", () => {
    const taught = page(
      "Keys",
      "Keys end after a year. keys revoke <key_id> ends one at once. Keys are secret.",
    );
    expect(tell([taught], "How do I revoke a key?")).toBe(taught.text);
    const users = page("Users", "users revoke <name> ends a user. users list <robot> shows them.");
    expect(tell([users, taught], "How do I revoke a key?")).toBe(taught.text);
  });

  it("that holds an option is told alone", () => {
    const taught = page(
      "Export",
      "Orders can be exported. Export them as files.",
      "    shop export --orders-all",
    );
    expect(tell([taught], "How do I export orders?")).toBe(code("shop export --orders-all"));
  });
});

describe("a sentence that says what for", () => {
  it.each([
    ["If you want to cancel a booking, call us.", "How do I cancel a booking?"],
    ["To cancel a booking, call us.", "How do I cancel a booking?"],
    ["Then when you need to cancel a booking: call us.", "How can I cancel a booking?"],
  ])("leads: “%s”", (way, question) => {
    const taught = page(
      "Bookings",
      `Bookings are cancelled often. ${way} We need your name. It is free.`,
      "Ask us.",
    );
    expect(tell([taught], question)).toBe(`${way} We need your name. It is free.`);
  });

  it.each<[Locale, string, string, string]>([
    [
      "it",
      "Le prenotazioni si annullano spesso.",
      "Per annullare una prenotazione, chiamateci. È gratis.",
      "Come annullo una prenotazione?",
    ],
    [
      "it",
      "Le prenotazioni si annullano spesso.",
      "Se vuoi annullare una prenotazione, chiama. È gratis.",
      "Come faccio ad annullare una prenotazione?",
    ],
    [
      "pt-BR",
      "As reservas são canceladas às vezes.",
      "Para cancelar uma reserva, ligue para nós. É grátis.",
      "Como cancelo uma reserva?",
    ],
    [
      "ja",
      "予約は取り消せます。",
      "予約を取り消すには、お電話ください。無料です。",
      "予約を取り消すにはどうすればいいですか？",
    ],
  ])("leads in %s", (locale, before, way, question) => {
    expect(tell([page("", `${before}${locale === "ja" ? "" : " "}${way}`)], question, locale)).toBe(way);
  });

  it("of which more is said is another", () => {
    const taught = page(
      "Restoring",
      "Backups are kept. To quickly restore an old encrypted backup of the shop, ask us. To restore a backup, stop the shop.",
    );
    expect(tell([taught], "How do I restore a backup?")).toBe("To restore a backup, stop the shop.");
  });

  it("brings the list that it leads to", () => {
    const way = ["To restore a backup, follow this:", "- Stop the shop.", "- Copy the file."];
    expect(
      tell([page("Restoring", `Backups are kept. ${way.join("\n")}`)], "How do I restore a backup?"),
    ).toBe(way.join("\n"));
  });

  it.each([
    ["How do I pack a lamp?", "To pack a lamp, wrap it in wool. It breaks easily."],
    ["How do I pack a wick?", "To pack a wick, roll it."],
  ])("is told alone of a list: %s", (question, told) => {
    const text = [
      "- To pack a lamp, wrap it in wool. It breaks easily.",
      "- To pack a wick, roll it.",
      "- To pack oil, ask us.",
    ];
    expect(tell([page("Packing", ...text)], question)).toBe(told);
  });
});

describe("the section of the thing", () => {
  const rival = page("Wicks", "A lantern is configured by us. Lanterns are configured in the shop.");
  it("tells the way of what is done with everything", () => {
    const own = page("Lanterns › Settings", "Set the light. Press the button.");
    expect(tell([rival, own], "How do I configure lanterns?")).toBe(own.text);
  });
  it("does not where it tells nothing to do", () => {
    const own = page("Lanterns › Settings", "The light is old.");
    expect(tell([rival, own], "How do I configure lanterns?")).not.toMatch(/^The light/);
  });
});
