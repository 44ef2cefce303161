import { drawingsOf } from '../content/content.ts'
import type { UnlistedPage } from '../content/listed-page.ts'
import type { KnownDrawings } from './drawing-faults.ts'
import { newSlotsFolder } from './new-slots.ts'
import type { Starter } from './starter.ts'
import type { StoredPage } from './stored-page.ts'

/** A page may draw in the places that it was delivered with, and in those that it was given since. */
export function knownDrawings(
  { pages, notFound }: Pick<Starter, 'pages' | 'notFound'>,
  { id, shipped, lastSlot }: Pick<StoredPage, 'id' | 'shipped' | 'lastSlot'>,
): KnownDrawings {
  const slots = new Map(pages.flatMap(slotsOf).map(slot => [slot.path, slot]))
  const delivered = pages.find(({ path }) => path === shipped)
  const own = new Set(delivered && slotsOf(delivered).map(({ path }) => path))
  const folder = newSlotsFolder(id)
  return {
    isOwnSlot(slotPath) {
      if (own.has(slotPath)) return true
      const [, start, number] = /^(.*\/)[a-z]+-(\d+)\.\w+$/.exec(slotPath) ?? []
      return start === folder && Number(number) >= 1 && Number(number) <= lastSlot
    },
    slot: slotPath => slots.get(slotPath),
    drawings: drawingsOf([...pages, notFound]),
  }
}

const slotsOf = ({ slots }: UnlistedPage) => slots.flatMap(slot => ('path' in slot ? slot : []))
