import { useSyncExternalStore } from 'react'

/** A value that outlives the screen that shows it, so that going to another one loses nothing. */
export interface Observable<T> {
  readonly value: T
  set(next: T): void
  subscribe(listener: () => void): () => void
}

export function observable<T>(initial: T): Observable<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get value() {
      return value
    },
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What `select` takes of a value; the view is drawn again only when that is another one. */
export function useObserved<T, R>(from: Observable<T>, select: (value: T) => R): R {
  const read = () => select(from.value)
  return useSyncExternalStore(from.subscribe, read, read)
}
