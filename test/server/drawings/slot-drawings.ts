import { compose, svgOf } from '../../../server/drawings/index.ts'
import { recordTraits } from '../../../server/drawings/trait-use.ts'
import { publicPages } from '../../support/public-pages.ts'

export const allSlots = [
  ...new Map(publicPages.flatMap(page => page.slots).map(slot => [slot.path, slot])).values(),
]

export interface SlotDrawings {
  drawn: { path: string; family: string; isHero: boolean; svg: string }[]
  /** What a drawing does not show although its traits name it. */
  notFollowed: string[]
}

/** The drawings of a family's slots. */
export function drawSlots(family: string): SlotDrawings {
  const drawings: SlotDrawings = { drawn: [], notFollowed: [] }
  for (const slot of allSlots) {
    if (slot.family !== family) continue
    const { path, shape, traits } = slot
    const use = recordTraits(traits)
    const scene = compose(slot, use)
    drawings.notFollowed.push(...use.faults().map(fault => `${path}: ${fault}`))
    drawings.drawn.push({ path, family, isHero: shape === 'wide', svg: svgOf(scene, slot) })
  }
  return drawings
}
