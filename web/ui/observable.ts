import { useSyncExternalStore } from 'react'

/** A value outside of React, which outlives the components that show it. */
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

/** The selected part of a value; the component is rendered again only when that changes. */
export function useObserved<T, R>(from: Observable<T>, select: (value: T) => R): R {
  const read = () => select(from.value)
  return useSyncExternalStore(from.subscribe, read, read)
}
