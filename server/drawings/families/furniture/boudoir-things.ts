import { brand, fabrics, lighter, metals } from '../../kit/palette.ts'
import { madeRow } from '../../layout/row.ts'
import { roundRug, rug } from '../../props/art.ts'
import * as closets from '../../props/closets.ts'
import * as dressing from '../../props/dressing-corner.ts'
import { chevalMirror, leaningMirror } from '../../props/looking-glasses.ts'
import { foldingScreen } from '../../rooms/clinic-things.ts'
import type { Plan, RoomRow, RoomThing } from '../../rooms/plan.ts'
import { couch } from '../../things/couch.ts'
import { easyChairs } from '../../things/easy-chairs.ts'
import { pad } from '../../things/upholstery.ts'

type Range = readonly [from: number, to: number]

function looks({ brief, scheme, h }: Plan): dressing.DressingPlan {
  const shared = brief.whole().fork('dressing')
  const { wood, fabric, wall, front } = scheme
  return {
    brief,
    wood,
    color: shared.pick([wood, wood, front, '#ece5d6', '#33424a', '#c9b8c4', '#5d7a5f']),
    metal: shared.pick([metals.brass, metals.brass, metals.black, metals.steel]),
    fabric,
    wall,
    w: shared.between(104, 132),
    h: h - 22,
  }
}

/** What a dressing room is furnished with; widths in cm. `hung`: its mirror may be on the wall. */
export const corner =
  (hung = false): RoomThing =>
  (b, plan) =>
    dressing.dressingCorner(b, looks(plan), { hung })
export const closet =
  (w: Range, styles: readonly closets.ClosetStyle[] = closets.closetStyles): RoomThing =>
  (b, plan) =>
    closets.closet(b, plan.brief.pick(styles), { ...looks(plan), w: plan.brief.between(...w) })
export const openCloset =
  (w: Range): RoomThing =>
  (b, plan) =>
    closets.openCloset(b, { ...looks(plan), w: plan.brief.between(...w) })
export const rail: RoomThing = (b, plan) =>
  closets.clothesRail(b, plan.brief, plan.brief.between(100, 130), looks(plan).metal)
export const chest: RoomThing = (b, plan) => {
  if (plan.brief.chance(0.5)) dressing.chest(b, 60, 128, 6, looks(plan))
  else dressing.chest(b, 110, 86, 4, looks(plan))
}
export const island: RoomThing = (b, plan) => {
  dressing.chest(b, 110, 84, 3, looks(plan))
  if (plan.brief.chance(0.5)) pad(b, [-40, 2, 0], { size: [50, 44, 42] }, plan.scheme.fabric)
}
export const cheval: RoomThing = (b, { brief, scheme }) => {
  const frame = brief.pick([scheme.wood, metals.brass])
  chevalMirror(b, 58, brief.between(150, 178), frame, brief.pick(['arch', 'oval', 'square']))
}
export const leaning: RoomThing = (b, { brief, scheme }) =>
  leaningMirror(b, 60, 174, brief.pick([scheme.wood, metals.brass]), brief.pick([4, 28]))
export const easyChair: RoomThing = (b, plan) => {
  const { slipper, tub, wing } = easyChairs
  const look = { ...looks(plan), accent: plan.scheme.accent, seats: 1 }
  couch(b.at(0, 0, 0, plan.brief.pick([1, 2])), plan.brief.pick([slipper, tub, wing]), look)
}
export const carpet: RoomThing = (b, { brief, scheme }) => {
  if (brief.chance(0.5)) roundRug(b, 54, lighter(scheme.fabric, 0.25))
  else rug(b, 150, 100, lighter(scheme.fabric, 0.2), brief)
}

export const screened: RoomThing = (b, plan) => {
  const { brief, scheme } = plan
  foldingScreen(b, brief.int(2, 4), brief.pick([brand.sand, scheme.fabric, fabrics.linen]))
  corner()(b.at(brief.between(-20, 20), 28), plan)
}
export const niche: RoomThing = (b, plan) => {
  const { brief } = plan
  const look = looks(plan)
  const { w, h, color, wall } = look
  const [side, style] = [brief.pick([52, 100]), brief.pick(['plain', 'framed', 'louvred'])]
  for (const x of [-w / 2 - 3 - side, w / 2 + 3])
    closets.closet(b.at(x, 0), style, { ...look, w: side })
  b.block([0, h - 42], [w + 6, 56, 42], color)
  b.block([0, 0], [w + 6, 4, h - 42], lighter(wall, 0.3))
  dressing.dressingCorner(b.at(0, 4.2), { ...look, w: w - 6, h: h - 44 }, { hung: true })
}

/** A row whose backs are in one line, before it a carpet by chance. */
export const set =
  (row: RoomRow): RoomThing =>
  (b, plan) => {
    const all = madeRow(b, plan, 'set', row)
    const { brief, scheme } = plan
    const middle = b.at(all.least / 2, 74)
    const carpet = brief.int(0, 2)
    if (carpet === 0) roundRug(middle, 92, lighter(scheme.fabric, 0.25))
    if (carpet === 1) rug(middle, all.least * 0.9, 136, lighter(scheme.fabric, 0.2), brief)
    for (const { thing, at } of all.placed(all.least)) thing.put(b, [at, 0, 0])
  }
