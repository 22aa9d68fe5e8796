/** Contacts and deeds: which sentence leads before the one that was found first. */
import { describe, it } from "vitest";

import { leads, type Leads, page } from "./leader.ts";

describe("a contact that is called so leads", () => {
  const PRESS = page("", "Journalists write to press@mill.example.");
  const OURS = page("", "Our e-mail is hello@mill.example.");
  it.each<Leads>([
    ["en", "What is your email?", [PRESS, OURS], "Our e-mail is hello@mill.example."],
    ["en", "What is the email for journalists?", [PRESS, OURS], "Journalists write to press@mill.example."],
    [
      "en",
      "Do you answer email?",
      [page("", "We answer soon."), page("", "Our e-mail is read.")],
      "We answer soon.",
    ],
    [
      "pt-BR",
      "Qual é o telefone?",
      [page("", "Se o pneu furar, ligue (11) 5555-0199."), page("", "Telefone: (11) 5555-0100.")],
      "Telefone: (11) 5555-0100.",
    ],
    [
      "it",
      "Qual è il telefono?",
      [page("", "Se fori, chiama 02 555 0199."), page("", "Telefono: 02 555 0100.")],
      "Telefono: 02 555 0100.",
    ],
    // It names one, and tells none.
    [
      "en",
      "What is your telephone number?",
      [page("", "If you have a flat tyre, call 555 0199."), page("", "The telephone rings often.")],
      "If you have a flat tyre, call 555 0199.",
    ],
  ])("%s: %j of %j: %s", leads);
});

describe("what is to be done leads where that was asked", () => {
  it.each<Leads>([
    [
      "en",
      "What should I do if I lost my keys?",
      [page("", "Lost keys are common. Call the desk if you lost your keys.")],
      "Call the desk if you lost your keys.",
    ],
    [
      "en",
      "What should I do if I lost my keys?",
      [page("", "Lost keys are common. Call the desk.")],
      "Lost keys are common.",
    ],
    [
      "en",
      "What should I do if I lost my keys?",
      [page("", "Lost keys are common."), page("", "Call the desk if you lost your keys.")],
      "Lost keys are common.",
    ],
    [
      "en",
      "Are lost keys common?",
      [page("", "Lost keys are common. Call the desk if you lost your keys.")],
      "Lost keys are common.",
    ],
    [
      "en",
      "What should I do if I lost my keys?",
      [page("", "Call us for lost keys. Call the desk if you lost your keys.")],
      "Call us for lost keys.",
    ],
    [
      "en",
      "lost keys",
      [page("", "Lost keys are common. Call the desk if you lost your keys.")],
      "Lost keys are common.",
    ],
  ])("%s: %j of %j: %s", leads);
});
