import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand, start } from "../support/command.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-learning-cli-"));
const data = path.join(folder, "data");
const shop = path.join(folder, "shop");
const UNKNOWN = "Do you sell zeppelins to xylophonists?";
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const run = (...words: string[]) => runCommand([...words, "--data", data]);
const runJson = async (...words: string[]) => JSON.parse((await run(...words, "--json")).stdout);

async function post(url: string, body: unknown) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, any>;
}

const SUNDAYS = "Is the shop closed on Sundays?";

/** A visitor asks something unknown, and dislikes an answer. */
async function visit(base_url: string, disliked = SUNDAYS): Promise<void> {
  const { session_id } = await post(`${base_url}/v1/public/robots/shop/sessions`, { consent_accepted: true });
  const messages = `${base_url}/v1/public/sessions/${session_id}/messages`;
  await post(messages, { message: UNKNOWN });
  const { message_id } = await post(messages, { message: disliked });
  await post(`${base_url}/v1/public/sessions/${session_id}/feedback`, {
    rating: "down",
    message_id,
    feedback_reason: "Incorrect or incomplete",
    expected_answer: "The shop is closed on Sundays, except in December.",
  });
}

/** Serves the robots while `work` lasts. */
async function serveWhile(work: (base_url: string) => Promise<void>): Promise<void> {
  const server = start(["serve", "--data", data, "--port", "0"]);
  const line = await server.waitFor(/http:\/\/127\.0\.0\.1:\d+/, "stderr");
  await work(/http:\/\/127\.0\.0\.1:\d+/.exec(line)![0]);
  server.child.kill("SIGTERM");
  await server.finished;
}

beforeAll(async () => {
  write(path.join(shop, "tenant.yaml"), "name: acme\ncompany_name: Acme Bicycles\n");
  write(path.join(shop, "shop", "robot.yaml"), "assistant_name: Riva\nlocale: en\n");
  write(
    path.join(shop, "shop", "knowledge", "hours.md"),
    "# Opening hours\n\nThe shop is closed on Sundays.\n",
  );
  write(
    path.join(shop, "shop", "checks.yaml"),
    "checks:\n  - question: Is the shop closed on Sundays?\n    expect: closed on Sundays\n  - question: Who was Napoleon's uncle?\n    expect_declined: true\n",
  );
  expect((await run("seed", shop)).code).toBe(0);
  await serveWhile((base_url) => visit(base_url));
}, 60_000);

describe("gaps", () => {
  it("are listed, taught and checked; dismissed ones leave the list", async () => {
    const { gaps } = await runJson("gaps", "list", "--robot", "shop");
    expect(gaps).toMatchObject([{ robot: "shop", question: UNKNOWN, times_asked: 1, status: "open" }]);
    expect((await run("gaps", "list")).stdout).toContain(UNKNOWN);
    const { gap_id } = gaps[0];
    const taught = await run("gaps", "teach", gap_id, "--answer", "Zeppelins are sold on request.");
    expect(taught).toMatchObject({ code: 0 });
    expect((await run("ask", "shop", UNKNOWN)).stdout).toContain("Zeppelins are sold on request.");
    const again = [
      gap_id,
      "--answer",
      "Zeppelins are sold on request.",
      "--question",
      "Do you sell airships?",
    ];
    expect((await run("gaps", "teach", ...again)).code).toBe(0);
    expect((await run("gaps", "teach", ...again.slice(0, 3))).code).toBe(0);
    // In the same words once more: the check stays, under the id that is told.
    const { check_id } = await runJson("gaps", "teach", ...again.slice(0, 3));
    const { checks } = await runJson("checks", "list", "shop");
    expect(checks.filter(({ source }: { source: string }) => source === `gaps/${gap_id}`)).toMatchObject([
      { question: UNKNOWN, check_id },
    ]);
    const dismissed = await run("gaps", "dismiss", gap_id);
    expect([dismissed.code, dismissed.stderr]).toEqual([
      0,
      expect.stringContaining(`knowledge remove shop gaps/${gap_id}`),
    ]);
    expect((await run("gaps", "list")).stdout).toContain("No question");
    expect((await runJson("gaps", "list", "--status", "all")).gaps).toHaveLength(1);
  });

  it("that were taught are taken back with their check, and this is what is said", async () => {
    const [{ gap_id }] = (await runJson("gaps", "list", "--status", "all")).gaps;
    const sources = async () =>
      (await runJson("checks", "list", "shop")).checks.map(({ source }: { source: string }) => source);
    expect(await sources()).toContain(`gaps/${gap_id}`);
    const { code, stdout } = await run("knowledge", "remove", "shop", `gaps/${gap_id}`, "--yes");
    expect([code, stdout]).toEqual([0, expect.stringContaining("no seed teaches it again")]);
    expect((await run("ask", "shop", UNKNOWN)).stdout).not.toContain("Zeppelins are sold");
    expect(await sources()).not.toContain(`gaps/${gap_id}`);
    expect((await run("gaps", "dismiss", gap_id)).stderr).toBe("");
    expect((await run("gaps", "teach", gap_id, "--answer", "Zeppelins are sold on request.")).code).toBe(0);
  }, 60_000);

  it("of an unknown id or robot are told, with exit code 1; a wrong status is wrong usage", async () => {
    expect(await run("gaps", "dismiss", "gap_x")).toMatchObject({ code: 1 });
    expect((await run("gaps", "list", "--robot", "nobody")).stderr).toContain("There is no robot nobody");
    expect((await run("gaps", "list", "--status", "often")).code).toBe(2);
    expect((await run("gaps", "teach", "gap_x")).code).toBe(2);
  });
});

describe("reviews", () => {
  it("are listed, shown and approved once", async () => {
    const { reviews } = await runJson("reviews", "list");
    expect(reviews).toHaveLength(1);
    const { review_id } = reviews[0];
    const { stdout } = await run("reviews", "show", review_id);
    expect(stdout).toContain("Is the shop closed on Sundays?");
    expect(stdout).toContain("except in December");
    const approved = await runJson("reviews", "approve", review_id);
    expect(approved).toMatchObject({ status: "approved", source: `reviews/${review_id}`, is_answered: true });
    expect((await run("reviews", "reject", review_id)).stderr).toContain("approved already");
    expect((await run("reviews", "correct", review_id, "--answer", "No.")).stderr).toContain(
      "approved already",
    );
    expect(await runJson("reviews", "approve", review_id)).toMatchObject({ status: "approved" });
    expect(
      (await runJson("audit", "list")).entries.map(({ action }: { action: string }) => action),
    ).toContain("review.approved");
  });
});

describe("checks", () => {
  it("of the robot's file and of what was taught pass; a broken promise exits with 1", async () => {
    const passed = await runJson("checks", "run", "shop");
    // The review decided on a question that the file checks, too: its check took the place.
    expect(passed).toEqual({ passed: 3, failed: [] });
    const { check_id } = await runJson(
      "checks",
      "add",
      "shop",
      "When is the moon open?",
      "--expect",
      "at midnight",
    );
    const { code, stdout } = await run("checks", "run", "shop");
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^CHECK +QUESTION +EXPECTED +GIVEN\nFAILED +When is the moon open\? +at midnight +\S/,
    );
    expect(stdout).toContain("3 passed, 1 failed");
    expect((await run("checks", "list", "shop")).stdout).toContain(check_id);
    expect((await run("checks", "remove", "shop", check_id)).code).toBe(0);
    expect((await run("checks", "run", "shop")).code).toBe(0);
    expect((await run("checks", "add", "shop", "Q")).code).toBe(2);
  });

  it("hold a robot back that is to be published with --require-checks, until all pass", async () => {
    await run("robots", "unpublish", "shop");
    const { check_id } = await runJson("checks", "add", "shop", "Who lives on Mars?", "--expect", "Marvin");
    const refused = await run("robots", "publish", "shop", "--require-checks");
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("shop was not published")]);
    expect(refused.stdout).toMatch(/FAILED +Who lives on Mars\? +Marvin +\S[\s\S]*3 passed, 1 failed/);
    expect(await runJson("robots", "publish", "shop", "--require-checks")).toMatchObject({
      published: false,
      changed: false,
      refused: "checks_failed",
      checks: { passed: 3, failed: [{ question: "Who lives on Mars?", expect: "Marvin" }] },
    });
    expect((await runJson("robots", "show", "shop")).published).toBe(false);
    await run("checks", "remove", "shop", check_id);
    const published = await run("robots", "publish", "shop", "--require-checks");
    expect([published.code, published.stdout]).toEqual([0, expect.stringContaining("shop is published")]);
    expect((await runJson("robots", "show", "shop")).published).toBe(true);
  }, 120_000);

  it("that fail leave a robot public that is public already, and this is what is said", async () => {
    const { check_id } = await runJson("checks", "add", "shop", "Who lives on Mars?", "--expect", "Marvin");
    const { code, stderr } = await run("robots", "publish", "shop", "--require-checks");
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^shop stays published: a check fails\./)]);
    expect(await runJson("robots", "publish", "shop", "--require-checks")).toMatchObject({ published: true });
    await run("checks", "remove", "shop", check_id);
  }, 120_000);

  it("that are missing hold it back, too", async () => {
    const bare = path.join(folder, "bare");
    write(path.join(bare, "robot.yaml"), "assistant_name: Riva\nlocale: en\npublished: false\n");
    await run("seed", bare);
    const { code, stderr } = await run("robots", "publish", "bare", "--require-checks");
    expect([code, stderr]).toEqual([1, expect.stringContaining("it has no checks")]);
    expect((await runJson("robots", "show", "bare")).published).toBe(false);
    expect((await run("robots", "unpublish", "bare", "--require-checks")).code).toBe(2);
  });

  it("with a fault in their file are told with its line", async () => {
    const broken = path.join(folder, "broken");
    write(path.join(broken, "robot.yaml"), "assistant_name: Riva\nlocale: en\n");
    write(
      path.join(broken, "checks.yaml"),
      "checks:\n  - question: Both?\n    expect: a\n    expect_declined: true\n",
    );
    const { code, stderr } = await run("seed", broken);
    expect(code).toBe(1);
    expect(stderr).toMatch(/checks\.yaml:2: .*either expect or expect_declined/);
  });
});

describe("a correction", () => {
  it("becomes knowledge and a check, once; a rejection becomes neither", async () => {
    await serveWhile(async (base_url) => {
      await visit(base_url, "Do you repair unicycles?");
      await visit(base_url, "Do you repair tricycles?");
    });
    const { reviews } = await runJson("reviews", "list");
    const [corrected, rejected] = reviews.map(({ review_id }: { review_id: string }) => review_id);
    expect((await run("reviews", "correct", corrected)).code).toBe(2);
    const ANSWER = "Unicycles are repaired while you wait.";
    expect(await runJson("reviews", "correct", corrected, "--answer", ANSWER)).toMatchObject({
      status: "corrected",
      source: `reviews/${corrected}`,
      is_answered: true,
    });
    expect((await run("reviews", "approve", corrected, "--answer", ANSWER)).code).toBe(1);
    expect((await run("ask", "shop", "Do you repair unicycles?")).stdout).toContain(ANSWER);
    const { checks } = await runJson("checks", "list", "shop");
    expect(checks).toContainEqual(expect.objectContaining({ source: `reviews/${corrected}` }));
    expect(await runJson("reviews", "reject", rejected)).toMatchObject({ status: "rejected" });
    expect((await runJson("checks", "list", "shop")).checks).toHaveLength(checks.length);
    expect((await run("reviews", "correct", "rev_x", "--answer", "a")).code).toBe(1);
  }, 120_000);
});
