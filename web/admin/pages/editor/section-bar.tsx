import type { EditedSection } from '../../../page-editing/contract.ts'
import type { SectionActions } from './use-section-actions.ts'

interface Props {
  section: EditedSection
  sectionKey: string
  /** What its kind is called. */
  name: string
  index: number
  count: number
  /** A page has one at most, so that no copy of it can be published. */
  isOnce: boolean
  actions: SectionActions
}

/** Moves, copies, hides and deletes the selected section. */
export function SectionBar({
  section,
  sectionKey: key,
  name,
  index,
  count,
  isOnce,
  actions,
}: Props) {
  return (
    <div className="section-bar" role="toolbar" aria-label={`Section: ${name}`}>
      <span className="section-bar-name">{name}</span>
      <button
        type="button"
        aria-label="Move up"
        disabled={index === 0}
        onClick={() => actions.move(key, -1)}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label="Move down"
        disabled={index === count - 1}
        onClick={() => actions.move(key, 1)}
      >
        ↓
      </button>
      <button type="button" disabled={isOnce} onClick={() => actions.copy(key)}>
        Copy
      </button>
      <button type="button" onClick={() => actions.hideOrShow(key)}>
        {section.hidden ? 'Show' : 'Hide'}
      </button>
      <button type="button" disabled={count === 1} onClick={() => actions.remove(key)}>
        Delete
      </button>
    </div>
  )
}
