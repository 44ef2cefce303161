import { use } from '#test'

/** Puts objects that only a browser has in their places, until the test ends. */
export function withGlobals(globals: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(globals)) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name)
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
    use(() => {
      if (before) Object.defineProperty(globalThis, name, before)
      else Reflect.deleteProperty(globalThis, name)
    })
  }
}

/** What `localStorage` holds, as JSON by key. */
export function storageWith(values: Record<string, unknown>) {
  const texts = new Map(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]))
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
}
