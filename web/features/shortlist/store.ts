import { useSyncExternalStore } from 'react'
import { type Entry, entryFrom } from './entries.ts'

const KEY = 'shortlist'
const NONE: readonly Entry[] = []
const listeners = new Set<() => void>()
let read: { text: string | null; entries: readonly Entry[] } = { text: null, entries: NONE }

/** The visitor's shortlist, in localStorage, synchronised between tabs. */
export function useShortlist(): readonly Entry[] {
  return useSyncExternalStore(subscribe, entriesNow, () => NONE)
}

/** Changes the current list. */
export function changeShortlist(change: (entries: readonly Entry[]) => Entry[]): void {
  try {
    const entries = change(entriesNow())
    const text = JSON.stringify(entries)
    localStorage.setItem(KEY, text)
    // The text is not parsed again: unchanged entries stay the same objects and are not rendered
    // again.
    read = { text, entries }
  } catch {
    // Storage is full or forbidden: the list stays unchanged.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const byOtherTab = (event: StorageEvent) => event.key === KEY && listener()
  listeners.add(listener)
  window.addEventListener('storage', byOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', byOtherTab)
  }
}

/** The current list, outside of React. */
export function entriesNow(): readonly Entry[] {
  const text = storedText()
  if (text !== read.text) read = { text, entries: parse(text) }
  return read.entries
}

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function parse(text: string | null): readonly Entry[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.flatMap(entryFrom) : NONE
  } catch {
    return NONE
  }
}
