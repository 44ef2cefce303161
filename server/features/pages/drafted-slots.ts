import { slotSchema } from '../../../web/sections/fields.ts'
import type { DraftedSlot } from '../../content/content.ts'
import { drawnIn } from './drawn-in.ts'
import { newSlotsFolder } from './new-slots.ts'
import type { StoredPage } from './stored-page.ts'

/**
 * The places that drafts have and no published page: a photo can be uploaded before the page is
 * published. A place that cannot be drawn is none yet.
 */
export function draftedSlots(all: readonly Readonly<StoredPage>[]): DraftedSlot[] {
  const slots = new Map<string, DraftedSlot>()
  for (const { id, address: page, draft, published, deleted } of all) {
    if (!draft || deleted) continue
    const shown = new Set(drawnIn(published?.source).map(({ drawn }) => drawn.path))
    for (const { drawn } of drawnIn(draft.source)) {
      const { data } = slotSchema.safeParse(drawn)
      if (!data?.path.startsWith(newSlotsFolder(id)) || shown.has(data.path)) continue
      if (!slots.has(data.path)) slots.set(data.path, { slot: data, page })
    }
  }
  return [...slots.values()]
}
