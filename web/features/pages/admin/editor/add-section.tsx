import { Dialog } from '../../../../admin/ui/dialog.tsx'
import type { EditedSection } from '../../contract.ts'
import type { PageKinds } from '../../field-schema.ts'

interface Props {
  sections: readonly EditedSection[]
  kinds: PageKinds
  onAdd: (section: EditedSection) => void
  onClose: () => void
}

/** Which kind of section to add, of those that the page may have another of. */
export function AddSection({ sections, kinds, onAdd, onClose }: Props) {
  return (
    <Dialog
      title="Add a section"
      text="It begins with words that say what goes where."
      className="add-section"
      onClose={onClose}
      focusAfter={() => document.querySelector<HTMLElement>('.editor-form :is(input, textarea)')}
    >
      <ul>
        {Object.entries(kinds.kinds).map(([kind, { name, text, initial, isOnce }]) => {
          const isThere = sections.some(one => one.kind === kind && !one.hidden)
          if (!initial || (isOnce && isThere)) return null
          return (
            <li key={kind}>
              <button type="button" onClick={() => onAdd(initial as EditedSection)}>
                <strong>{name}</strong>
                <span>{text}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
