/** References in an operator's files: `${env:NAME}` and `${file:path}`, in place of what must not stand there. */

/** What a reference can be to. */
export const REFERENCE_KINDS = ["env", "file"] as const;

/** A reference; its groups are the kind and the name. */
export const REFERENCE = /\$\{(env|file):([^{}\n]{1,1000})\}/g;

/** Whether a text holds a reference. */
export const hasReference = (text: string): boolean => text.search(REFERENCE) !== -1;
