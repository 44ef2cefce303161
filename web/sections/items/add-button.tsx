import { loadItemStyles } from '../../base/later-styles.ts'
import { useMedia } from '../../base/page-context.ts'
import { useChosen } from './use-chosen.ts'
import type { Item } from './viewed-item.ts'
import { markWhiteGrounds } from './white-ground.ts'

/**
 * A button on a tile: adds its item to the shortlist at one press, and removes it at the next. A
 * badge stands beside it where the photo was built after its drawing.
 */
export function AddButton(item: Item) {
  const [isChosen, change] = useChosen(item)
  const name = `Shortlist ${item.code}`
  const isBuilt = useMedia(item.slot).drawing !== undefined
  return (
    <>
      {isBuilt && <span className="built-badge">As built</span>}
      <button
        type="button"
        className="add-button"
        title={name}
        aria-label={name}
        aria-pressed={isChosen}
        onClick={change}
      />
    </>
  )
}

/** Loads the dependencies of the first button. */
export async function prepare(): Promise<void> {
  await loadItemStyles()
  markWhiteGrounds()
}
