/** File systems of a test's own: a disk that can lose its power, and one that can be full or read-only. Linux and root. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { isInstalled } from "./installed.ts";

const run = (program: string, ...words: string[]): string =>
  execFileSync(program, words, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** Why a machine's owner has to install something; null: nothing is missing. */
export const missingForDisks = ["mkfs.ext4", "python3"].find((program) => !isInstalled(program)) ?? null;

/** Whether this process may mount: tried, since neither the user's id nor a container's make tells. */
export function mayMount(): boolean {
  const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-mount-"));
  try {
    run("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder);
    run("umount", folder);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether it may use loop devices, too: containers often may mount but not those. */
export function mayLoop(): boolean {
  if (missingForDisks !== null || !mayMount()) return false;
  const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-loop-"));
  try {
    const disk = openDisk(folder);
    disk.remove();
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const CUT = `import fcntl, os, struct, sys
disk = os.open(sys.argv[1], os.O_RDONLY)
fcntl.ioctl(disk, 0x8004587D, struct.pack("I", 2))`;

export interface Disk {
  /** Where it is mounted. */
  readonly root: string;
  /** From now on nothing reaches the disk, its journal included: FS_IOC_SHUTDOWN without a flush of the log. */
  cutPower(): void;
  /** Mounts again what the disk holds, as after a boot. Nothing on it may be open. */
  boot(): void;
  remove(): void;
}

/** An ext4 disk of 64 MiB in a file, mounted below the folder. */
export function openDisk(below: string): Disk {
  const folder = mkdtempSync(path.join(below, "disk-"));
  const image = path.join(folder, "image");
  const root = path.join(folder, "root");
  mkdirSync(root, { recursive: true });
  run("truncate", "-s", "64M", image);
  run("mkfs.ext4", "-q", "-F", image);
  const mount = () => run("mount", "-o", "loop", image, root);
  mount();
  return {
    root,
    cutPower: () => void run("python3", "-c", CUT, root),
    boot: () => {
      run("umount", root);
      mount();
    },
    remove: () => {
      run("umount", root);
      rmSync(folder, { recursive: true });
    },
  };
}

export interface SmallDisk {
  readonly root: string;
  /** `size=12m`, `ro`, `rw`. */
  remount(options: string): void;
  remove(): void;
}

/** A file system in memory, of a few MiB. */
export function openSmallDisk(folder: string, mebibytes: number): SmallDisk {
  const root = path.join(folder, "small");
  mkdirSync(root, { recursive: true });
  run("mount", "-t", "tmpfs", "-o", `size=${mebibytes}m`, "tmpfs", root);
  return {
    root,
    remount: (options) => void run("mount", "-o", `remount,${options}`, root),
    remove: () => void run("umount", root),
  };
}
