/** First messages without a thing mean the robot's own place. */
import { expect, it } from "vitest";

import { openPlainly } from "../../../src/domain/language/openers.ts";

it.each([
  ["Where is it?", "where are you?"],
  [" Where is it", "where are you"],
  ["Where is that", "where are you"],
  ["Onde fica?", "onde voces ficam?"],
  ["Onde é que fica", "onde voces ficam"],
  ["Dov'è?", "dove siete?"],
  ["dove si trova", "dove siete"],
  ["何時まで？", "何時まで営業ですか?"],
  ["何時からですか", "何時から営業ですか"],
  ["月曜は？", "月曜は営業ですか?"],
  ["平日って", "平日は営業ですか"],
  ["Where is it shown?", undefined],
  ["Where is the station?", undefined],
  ["Onde fica a praia?", undefined],
  ["Dove si trova il museo?", undefined],
  ["月曜は休みですか", undefined],
])("“%s” opens a conversation as “%s”", (said, plain = said) => {
  expect(openPlainly(said)).toBe(plain);
});
