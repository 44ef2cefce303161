import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { fieldId } from '../form-context.ts'

/** The first field of a new row, the handle of a moved one, or what is where one was deleted. */
export type FocusedAfter = 'field' | 'moved' | 'neighbour'

interface PendingFocus {
  index: number
  on: FocusedAfter
  /** As they were before the change. */
  rows: readonly unknown[]
}

const CONTROLS = 'input, textarea, select'

/** Focuses a row of a list once a change of it is rendered. */
export function useFocusAfter(
  list: RefObject<HTMLUListElement | null>,
  at: string,
  shown: readonly unknown[],
) {
  const pending = useRef<PendingFocus>(undefined)
  useEffect(() => {
    const now = pending.current
    // React may first run the effects of the rendering before, which knows no new row.
    if (!now || now.rows === shown) return
    const rows = [...(list.current?.children ?? [])]
    const row = rows[Math.min(now.index, rows.length - 1)]
    const target = targetIn(row, now) ?? (row ? undefined : document.getElementById(fieldId(at)))
    if (!target) return
    pending.current = undefined
    target.focus()
    // The words of a new row are an example, which typing replaces.
    if (now.on === 'field' && target instanceof HTMLInputElement) target.select()
  })
  return useCallback((next: PendingFocus) => {
    pending.current = next
  }, [])
}

function targetIn(row: Element | undefined, { on }: PendingFocus): HTMLElement | null | undefined {
  if (on === 'field') {
    return row?.querySelector<HTMLElement>(`.form-row-body :is(${CONTROLS}), .form-line input`)
  }
  if (on === 'moved') return row?.querySelector<HTMLElement>('.form-handle')
  return row?.querySelector<HTMLElement>('.form-toggle, .form-line input')
}
