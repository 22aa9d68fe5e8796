/** Whether an answer's events arrive one by one: a proxy that holds them back makes every answer feel slow. */
import { call } from "./call.ts";
import { type Check, findingsOf, type Site, toReason } from "./finding.ts";

const ATTEMPTS = 3;
const ANSWER_MS = 30_000;
const OTHER_DATA = "what answers there serves another data directory";

interface Arrival {
  readonly progress_ms: number;
  readonly answer_ms: number;
  /** Progress and answer came in one piece. */
  readonly together: boolean;
}

/** Asks a published robot through the public address, measures, and erases what it asked. */
export const streamCheck: Check = {
  name: "event stream",
  run: async (site) => {
    const find = findingsOf("event stream");
    const { appliance, base_url } = site;
    if (!appliance) return [];
    const robots = await appliance.adapters.directory.listRobots();
    const entry = robots.find(({ robot }) => robot.published && robot.website_enabled);
    if (!entry) return [find.ok("Not measured: no robot is published.")];
    const isServed = await call(`${base_url}/health/live`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (!isServed) return [find.ok(`Not measured: the service does not answer at ${base_url}.`)];
    try {
      const arrival = await measure(site, entry.robot.slug);
      const times = `progress after ${arrival.progress_ms} ms, the answer after ${arrival.answer_ms} ms`;
      if (!arrival.together) return [find.ok(`Events arrive one by one: ${times}.`)];
      const remedy =
        "Switch response buffering off in the proxy (nginx: `proxy_buffering off`, docs/reverse-proxy.md).";
      return [find.error(`Events are held back on their way: ${times}, in one piece.`, remedy)];
    } catch (error) {
      const remedy =
        "Check that public_base_url, or --port, leads to the service of this data directory, then look into its log.";
      return [find.error(`No events through ${base_url}: ${toReason(error)}.`, remedy)];
    }
  },
};

async function measure({ base_url, appliance }: Site, slug: string): Promise<Arrival> {
  const created = await call(`${base_url}/v1/public/robots/${encodeURIComponent(slug)}/sessions`, {
    method: "POST",
    body: { consent_accepted: true, visitor_label: "doctor" },
  });
  if (created.status === 404) throw new Error(`${OTHER_DATA}: it knows no robot ${slug}`);
  if (created.status !== 201) throw new Error(`a session is answered with ${created.status}`);
  const { session_id, protocol_number } = JSON.parse(created.text) as Record<
    "session_id" | "protocol_number",
    string
  >;
  if (!(await appliance?.adapters.sessions.findByProtocol(protocol_number))) {
    // A question there could not be erased from here, and would be relayed as a visitor's.
    await call(`${base_url}/v1/public/sessions/${session_id}/finish`, { method: "POST", body: {} });
    throw new Error(OTHER_DATA);
  }
  try {
    let arrival = await ask(base_url, session_id);
    for (let attempt = 1; attempt < ATTEMPTS && arrival.together; attempt++)
      arrival = await ask(base_url, session_id);
    return arrival;
  } finally {
    await appliance?.flows.erase({ protocol_number }, "cli:doctor");
  }
}

async function ask(base_url: string, session_id: string): Promise<Arrival> {
  const started_ms = performance.now();
  const at: {
    progress?: number;
    answer?: number;
    pieces: number;
    progress_piece?: number;
    answer_piece?: number;
  } = {
    pieces: 0,
  };
  const reply = await call(`${base_url}/v1/public/sessions/${session_id}/messages`, {
    method: "POST",
    headers: { accept: "text/event-stream" },
    body: { message: "Hello" },
    timeout_ms: ANSWER_MS,
    onPiece: (piece) => {
      at.pieces += 1;
      const elapsed = Math.round(performance.now() - started_ms);
      if (piece.includes("event: svc.progress") && at.progress === undefined)
        Object.assign(at, { progress: elapsed, progress_piece: at.pieces });
      if (piece.includes("event: svc.answer"))
        Object.assign(at, { answer: elapsed, answer_piece: at.pieces });
    },
  });
  if (reply.status !== 200) throw new Error(`a message is answered with ${reply.status}`);
  if (at.progress === undefined || at.answer === undefined) throw new Error("the stream had no answer");
  return { progress_ms: at.progress, answer_ms: at.answer, together: at.progress_piece === at.answer_piece };
}
