/**
 * Derives a value of each object once, as long as that object is in use: for immutable objects,
 * such as a state of the content, with several readers.
 */
export function derivedOnce<S extends object, T>(derive: (source: S) => T): (source: S) => T {
  const cache = new WeakMap<S, { value: T }>()
  return source => {
    const derived = cache.get(source) ?? { value: derive(source) }
    cache.set(source, derived)
    return derived.value
  }
}
