/** Creates an element with properties; never from HTML, which a site's Trusted Types would forbid. */

type Properties = Record<string, unknown>;

/** An element of the given name with the given properties, whatever a library of the site made of `Object.assign`. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  values?: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  // Without a prototype, so that a polluted `Object.prototype` adds no property.
  for (const key in { __proto__: null, ...values })
    (made as unknown as Properties)[key] = (values as Properties)[key];
  return made;
}
