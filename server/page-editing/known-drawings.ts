import { type Content, slotsIn } from '../content/content.ts'
import type { KnownDrawings } from './drawing-faults.ts'
import { newSlotsFolder } from './new-slots.ts'
import type { StoredPage } from './stored-page.ts'

/** A page may draw in the places that it was delivered with, and in those that it was given since. */
export function knownDrawings(
  delivered: Content,
  { id, shipped: path = '', lastSlot }: Pick<StoredPage, 'id' | 'shipped' | 'lastSlot'>,
): KnownDrawings {
  const own = new Set(delivered.byPath.get(path)?.slots.map(slot => slot.path))
  const folder = newSlotsFolder(id)
  const slots = new Map(slotsIn(delivered).map(slot => [slot.path, slot]))
  return {
    isOwnSlot(slotPath) {
      if (own.has(slotPath)) return true
      const [, start, number] = /^(.*\/)[a-z]+-(\d+)\.\w+$/.exec(slotPath) ?? []
      return start === folder && Number(number) >= 1 && Number(number) <= lastSlot
    },
    slot: slotPath => slots.get(slotPath),
    drawings: delivered.drawings,
  }
}
