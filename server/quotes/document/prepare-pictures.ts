import { type Cut, type Prepared, prepare, tileCrop } from '../../pdf/pictures.ts'
import type { QuotePaper } from './quote-paper.ts'
import { MANY, pictureSize } from './table-columns.ts'

/** 200 dpi; 150 where many have to go by mobile data. */
const cutFor = (count: number): Cut => ({
  ...{ crop: tileCrop, quality: 66, isDrawn: false },
  pixels: Math.round((pictureSize(count).width / 72) * (count > MANY ? 150 : 200)),
})

/** Each picture once, however many lines have it. */
export async function preparePictures({ content, pictures }: QuotePaper) {
  const slots = new Set(content.lines.flatMap(({ slot }) => (slot && pictures[slot] ? slot : [])))
  const cut = cutFor(slots.size)
  const prepared = new Map<string, Prepared>()
  for (const slot of slots) {
    const picture = pictures[slot]
    if (picture) prepared.set(slot, await prepare(picture, cut))
  }
  return prepared
}
