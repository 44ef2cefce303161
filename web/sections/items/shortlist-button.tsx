import { useChosen } from './use-chosen.ts'
import type { Item } from './viewed-item.ts'

/** Adds the viewed item to the shortlist, or removes it. */
export function ShortlistButton({ item }: { item: Item }) {
  const [isChosen, change] = useChosen(item)
  return (
    <button type="button" className="button secondary" aria-pressed={isChosen} onClick={change}>
      {isChosen ? 'On your shortlist' : 'Add to shortlist'}
    </button>
  )
}
