import type { ReactNode } from 'react'
import { observable, useObserved } from '../observable.ts'

export interface ToastText {
  title: string
  description?: string
  /** True for failures: they have another colour, and screen readers announce them at once. */
  isDestructive?: boolean
  /** A button such as Undo; the toast then stays longer. */
  action?: ReactNode
}

export interface Toast extends ToastText {
  id: number
}

const current = observable<Toast | undefined>(undefined)
let count = 0

/** Shows a toast in the page's `ToastRegion`, in place of the previous one. */
export function showToast(text: ToastText): void {
  count += 1
  current.set({ ...text, id: count })
}

/** Removes a toast, unless another one has replaced it. */
export function dismissToast(id: number): void {
  if (current.value?.id === id) current.set(undefined)
}

export const useToast = () => useObserved(current, toast => toast)
