/** What follows from an object that never changes (a read question, what was found for it), worked out once however often it is asked for. */

/** Gives what `make` makes of an object; the same for the same object, as long as anybody holds that. */
export function perObject<K extends object, V>(make: (object: K) => V): (object: K) => V {
  const made = new WeakMap<K, { readonly value: V }>();
  return (object) => {
    const before = made.get(object);
    if (before) return before.value;
    const value = make(object);
    made.set(object, { value });
    return value;
  };
}
