import type { MediaSlot } from '../../../../../admin/contract.ts'

interface Props {
  marked: readonly MediaSlot[]
  onMarkShown: () => void
  onUnmark: () => void
  onEdit: () => void
}

/** The actions on all selected tiles at once; nothing while none is selected. */
export function MarkedBar({ marked, onMarkShown, onUnmark, onEdit }: Props) {
  if (marked.length === 0) return null
  return (
    <section className="marked-bar" aria-label="Selected places">
      <p role="status">{marked.length} selected</p>
      <button type="button" className="button secondary small" onClick={onMarkShown}>
        Select all shown
      </button>
      <button type="button" className="button secondary small" onClick={onUnmark}>
        Clear selection
      </button>
      <button type="button" className="button primary small" onClick={onEdit}>
        Edit details
      </button>
    </section>
  )
}
