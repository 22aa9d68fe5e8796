/** Teaching (`teach.ts`), loaded with the first lesson: what it knows of languages is no part of a start. */
import type { Teach, TeachOptions } from "./teach.ts";

/** Gives the flow; nothing is loaded yet. */
export function createLateTeach(options: TeachOptions): Teach {
  const load = async () => (await import("./teach.ts")).createTeach(options);
  return {
    teach: async (pupil, lesson) => (await load()).teach(pupil, lesson),
    reteach: async (pupil, lesson) => (await load()).reteach(pupil, lesson),
    forget: async (robot_id, source) => (await load()).forget(robot_id, source),
    refresh: async (limit) => (await load()).refresh(limit),
  };
}
