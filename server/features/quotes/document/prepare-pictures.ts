import { firstView } from '../../../../web/features/design/addresses.ts'
import { isUnreadable, readPlan } from '../../../../web/features/design/plan-text.ts'
import type { QuoteLine } from '../../../../web/features/quotes/contract.ts'
import { type Cut, type Prepared, prepare, tileCrop } from '../../../pdf/pictures.ts'
import { drawDesign } from '../../design/draw-on-demand.ts'
import type { QuotePaper } from './quote-paper.ts'
import { MANY, pictureSize } from './table-columns.ts'

/** What a line shows: the slot of its item, or the plan of its unit. */
export const pictureOf = ({ slot, plan }: QuoteLine): string | undefined => plan ?? slot

/** 200 dpi; 150 where many have to go by mobile data. */
const cutFor = (count: number): Cut => ({
  ...{ crop: tileCrop, quality: 66, isDrawn: false },
  pixels: Math.round((pictureSize(count).width / 72) * (count > MANY ? 150 : 200)),
})

/** The whole width of a drawing of 640 by 480, in the shape of a tile. */
const unitCrop = { ...tileCrop, y: (480 - tileCrop.height) / 2 }

/** Each picture once, however many lines have it; by what `pictureOf` says. */
export async function preparePictures({ content, pictures }: QuotePaper) {
  const slots = new Set(content.lines.flatMap(({ slot }) => (slot && pictures[slot] ? slot : [])))
  const plans = new Set(content.lines.flatMap(({ plan }) => plan ?? []))
  const cut = cutFor(slots.size + plans.size)
  const prepared = new Map<string, Prepared>()
  for (const plan of plans) {
    const read = readPlan(plan)
    if (isUnreadable(read)) continue
    const svg = await drawDesign(read.plan, firstView)
    prepared.set(plan, await prepare({ drawing: { svg } }, { ...cut, crop: unitCrop }))
  }
  for (const slot of slots) {
    const picture = pictures[slot]
    if (picture) prepared.set(slot, await prepare(picture, cut))
  }
  return prepared
}
