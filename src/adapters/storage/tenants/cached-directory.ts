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
  /** What was last read, be it by the entry before. */
  last: RobotInContext | null;
}

interface Memory {
  readonly find: (key: string) => Promise<RobotInContext | null>;
  /** What was last read under the key, however long ago. */
  readonly recall: (key: string) => RobotInContext | null;
  /** Takes over what was read under another name. */
  readonly note: (key: string, entry: Entry) => void;
  readonly clear: () => void;
}

interface Remembering {
  readonly clock: Clock;
  readonly read: (key: string) => Promise<RobotInContext | null>;
  /** Told of what was read, unless it was forgotten meanwhile. */
  readonly onRead?: (found: RobotInContext, entry: Entry) => void;
}

function remember({ clock, read, onRead }: Remembering): Memory {
  const entries = new Map<string, Entry>();
  const keep = (key: string, entry: Entry): void => {
    if (entries.size >= MOST_ENTRIES && !entries.has(key)) entries.clear();
    entries.set(key, entry);
  };
  const find = (key: string): Promise<RobotInContext | null> => {
    // No name is as long: guesses of 16 kB each would fill the memory.
    if (key.length > IDENTIFIER_CHARACTERS) return read(key);
    const now = clock.now();
    const known = entries.get(key);
    // A clock that was set back must not keep an entry alive.
    if (known && now < known.expires_at && now >= known.expires_at - LIFETIME_MS) return known.value;
    const entry: Entry = { value: read(key), expires_at: now + LIFETIME_MS, last: known?.last ?? null };
    keep(key, entry);
    entry.value.then(
      (found) => {
        entry.last = found;
        if (found && entries.get(key) === entry) onRead?.(found, entry);
      },
      () => entries.delete(key),
    );
    return entry.value;
  };
  const recall = (key: string): RobotInContext | null => entries.get(key)?.last ?? null;
  return { find, recall, note: keep, clear: () => entries.clear() };
}

/** Remembers robots of `directory` for at most a second; its own writes are seen at once. */
export function createCachedDirectory(directory: Directory, clock: Clock): Directory {
  const byId = remember({ clock, read: (robot_id) => directory.findRobotById(robot_id) });
  const bySlug = remember({
    clock,
    read: (slug) => directory.findRobot(slug),
    onRead: ({ robot }, entry) => byId.note(robot.robot_id, entry),
  });
  const byChannel = remember({ clock, read: (channel_id) => directory.findChannel(channel_id) });
  const forget = (): void => {
    bySlug.clear();
    byId.clear();
    byChannel.clear();
  };
  return {
    ...directory,
    findRobot: bySlug.find,
    findRobotById: byId.find,
    recallRobot: byId.recall,
    findChannel: byChannel.find,
    recallChannel: byChannel.recall,
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
