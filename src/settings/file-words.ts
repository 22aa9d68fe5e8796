/** What the system says of a file that cannot be used, in words for people who never heard of an `errno`. */

const WORDS: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EDQUOT: "the disk quota is used up",
  EEXIST: "something stands there already",
  EISDIR: "it is a folder",
  ELOOP: "its links lead in a circle",
  EMFILE: "too many files are open",
  ENAMETOOLONG: "its name is too long",
  ENOENT: "there is no such file or folder",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of its path is no folder",
  ENOTEMPTY: "it is not empty",
  EPERM: "permission denied",
  EROFS: "the disk is read-only",
};

/** The words for an error; its own message where it is none of the system's, or an odd one. */
export function toFileWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return (code === undefined ? undefined : WORDS[code]) ?? error.message;
}
