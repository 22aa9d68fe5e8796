/** A directory that remembers what it read for a second, so that a busy robot costs one read a second and not one a request. */
import { IDENTIFIER_CHARACTERS } from "../../../contract/limits.ts";
import type { RobotInContext } from "../../../domain/tenant.ts";
import type { Clock } from "../../../ports/clock.ts";
import type { Directory } from "../../../ports/directory.ts";

const LIFETIME_MS = 1_000;
const MOST_ENTRIES = 10_000;

interface Entry {
  readonly value: Promise<RobotInContext | null>;
  readonly expires_at: number;
}

function remember(clock: Clock, read: (key: string) => Promise<RobotInContext | null>) {
  const entries = new Map<string, Entry>();
  const find = (key: string): Promise<RobotInContext | null> => {
    // No name is as long: guesses of 16 kB each would fill the memory.
    if (key.length > IDENTIFIER_CHARACTERS) return read(key);
    const now = clock.now();
    const known = entries.get(key);
    // A clock that was set back must not keep an entry alive.
    if (known && now < known.expires_at && now >= known.expires_at - LIFETIME_MS) return known.value;
    if (entries.size >= MOST_ENTRIES) entries.clear();
    const value = read(key);
    entries.set(key, { value, expires_at: now + LIFETIME_MS });
    value.catch(() => entries.delete(key));
    return value;
  };
  return { find, clear: () => entries.clear() };
}

/** Remembers robots of `directory` for at most a second; its own writes are seen at once. */
export function createCachedDirectory(directory: Directory, clock: Clock): Directory {
  const bySlug = remember(clock, (slug) => directory.findRobot(slug));
  const byId = remember(clock, (robot_id) => directory.findRobotById(robot_id));
  const byChannel = remember(clock, (channel_id) => directory.findChannel(channel_id));
  const forget = (): void => {
    bySlug.clear();
    byId.clear();
    byChannel.clear();
  };
  return {
    ...directory,
    findRobot: bySlug.find,
    findRobotById: byId.find,
    findChannel: byChannel.find,
    setPublished: async (robot_id, published) => {
      const changed = await directory.setPublished(robot_id, published);
      forget();
      return changed;
    },
    removeTenant: async (tenant_id) => {
      const removed = await directory.removeTenant(tenant_id);
      forget();
      return removed;
    },
    save: async (entry, removal) => {
      await directory.save(entry, removal);
      forget();
    },
  };
}
