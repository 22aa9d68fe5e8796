/** References in an operator's files: `${env:NAME}` and `${file:path}`, in place of what must not stand there. */

/** A reference; its groups are the kind and the name. */
export const REFERENCE = /\$\{(env|file):([^{}\n]{1,1000})\}/g;

/** Whether a text holds a reference. */
export const hasReference = (text: string): boolean => text.search(REFERENCE) !== -1;
