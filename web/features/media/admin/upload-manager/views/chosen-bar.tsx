import type { MediaSlot } from '../../../../../admin/contract.ts'
import { oneOr } from '../../../../../base/counted.ts'
import { useObserved } from '../../../../../ui/observable.ts'
import { deselectAll, selection } from '../selection.ts'
import { uploadSection } from './upload-section.ts'

interface Props {
  all: readonly MediaSlot[]
  /** The slots of the open section. */
  slots: readonly MediaSlot[]
}

/** The files that are chosen for places of other sections, which its button does not upload. */
export function ChosenBar({ all, slots }: Props) {
  const chosen = useObserved(selection, files => files)
  const elsewhere = all.filter(slot => chosen.has(slot.path) && !slots.includes(slot))
  if (elsewhere.length === 0) return null
  const files = oneOr(elsewhere.length, 'One file is', 'files are')
  return (
    <section className="marked-bar" aria-label="Chosen in other sections">
      <p>{files} chosen in other sections and not uploaded.</p>
      <button
        type="button"
        className="button secondary small"
        onClick={() => deselectAll(elsewhere.map(({ path }) => path))}
      >
        Take back
      </button>
      <button
        type="button"
        className="button primary small"
        onClick={() => uploadSection(elsewhere)}
      >
        Upload
      </button>
    </section>
  )
}
