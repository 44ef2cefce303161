import { Button } from '../../../../admin/ui/button.tsx'
import type { EditedSection } from '../../contract.ts'
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
      <Button aria-label="Move up" isIdle={index === 0} onClick={() => actions.move(key, -1)}>
        ↑
      </Button>
      <Button
        aria-label="Move down"
        isIdle={index === count - 1}
        onClick={() => actions.move(key, 1)}
      >
        ↓
      </Button>
      <Button isIdle={isOnce} onClick={() => actions.copy(key)}>
        Copy
      </Button>
      <button type="button" onClick={() => actions.hideOrShow(key)}>
        {section.hidden ? 'Show' : 'Hide'}
      </button>
      <Button isIdle={count === 1} onClick={() => actions.remove(key)}>
        Delete
      </Button>
    </div>
  )
}
