import { type Content, slotsIn } from '../content/content.ts'
import type { KnownDrawings } from './drawing-faults.ts'
import { newSlotsFolder } from './new-slots.ts'
import type { StoredPage } from './stored-page.ts'

/** What a page may draw: the places of the shipped page, and those that it was given since. */
export function knownDrawings(
  shipped: Content,
  { id, shipped: path = '', lastSlot }: StoredPage,
): KnownDrawings {
  const own = new Set(shipped.byPath.get(path)?.slots.map(slot => slot.path))
  const folder = newSlotsFolder(id)
  const slots = new Map(slotsIn(shipped).map(slot => [slot.path, slot]))
  return {
    isOwnSlot(slotPath) {
      if (own.has(slotPath)) return true
      const [, start, number] = /^(.*\/)[a-z]+-(\d+)\.\w+$/.exec(slotPath) ?? []
      return start === folder && Number(number) >= 1 && Number(number) <= lastSlot
    },
    slot: slotPath => slots.get(slotPath),
    drawings: shipped.drawings,
  }
}
