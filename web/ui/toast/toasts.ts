import type { ReactNode } from 'react'
import { observable, useObserved } from '../observable.ts'

export interface ToastText {
  title: string
  description?: string
  /** For what went wrong: another colour, and read out at once. */
  isDestructive?: boolean
  /** A button of its own, such as Undo; the toast then stays longer. */
  action?: ReactNode
}

export interface Toast extends ToastText {
  id: number
}

const current = observable<Toast | undefined>(undefined)
let count = 0

/** Shows a toast in the region of the page (`ToastRegion`); the one before it goes. */
export function showToast(text: ToastText): void {
  count += 1
  current.set({ ...text, id: count })
}

/** Takes a toast away, unless another one has come in its place. */
export function dismissToast(id: number): void {
  if (current.value?.id === id) current.set(undefined)
}

export const useToast = () => useObserved(current, toast => toast)
