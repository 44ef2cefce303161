import type { EditedPage } from '../../../web/features/pages/contract.ts'
import { drawnIn } from './drawn-in.ts'

/** Where the pictures are that administrators add to a page, also after it has another address. */
export const newSlotsFolder = (id: string) => `pages/${id}/`

const extensions: Record<string, string> = { image: 'jpg', video: 'mp4', pdf: 'pdf' }

/**
 * Gives each picture of a source that has no place yet one of its own. Numbers are never given again,
 * so that a file never shows in another place.
 * @param last the highest number given so far
 */
export function withNewSlots(
  source: EditedPage,
  id: string,
  last: number,
): { source: EditedPage; lastSlot: number } {
  const named = structuredClone(source)
  let lastSlot = last
  for (const { drawn } of drawnIn(named)) {
    if (drawn.path !== undefined || drawn.name !== undefined) continue
    drawn.kind ??= 'image'
    lastSlot += 1
    drawn.path = `${newSlotsFolder(id)}${drawn.kind}-${lastSlot}.${extensions[drawn.kind] ?? 'jpg'}`
  }
  return { source: named, lastSlot }
}
