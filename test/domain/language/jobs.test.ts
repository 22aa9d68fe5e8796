/** Who looks for work, and how pages tell of it. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { sayPlainly } from "../../../src/domain/language/idioms.ts";
import { asksForJobs, tellsOfJobs, wordsOfJobs } from "../../../src/domain/language/jobs.ts";
import { fold } from "../../../src/domain/language/normalise.ts";

describe("looking for work", () => {
  it.each<[Locale, string, boolean]>([
    ["en", "Are you hiring at the moment?", true],
    ["en", "Any vacancies?", true],
    ["en", "Can I work for you?", true],
    ["en", "Are you hiring out bikes?", false],
    ["en", "Do you have a job for a tailor on trousers?", false],
    ["en", "Can I apply for a refund?", false],
    ["pt-BR", "Vocês estão contratando?", true],
    ["pt-BR", "Onde posso deixar meu currículo?", true],
    ["pt-BR", "Tem vagas para o curso?", false],
    ["pt-BR", "Tem vaga no estacionamento?", false],
    ["it", "State assumendo personale?", true],
    ["it", "Ci sono offerte di lavoro?", true],
    ["it", "Cercate collaboratori?", true],
    ["it", "Quanto dura il lavoro di riparazione?", false],
    ["ja", "スタッフを募集していますか？", true],
    ["ja", "そちらで働けますか", true],
    ["ja", "参加者を募集していますか？", false],
    ["ja", "スタッフは何人ですか？", false],
  ])("%s: “%s”: %s", (locale, question, asks) => {
    const folded = fold(sayPlainly(question, locale));
    expect(asksForJobs(folded, locale)).toBe(asks);
    expect(wordsOfJobs(folded, locale) !== "").toBe(asks);
  });
  it.each<[Locale, string, boolean]>([
    ["en", "We are looking for two weekend helpers.", true],
    ["en", "Send us your CV.", true],
    ["en", "We don't charge for little jobs.", false],
    ["en", "The workshop employs fourteen people.", false],
    ["en", "Lessons resume in September.", false],
    ["en", "Bikes are hired out by the hour.", false],
    ["pt-BR", "Contratamos um padeiro.", true],
    ["pt-BR", "O estacionamento tem 8 vagas.", false],
    ["it", "Cercasi commessa.", true],
    ["it", "Effetti personali non si conservano.", false],
    ["it", "Portate l'elenco dei farmaci che assumete.", false],
    ["ja", "アルバイト募集中", true],
    ["ja", "ツアーの最少催行人数は3名です。", false],
    ["ja", "ワークショップの参加者を募集しています。", false],
  ])("%s: “%s” tells of it: %s", (_locale, told, tells) => {
    expect(tellsOfJobs(told)).toBe(tells);
  });
  it.each<[Locale, string, boolean]>([
    ["en", "Join our crew!", true],
    ["en", "Careers", true],
    ["en", "Jobs", true],
    ["en", "Little repairs", false],
    ["pt-BR", "Trabalhe conosco", true],
    ["pt-BR", "Vagas de estacionamento", false],
    ["it", "Lavora con noi", true],
    ["it", "Lavori di riparazione", false],
    ["ja", "スタッフ募集", true],
    ["ja", "スタッフ紹介", false],
  ])("%s: below “%s” it is told: %s", (_locale, heading, tells) => {
    expect(tellsOfJobs(heading, true)).toBe(tells);
  });
});
