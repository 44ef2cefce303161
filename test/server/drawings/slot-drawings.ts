import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compose, svgOf } from '../../../server/drawings/index.ts'
import { recordTraits } from '../../../server/drawings/trait-use.ts'
import { madeOnce } from '../../support/made-once.ts'
import { publicPages } from '../../support/public-pages.ts'
import { laidOut, placingFaults } from './in-sight.ts'

export const allSlots = [
  ...new Map(publicPages.flatMap(page => page.slots).map(slot => [slot.path, slot])).values(),
]

export interface SlotDrawings {
  drawn: { path: string; family: string; isHero: boolean; svg: string }[]
  /** What layouts hide or put into each other, in the families that have them. */
  misplaced: string[]
  /** What a drawing does not show although its traits name it. */
  notFollowed: string[]
}

/** The drawings of a family's slots; those that two test files look at are drawn once a run. */
export async function slotDrawingsOf(family: string): Promise<SlotDrawings> {
  if (!laidOut.includes(family)) return drawSlots(family)
  const folder = await madeOnce(`slots-of-${family}`, folder =>
    writeFile(join(folder, 'drawings.json'), JSON.stringify(drawSlots(family))),
  )
  return JSON.parse(await readFile(join(folder, 'drawings.json'), 'utf8'))
}

function drawSlots(family: string): SlotDrawings {
  const drawings: SlotDrawings = { drawn: [], misplaced: [], notFollowed: [] }
  for (const slot of allSlots) {
    if (slot.family !== family) continue
    const { path, shape, traits } = slot
    const use = recordTraits(traits)
    const scene = compose(slot, use)
    drawings.notFollowed.push(...use.faults().map(fault => `${path}: ${fault}`))
    drawings.drawn.push({ path, family, isHero: shape === 'wide', svg: svgOf(scene, slot) })
    if (laidOut.includes(family)) drawings.misplaced.push(...placingFaults(slot, scene))
  }
  return drawings
}
