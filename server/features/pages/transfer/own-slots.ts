import type { EditedPage } from '../../../../web/features/pages/contract.ts'
import { drawnIn } from '../drawn-in.ts'
import { newSlotsFolder } from '../new-slots.ts'

/** More than a page has: a file with a higher number was not made by a site. */
const HIGHEST = 100_000

/**
 * The highest number among the places that a source has for pictures which administrators added, so
 * that another site which takes the page over gives none of them again.
 */
export function highestOwnSlot(source: EditedPage, id: string): number {
  const folder = newSlotsFolder(id)
  const numbers = drawnIn(source).map(({ drawn: { path } }) => {
    const isOwn = typeof path === 'string' && path.startsWith(folder)
    return isOwn ? Number(/-(\d{1,6})\.\w+$/.exec(path)?.[1] ?? 0) : 0
  })
  return Math.max(0, ...numbers.filter(number => number <= HIGHEST))
}

/** The source of a page that is new here: its pictures are in its own folder, under their numbers. */
export function withOwnSlots(source: EditedPage, id: string): EditedPage {
  const own = structuredClone(source)
  for (const { drawn } of drawnIn(own)) {
    const [, name] = /^pages\/[a-z0-9-]+\/([a-z]+-\d{1,6}\.\w+)$/.exec(drawn.path ?? '') ?? []
    if (name) drawn.path = newSlotsFolder(id) + name
  }
  return own
}
