/** Days, months and places: which sentence leads before the one that was found first. */
import { describe, it } from "vitest";

import { leads, type Leads, page } from "./leader.ts";

describe("the months of the thing lead where a month or season was asked for", () => {
  it.each<Leads>([
    [
      "en",
      "Are there boat tours in July?",
      [page("", "In July the shop is closed."), page("", "Boat tours run from May to October.")],
      "Boat tours run from May to October.",
    ],
    [
      "en",
      "Are there boat tours in winter?",
      [page("", "In winter the shop is closed."), page("", "Boat tours run from May to October.")],
      "Boat tours run from May to October.",
    ],
    [
      "pt-BR",
      "Tem passeio de barco em julho?",
      [page("", "Em julho a loja fecha."), page("", "O passeio de barco sai de maio a outubro.")],
      "O passeio de barco sai de maio a outubro.",
    ],
    [
      "it",
      "Ci sono gite in barca a luglio?",
      [page("", "A luglio il negozio è chiuso."), page("", "Le gite in barca partono da maggio a ottobre.")],
      "Le gite in barca partono da maggio a ottobre.",
    ],
    [
      "ja",
      "7月に遊覧船はありますか？",
      [page("", "7月は店が休みです。"), page("", "遊覧船は5月から10月まで出ます。")],
      "遊覧船は5月から10月まで出ます。",
    ],
    // A thing that is called after its season is what was asked for, whenever others are.
    [
      "it",
      "corsi estivi per bambini",
      [page("", "Il campus estivo è a luglio."), page("", "I corsi per bambini vanno da ottobre a marzo.")],
      "Il campus estivo è a luglio.",
    ],
    [
      "en",
      "summer courses for children",
      [
        page("", "The summer camp for children is in July."),
        page("", "Courses for children run from October to March."),
      ],
      "The summer camp for children is in July.",
    ],
    [
      "pt-BR",
      "tem curso de verão pra criança",
      [
        page("", "A colônia de verão é em janeiro."),
        page("", "O curso para crianças vai de março a outubro."),
      ],
      "A colônia de verão é em janeiro.",
    ],
    // What tells no month, what is of another thing, and where no month was asked for.
    [
      "en",
      "When is the pool open in July?",
      [page("Pool", "June to August: 9:00 to 20:00"), page("Café", "Closed in January.")],
      "June to August: 9:00 to 20:00",
    ],
    [
      "en",
      "Are there boat tours in July?",
      [page("", "In July the shop is closed."), page("", "Boat tours start at the pier.")],
      "In July the shop is closed.",
    ],
    [
      "en",
      "Are there boat tours in July?",
      [page("", "Boat tours start at the pier."), page("", "The shop is open from May to October.")],
      "Boat tours start at the pier.",
    ],
    [
      "en",
      "Are there boat tours in July?",
      [page("", "In July boats are painted."), page("", "Tours run from May to October.")],
      "In July boats are painted.",
    ],
    [
      "en",
      "Are there boat tours here?",
      [page("", "In July the shop is closed here."), page("", "Boat tours run from May to October.")],
      "In July the shop is closed here.",
    ],
    [
      "en",
      "Are there boat tours on Monday?",
      [page("", "On Monday the shop is closed."), page("", "Boat tours run from May to October.")],
      "On Monday the shop is closed.",
    ],
  ])("%s: %j of %j: %s", leads);
});

describe("the row of the day that was asked for leads", () => {
  const WEEK = page("Timetable", "Friday: Pilates class\nSaturday: Yoga class, €12");
  it.each<Leads>([
    [
      "en",
      "Which classes are there on Saturday?",
      [page("", "Classes are small."), WEEK],
      "Saturday: Yoga class, €12",
    ],
    [
      "pt-BR",
      "Que aulas tem no sábado?",
      [page("", "As aulas são pequenas."), page("Horários", "Sexta: aula de pilates\nSábado: aula de ioga")],
      "Sábado: aula de ioga",
    ],
    [
      "it",
      "Quali corsi ci sono il sabato?",
      [page("", "I corsi sono piccoli."), page("Orari", "Venerdì: corso di pilates\nSabato: corso di yoga")],
      "Sabato: corso di yoga",
    ],
    // The price of a day, where a price was asked for; no row without one.
    [
      "en",
      "How much are classes on Saturday?",
      [page("", "Classes are small."), WEEK],
      "Saturday: Yoga class, €12",
    ],
    [
      "en",
      "How much are classes on Saturday?",
      [page("", "Classes cost €9."), page("Timetable", "Friday: Pilates class\nSaturday: Yoga class")],
      "Classes cost €9.",
    ],
    // What is no row, tells of another thing, or of another day.
    ["en", "Is the pool heated on Saturday?", [page("", "The pool is heated."), WEEK], "The pool is heated."],
    [
      "en",
      "Which classes are there on Sunday?",
      [page("", "Classes are small."), WEEK],
      "Classes are small.",
    ],
    ["en", "Which classes are small?", [page("", "Classes are small."), WEEK], "Classes are small."],
    // Where the first one stands below the day itself.
    [
      "en",
      "Which classes are there on Saturday?",
      [page("Saturday", "Yoga class for all."), WEEK],
      "Yoga class for all.",
    ],
  ])("%s: %j of %j: %s", leads);
});

describe("a day of the same text leads before another day", () => {
  it.each<Leads>([
    [
      "en",
      "Is the bar open on Monday?",
      [page("", "The bar is open on Sunday. On Monday the bar is closed.")],
      "On Monday the bar is closed.",
    ],
    [
      "en",
      "Is the sauna heated on Monday?",
      [page("", "The sauna is heated on Sunday. On Monday the bar is closed.")],
      "The sauna is heated on Sunday.",
    ],
    [
      "it",
      "Il bar è aperto lunedì?",
      [page("", "Il bar è aperto la domenica. Il lunedì il bar è chiuso.")],
      "Il lunedì il bar è chiuso.",
    ],
    [
      "pt-BR",
      "O bar abre na segunda?",
      [page("", "O bar abre no domingo. Na segunda-feira o bar fecha.")],
      "Na segunda-feira o bar fecha.",
    ],
    [
      "ja",
      "月曜日にバーは開いていますか？",
      [page("", "バーは日曜日に開いています。月曜日にバーは閉まります。")],
      "月曜日にバーは閉まります。",
    ],
  ])("%s: %j of %j: %s", leads);
});

describe("where something is leads", () => {
  const PARKING = page("", "Parking is for 20 cars. Parking is behind the house.");
  it.each<Leads>([
    ["en", "Where is parking?", [PARKING], "Parking is behind the house."],
    ["en", "Is there parking?", [PARKING], "Parking is for 20 cars."],
    [
      "en",
      "Where is parking?",
      [page("", "Parking is for 20 cars."), page("", "Parking is behind the house.")],
      "Parking is for 20 cars.",
    ],
    [
      "en",
      "Where is parking?",
      [page("", "Parking is behind the barn. Parking is behind the house.")],
      "Parking is behind the barn.",
    ],
    [
      "en",
      "Where is parking?",
      [page("", "Parking is for 20 cars. The pool is behind the house.")],
      "Parking is for 20 cars.",
    ],
    [
      "en",
      "Where is guest parking?",
      [page("", "Guest parking is for 20 cars. Parking is behind the house.")],
      "Parking is behind the house.",
    ],
  ])("%s: %j of %j: %s", leads);
});
