import { lighter } from '../../kit/light.ts'
import { metals } from '../../kit/palette.ts'
import { madeRow, type Row } from '../../layout/row.ts'
import type { Thing } from '../../layout/thing.ts'
import { roundRug, rug } from '../../props/art.ts'
import * as closets from '../../props/closets.ts'
import * as dressing from '../../props/dressing-corner.ts'
import { floorLamp } from '../../props/lamps.ts'
import { chevalMirror, leaningMirror } from '../../props/looking-glasses.ts'
import { plantKinds, plant as potted } from '../../props/plants.ts'
import type { RoomThing } from '../../rooms/layout.ts'
import { easyChairs } from '../../things/easy-chairs.ts'
import { pad } from '../../things/upholstery.ts'

export type DressingThing = Thing<dressing.DressingPlan>
type Range = readonly [from: number, to: number]

/** What a dressing room is furnished with; widths in cm. `hung`: its mirror may be on the wall. */
export const corner =
  (hung = false): DressingThing =>
  (b, plan) =>
    dressing.dressingCorner(b, plan, { hung })
export const closet =
  (w: Range, styles: readonly closets.ClosetStyle[] = closets.closetStyles): DressingThing =>
  (b, plan) =>
    closets.closet(b, plan.brief.pick(styles), { ...plan, w: plan.brief.between(...w) })
export const openCloset =
  (w: Range): DressingThing =>
  (b, plan) =>
    closets.openCloset(b, { ...plan, w: plan.brief.between(...w), h: Math.min(plan.h, 215) })
export const rail: DressingThing = (b, { brief, metal }) =>
  closets.clothesRail(b, brief, brief.between(100, 130), metal)
export const chest: DressingThing = (b, plan) => {
  const [w, h, rows] = plan.brief.pick([
    [60, 128, 6],
    [110, 86, 4],
  ] as const)
  dressing.chest(b, w, h, rows, plan)
}
/** Drawers to walk around, with a seat at one end. */
export const island: DressingThing = (b, plan) => {
  dressing.chest(b, 110, 84, 3, plan)
  if (plan.brief.chance(0.5)) pad(b, [-40, 2, 0], { size: [50, 44, 42] }, plan.fabric)
}
export const cheval: DressingThing = (b, { brief, wood, metal }) =>
  chevalMirror(
    b,
    58,
    brief.between(150, 178),
    brief.pick([wood, metal]),
    brief.pick(['arch', 'oval', 'square']),
  )
export const leaning: DressingThing = (b, { brief, wood, metal }) =>
  leaningMirror(b, 60, 174, brief.pick([metal, wood]), brief.pick([4, 28]), true)
export const lamp: DressingThing = (b, { brief }) =>
  floorLamp(b, brief.pick(['shade', 'globe', 'tripod']))
export const plant: DressingThing = (b, { brief }) =>
  potted(b, brief.pick(plantKinds), brief.between(80, 120))
export const slipper: DressingThing = (b, plan) => easyChairs.slipper(b.at(0, 0, 0, 3), plan)
export const easyChair: DressingThing = (b, plan) => {
  const chair = easyChairs[plan.brief.pick(['slipper', 'tub', 'wing'] as const)]
  chair(b.at(0, 0, 0, plan.brief.pick([1, 2])), plan)
}

export const carpet: DressingThing = (b, { brief, fabric }) => {
  if (brief.chance(0.5)) roundRug(b, 54, lighter(fabric, 0.25))
  else rug(b, 150, 100, lighter(fabric, 0.2), brief)
}

/** The table before a folding screen. */
export const screened: DressingThing = (b, plan) => {
  const { brief, wood, fabric, w } = plan
  const panels = brief.int(3, 5)
  const cloth = brief.pick(['#f1ece1', fabric, '#d9ccb6'])
  dressing.foldingScreen(b.at(-panels * 22, 0), panels, brief.between(165, 190), wood, cloth)
  dressing.dressingCorner(b.at(brief.between(-20, 20), 28), { ...plan, w: w * 0.9 })
}
/** The table between two wardrobes, under a cupboard. */
export const niche: DressingThing = (b, plan) => {
  const { brief, w, h, color, wall } = plan
  const [side, style] = [brief.pick([52, 100]), brief.pick(['plain', 'framed', 'louvred'] as const)]
  for (const x of [-w / 2 - 3 - side, w / 2 + 3])
    closets.closet(b.at(x, 0), style, { ...plan, w: side })
  b.box([-w / 2 - 3, 0, h - 42], [w + 6, 56, 42], color)
  b.box([-w / 2 - 3, 0, 0], [w + 6, 4, h - 42], lighter(wall, 0.3))
  dressing.dressingCorner(b.at(0, 4.2), { ...plan, w: w - 6, h: h - 44 }, { hung: true })
}

/** A row whose backs are in one line, before it a carpet by chance. */
export const set =
  (row: Row<dressing.DressingPlan>): DressingThing =>
  (b, plan) => {
    const all = madeRow(b, plan, 'set', row)
    const { brief, fabric } = plan
    const middle = b.at(all.least / 2, 74)
    const carpet = brief.int(0, 2)
    if (carpet === 0) roundRug(middle, 92, lighter(fabric, 0.25))
    if (carpet === 1) rug(middle, all.least * 0.9, 136, lighter(fabric, 0.2), brief)
    for (const { thing, at } of all.placed(all.least)) thing.put(b, [at, 0, 0])
  }

/** Something in the colours of its room. */
export const inRoom =
  (thing: DressingThing): RoomThing =>
  (b, { brief, scheme, h }) => {
    // What one room has is of one colour.
    const shared = brief.whole().fork('dressing')
    thing(b, {
      brief,
      wood: scheme.wood,
      color: shared.pick([scheme.wood, scheme.front, '#ece5d6', '#33424a']),
      metal: shared.pick([metals.brass, metals.black]),
      fabric: scheme.fabric,
      wall: scheme.wall,
      w: shared.between(104, 130),
      h: h - 22,
    })
  }
