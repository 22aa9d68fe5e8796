/** Creates an element with properties; never from HTML, which a site's Trusted Types would forbid. */

/** An element of the given name with the given properties. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  values?: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), values);
}
