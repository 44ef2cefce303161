import { useSyncExternalStore } from 'react'

export interface ToastWords {
  title: string
  description?: string
  /** For what went wrong: another colour, and read out at once. */
  isDestructive?: boolean
}

export interface Toast extends ToastWords {
  id: number
}

let current: Toast | undefined
let count = 0
const listeners = new Set<() => void>()

/** Shows a toast in the region of the page (`ToastRegion`); the one before it goes. */
export function showToast(words: ToastWords): void {
  count += 1
  set({ ...words, id: count })
}

/** Takes a toast away, unless another one has come in its place. */
export function dismissToast(id: number): void {
  if (current?.id === id) set(undefined)
}

export const useToast = () => useSyncExternalStore(subscribe, read, () => undefined)

const read = () => current

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function set(toast: Toast | undefined): void {
  current = toast
  for (const listener of listeners) listener()
}
