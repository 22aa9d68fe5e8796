/** A command that was called wrongly in a way that its flags alone cannot tell: exit code 2, as for an unknown flag. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
