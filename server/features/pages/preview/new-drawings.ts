import { LRUCache } from 'lru-cache'
import { mediaUrl } from '../../../../web/base/routes.ts'
import type { Slot } from '../../../../web/sections/fields.ts'

/** The version of a slot that is in a draft alone: nothing is served at its URL. */
export const NEW = 'new'

/** Those of heroes have further forms: for phones, and without motion. */
const OF_NEW = /"(\/uploads\/[^"?]{1,400}\?v=new)(?:&amp;phone)?(?:#still)?"/g

/** Puts the drawings of slots that are in a draft alone into its HTML. */
export function createNewDrawings(draw: (slot: Slot) => Promise<string>) {
  // They are drawn again with each rendering, which is one for each pause in typing.
  const drawn = new LRUCache<string, Promise<string>>({ max: 50 })

  function drawingOf(slot: Slot): Promise<string> {
    const key = JSON.stringify(slot)
    const cached = drawn.get(key)
    if (cached) return cached
    // A family that does not exist is a fault of the draft: its picture is missing.
    const made = draw(slot).then(asUrl, () => mediaUrl(slot.path, NEW))
    drawn.set(key, made)
    return made
  }

  return async (html: string, slots: readonly Slot[]): Promise<string> => {
    const urls = new Map<string, string>()
    for (const slot of slots) urls.set(mediaUrl(slot.path, NEW), await drawingOf(slot))
    return html.replace(OF_NEW, (attribute, url) => {
      const drawing = urls.get(url)
      return drawing ? `"${drawing}"` : attribute
    })
  }
}

const asUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
