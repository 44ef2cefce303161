import { standIn } from '../support/stand-in.ts'

/** Puts objects that only a browser has in their places, until the test ends. */
export function withGlobals(globals: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(globals)) standIn(name, value)
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
