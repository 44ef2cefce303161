import type { OwnDrawing, Slot } from '../../../web/sections/fields.ts'
import { drawing } from '../../content/drawing.ts'
import type { UnlistedPage } from '../products/listed-page.ts'
import type { KnownDrawings } from './drawing-faults.ts'
import { newSlotsFolder } from './new-slots.ts'
import type { StoredPage } from './stored-page.ts'

/** Lists the places and the drawings that a page is delivered with, and may always have. */
export const deliveredDrawings = (page: UnlistedPage): StoredPage['delivered'] => ({
  places: Object.fromEntries(slotsOf(page).map(({ path, alt }) => [path, alt])),
  drawings: [...page.drawings],
})

/**
 * A page may draw in the places that it was delivered with, and in those that it was given since. Any page
 * may have the drawings of another that are no places.
 */
export function knownDrawings(
  { id, delivered, published, lastSlot }: DrawnPage,
  all: readonly DrawnPage[],
): KnownDrawings {
  const own = new Set(Object.keys(delivered?.places ?? {}))
  const folder = newSlotsFolder(id)
  const slots = new Map(slotsOf(published?.checked).map(slot => [slot.path, slot]))
  return {
    isOwnSlot(slotPath) {
      if (own.has(slotPath)) return true
      const [, start, number] = /^(.*\/)[a-z]+-(\d+)\.\w+$/.exec(slotPath) ?? []
      return start === folder && Number(number) >= 1 && Number(number) <= lastSlot
    },
    slot: slotPath => slots.get(slotPath),
    drawings: new Map(all.flatMap(drawingsOf).map(one => [one.name, one])),
  }
}

/** Finds the places whose alt text is no longer that of their drawing: their owner has written it. */
export const describedPlaces = (
  { delivered }: Pick<DrawnPage, 'delivered'>,
  page: UnlistedPage,
): string[] =>
  slotsOf(page).flatMap(({ path, alt }) => (delivered?.places[path] === alt ? [] : path))

type DrawnPage = Pick<StoredPage, 'id' | 'delivered' | 'published' | 'lastSlot'>

const slotsOf = (page?: UnlistedPage): Slot[] =>
  (page?.slots ?? []).flatMap(slot => ('path' in slot ? slot : []))

/** Their versions are those of this release. */
const drawingsOf = ({ delivered, published }: DrawnPage): OwnDrawing[] =>
  [...(delivered?.drawings ?? []), ...(published?.checked.drawings ?? [])].map(
    ({ name, version: _, ...look }) => drawing(name, look),
  )
