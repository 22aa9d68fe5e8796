/** Questions as people in Italy and Brazil type them to small trades: who does it, how many, how often, what is called by two words. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

const GROOMER = `# Pet shop Pata Limpa

## Banho e tosa

| Porte | Banho | Tosa |
|---|---|---|
| Pequeno | R$ 50 | R$ 90 |
| Grande | R$ 90 | R$ 160 |

O banho dos pelos longos se repete a cada 15 dias.

## Equipe

Neide (tosa), Ivo (banho). No caixa está a Carla.
`;
const SNACKS = `# Lanchonete Três Irmãs

## Lanches

- X-Burguer (pão, carne 120 g, queijo): R$ 18
- X-Salada (pão, carne, queijo, alface, tomate, maionese): R$ 21
- X-Tudo (pão, carne, queijo, presunto, bacon, ovo, milho, batata palha, salada): R$ 29

## Porções

| Porção | Meia | Inteira |
|---|---|---|
| Batata frita | R$ 18 | R$ 30 |
| Calabresa | R$ 28 | R$ 45 |

A inteira serve três pessoas.
`;
const GARAGE = `# Officina Ferri

## Listino

| Lavoro | Prezzo |
|---|---|
| Revisione | 79 € |
| Cambio gomme | 40 € |

## Revisioni

La prima si fa dopo quattro anni, poi la revisione si fa ogni due anni. Dura circa mezz'ora.

## Chi siamo

Ci lavorano Dario (gomme) e Lia (cambi automatici). In ufficio c'è Marta.

## Gruppi

I giri in officina per le scuole sono gratuiti. I gruppi hanno da 4 a 8 persone.
`;
const PIZZA = `# Pizzeria Il Cortile

## Pizze

- Margherita: 6 €
- Diavola: 8 €

## Gruppi

Per gruppi oltre le dieci persone proponiamo il giropizza: 15 € a testa.
`;

const STATIONER = `# Cartoleria La Virgola

## Prezzi

| Lavoro | Prezzo |
|---|---|
| Rilegatura tesi | 18 € |
| Scansione | 0,50 € |

## Chi trovate al banco

Bruna (libri di scuola), Elio (stampe e tesi).

## Chi può avere lo sconto

Gli studenti di Vallefiore sulle stampe.
`;

describe("a question to a small trade", () => {
  it.each<[Locale, string, string, readonly string[], readonly string[]]>([
    // Who does something is told by names with what each does in brackets.
    ["pt-BR", GROOMER, "quem faz a tosa", ["Neide (tosa)"], ["R$ 90", "Carla"]],
    ["it", GARAGE, "chi fa le gomme", ["Dario (gomme)"], ["40 €", "Marta"]],
    ["it", STATIONER, "chi fa le stampe", ["Elio (stampe e tesi)"], ["Vallefiore"]],
    // "Rilegate" asks for the "rilegatura".
    ["it", STATIONER, "rilegate tesi", ["Rilegatura tesi", "18 €"], ["Scansione"]],
    // How often is told by what says so, and not by the price of the thing.
    ["it", GARAGE, "ogni quanto si fa la revisione", ["ogni due anni"], ["79 €"]],
    ["pt-BR", GROOMER, "de quanto em quanto tempo é o banho", ["a cada 15 dias"], ["R$ 50"]],
    ["it", GARAGE, "quanto dura la revisione", ["mezz'ora"], ["79 €"]],
    // How many there are is told by the sentence that counts them.
    ["it", GARAGE, "quanti si è in un gruppo", ["da 4 a 8 persone"], ["79 €"]],
    ["pt-BR", SNACKS, "batata inteira serve quantos", ["A inteira serve três pessoas."], ["Calabresa"]],
    // A name of two parts, and what a label says in brackets.
    ["pt-BR", SNACKS, "x tudo quanto é", ["X-Tudo", "R$ 29"], ["R$ 18", "R$ 21"]],
    ["pt-BR", SNACKS, "x-salada quanto custa", ["X-Salada", "R$ 21"], ["R$ 29"]],
    ["it", PIZZA, "giro pizza quanto costa", ["15 € a testa"], ["6 €"]],
  ])("%s: %#: is told what says it", async (locale, page, question, told, left) => {
    const answer = await tellOf(locale, page, question);
    for (const part of told) expect(answer).toContain(part);
    for (const part of left) expect(answer).not.toContain(part);
  });

  it.each<[Locale, string, string]>([
    ["pt-BR", GROOMER, "quem faz castração"],
    ["it", GARAGE, "chi fa i vetri"],
    ["it", GARAGE, "ogni quanto cambiate l'olio"],
    ["it", PIZZA, "giro turistico quanto costa"],
  ])("%s: %#: is not, where nothing says it", async (locale, page, question) => {
    expect(await tellOf(locale, page, question)).toBe("");
  });
});
