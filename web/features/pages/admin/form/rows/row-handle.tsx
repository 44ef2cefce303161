import type { KeyboardEvent } from 'react'
import { stepTo } from './rearranged.ts'
import type { RowActions } from './use-rows.ts'

interface Props {
  title: string
  index: number
  count: number
  actions: RowActions
}

/** Moves a row by dragging, or with the arrow keys, Home and End. */
export function RowHandle({ title, index, count, actions }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const isShortcut = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    const to = isShortcut ? undefined : stepTo(event.key, index, count)
    if (to === undefined) return
    event.preventDefault()
    actions.move(index, to)
  }
  return (
    <button
      type="button"
      className="form-handle"
      aria-label={`Move ${title}`}
      title="Drag it, or press the arrow keys"
      disabled={count < 2}
      onKeyDown={onKeyDown}
      {...actions.drag}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
      </svg>
    </button>
  )
}
