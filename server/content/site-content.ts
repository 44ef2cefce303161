import type { Content } from './content.ts'

/**
 * The content of a running site. It is replaced as a whole, so a reader of `value` works on
 * with one state of it.
 */
export interface SiteContent {
  /** A new object after each change. */
  readonly value: Content
  /** Called after each change; returns a function that unsubscribes. */
  onChange(listener: () => void): () => void
}

export interface ReplaceableContent extends SiteContent {
  replace(next: Content): void
}

export function siteContent(first: Content): ReplaceableContent {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get value() {
      return value
    },
    replace(next) {
      value = next
      for (const listener of listeners) listener()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
