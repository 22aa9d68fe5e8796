import { describe, expect, it } from "vitest";
import { joinExpositions } from "../../src/domain/metrics-text.ts";

const page = (worker: number, count: number) => `# HELP a_total How many
# TYPE a_total counter
a_total{worker="${worker}"} ${count}

# HELP b_seconds How long
# TYPE b_seconds histogram
b_seconds_bucket{le="1",worker="${worker}"} 2
b_seconds_count{worker="${worker}"} 2
`;

describe("measurements of several workers", () => {
  it("describe each name once, before all its samples, and lose none of them", () => {
    expect(joinExpositions([page(1, 3), page(2, 4)])).toBe(`# HELP a_total How many
# TYPE a_total counter
a_total{worker="1"} 3
a_total{worker="2"} 4
# HELP b_seconds How long
# TYPE b_seconds histogram
b_seconds_bucket{le="1",worker="1"} 2
b_seconds_count{worker="1"} 2
b_seconds_bucket{le="1",worker="2"} 2
b_seconds_count{worker="2"} 2
`);
  });

  it("are an empty page when nobody answers", () => {
    expect(joinExpositions([])).toBe("");
    expect(joinExpositions(["", "\n"])).toBe("");
  });
});
