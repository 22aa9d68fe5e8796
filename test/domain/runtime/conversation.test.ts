/** What the entries of a request point at. */
import { expect, it } from "vitest";
import { type Entry, listReferences } from "../../../src/domain/runtime/conversation.ts";

const reference = (item_id: string): Entry => ({ kind: "reference", item_id });
const turn: Entry = { kind: "turn", role: "user", text: "msg_9", files: [] };

it.each<[string, readonly Entry[], readonly string[]]>([
  ["no entry", [], []],
  ["turns alone, whatever they say", [turn, turn], []],
  ["references among turns, in order", [reference("msg_2"), turn, reference("msg_1")], ["msg_2", "msg_1"]],
  ["each once", [reference("msg_1"), turn, reference("msg_1")], ["msg_1"]],
])("%s", (_, entries, ids) => {
  expect(listReferences(entries)).toEqual(ids);
});
