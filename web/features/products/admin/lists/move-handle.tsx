import type { KeyboardEvent } from 'react'
import { MOVE_HINT_ID } from './order-hint.tsx'
import type { RowOrdering } from './use-ordering.ts'

/** The handle of a product, on which the focus stays while it is moved. */
export const handleId = (code: string) => `move-${code}`

/** Moves a row by dragging, or with the arrow keys. */
export function MoveHandle({ code, ordering }: { code: string; ordering: RowOrdering }) {
  const onKeyDown = (event: KeyboardEvent) => {
    const isShortcut = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (isShortcut || !ordering.step(code, event.key)) return
    event.preventDefault()
  }
  return (
    <button
      type="button"
      id={handleId(code)}
      className="product-handle"
      aria-label={`Move ${code}`}
      aria-describedby={MOVE_HINT_ID}
      onKeyDown={onKeyDown}
      {...ordering.handlers}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
      </svg>
    </button>
  )
}
