import { describe, expect, it } from "vitest";

import {
  isNote,
  isOfCommands,
  linesOfCommand,
  pathsIn,
  withoutPaths,
  wordsOfCommand,
} from "../../../../src/domain/answering/text/commands.ts";

describe("commands in blocks of code", () => {
  it.each([
    ["# Upgrade lampd", true],
    ["// all lamps", true],
    ["-- the rooms", true],
    ["#!/bin/sh", false],
    ["lampd list  # all", false],
  ])("%s is a note on other lines: %s", (line, expected) => {
    expect(isNote(line)).toBe(expected);
  });

  it.each([
    ["lampd backup create   # while it runs", ["lampd", "backup", "create"]],
    ["$ sudo apt-get install lampd", ["", "sudo", "apt", "get", "install", "lampd"]],
    ["server.ts  settings → lamps", []],
    ["lampd #1", ["lampd", "1"]],
  ])("%s says %j", (line, words) => {
    expect(wordsOfCommand(line)).toEqual(words);
  });

  it.each([
    ["notes part them", ["# One", "a", "# Two", "b"], "a", true],
    ["a note behind", ["a  # one", "b"], "b", true],
    ["one program", ["$ lampd on", "$ lampd off"], "$ lampd on", true],
    ["one program, by an account of its own", ["KEY=1 sudo lampd on", "lampd off"], "lampd off", true],
    [
      "an option and what it does",
      ["-i, --ignore-case   Any case", "-H, --hidden   All"],
      "-H, --hidden   All",
      true,
    ],
    ["programs one after the other", ["cd lamps", "npm install", "node ."], "npm install", false],
    ["lines of a program", ["from a import b", "from c import d"], "from a import b", false],
  ])("each stands for itself: %s", (_, lines, line, expected) => {
    expect(isOfCommands(lines, line)).toBe(expected);
  });

  it.each([
    ["itself", ["a", "b", "c"], 1, [1, 2]],
    ["with the note above", ["a", "# B", "# twice", "b"], 3, [1, 4]],
    ["a note with what it heads", ["# A", "a", "b", "# C", "c"], 0, [0, 3]],
    ["a note with what it heads, the last", ["# A", "a", "# C", "c"], 2, [2, 4]],
    ["what goes on below", ["a \\", "  --more", "b"], 0, [0, 2]],
    ["what it goes on from", ["# A", "a \\", "  --more \\", "  --most"], 3, [0, 4]],
    ["what goes on to the end", ["a \\"], 0, [0, 1]],
  ])("belongs to a command: %s", (_, lines, at, expected) => {
    expect(linesOfCommand(lines, at)).toEqual(expected);
  });

  it("tells paths and addresses from other words", () => {
    const line = "lampd copy /mnt/lamps https://lamps.example hall";
    expect(pathsIn(line)).toBe("/mnt/lamps https://lamps.example");
    expect(withoutPaths(line)).toBe("lampd copy hall");
  });
});
