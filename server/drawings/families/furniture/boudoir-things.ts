import type { Builder } from '../../kit/builder.ts'
import { brand, fabrics, lighter, metals, valuesOf } from '../../kit/palette.ts'
import { madeRow } from '../../layout/row.ts'
import { roundRug, rug } from '../../props/art.ts'
import { hangingRail, shoes } from '../../props/cabinets/contents.ts'
import { finishOf } from '../../props/cabinets/finish.ts'
import { type ClosetStyle, closet as closed, closetStyles, wardrobe } from '../../props/closets.ts'
import { mirror, mirrorShapes } from '../../props/looking-glasses.ts'
import { foldingScreen } from '../../rooms/clinic-things.ts'
import type { Plan, RoomRow, RoomThing } from '../../rooms/plan.ts'
import { drawCase } from '../../things/case.ts'
import { standing } from '../../things/case-makes.ts'
import { couch } from '../../things/couch.ts'
import { easyChairs } from '../../things/couches.ts'
import * as dressing from '../../things/dressing-table.ts'
import { pad } from '../../things/upholstery.ts'

type Range = readonly [from: number, to: number]
type Look = ReturnType<typeof looks>

/** Colours of a dressing room, the width of its table and the height of its wardrobes, in cm. */
function looks({ brief, scheme, h }: Plan) {
  const shared = brief.whole().fork('dressing')
  const { wood, front } = scheme
  return {
    ...scheme,
    brief,
    color: shared.pick([wood, wood, front, '#ece5d6', '#33424a', '#c9b8c4', '#5d7a5f']),
    metal: shared.pick([metals.brass, metals.brass, metals.black, metals.steel]),
    w: shared.between(104, 132),
    h: h - 22,
  }
}

const finish = ({ color, metal }: Look) =>
  finishOf(color, { style: 'plain', handle: 'knob', metal })

/** A dressing table with its mirror, which may be `hung` on the wall, and a stool; centred on x. */
function tableWithStool(b: Builder, look: Look, mayHang: boolean) {
  const { brief, w, h, metal, wood, fabric } = look
  const table = brief.pick(valuesOf(dressing.dressingTables))
  const isHung = mayHang && brief.chance(0.7)
  const { atMirror, tableHeight, tableMirrors } = dressing
  const on = isHung ? [atMirror] : [brief.pick(valuesOf(tableMirrors)), atMirror]
  standing(b.at(-w / 2, 0), brief, finish(look), { ...table, on }, w)
  if (isHung) {
    const [shape, size] = [brief.pick(mirrorShapes), brief.between(0.5, 0.72) * w]
    const at = b.at(0, 0.2, tableHeight + brief.between(8, 16))
    mirror(at, [shape, size, Math.min(size * 1.25, h - 92)], brief.pick([metal, wood]))
  }
  const stool = b.at(brief.between(-8, 8), 46 + brief.between(24, 44), 0, 2)
  dressing.dressingStool(stool, brief, fabric, wood)
}

/** What a dressing room is furnished with; widths in cm. */
export const corner =
  (mayHang = false): RoomThing =>
  (b, plan) =>
    tableWithStool(b, looks(plan), mayHang)
export const closet =
  (w: Range, styles: readonly ClosetStyle[] = closetStyles): RoomThing =>
  (b, plan) =>
    closed(b, plan.brief.pick(styles), { ...looks(plan), w: plan.brief.between(...w) })
export const openCloset =
  (w: Range): RoomThing =>
  (b, plan) => {
    const { brief, scheme } = plan
    const look = { ...looks(plan), w: brief.between(...w), color: scheme.wood }
    const shelves = 'drawer*.5 drawer*.5 drawer*.5 open open open'
    wardrobe(b, `${shelves} | ${brief.between(1.2, 2)}: clothes`, look)
  }
export const rail: RoomThing = (b, plan) => {
  const { brief } = plan
  const w = brief.between(100, 130)
  const { metal } = looks(plan)
  const xs = [-w / 2, w / 2 - 2.6]
  b.box([xs, -24, 0], [2.6, 48, 2.6], metal)
  b.box([xs, -1.3, 2.6], [2.6, 2.6, 154], metal)
  b.block(14, [w - 5.2, 40, 2], '#d8b686')
  const inside = b.at(-w / 2 + 3, -20, 16)
  hangingRail(inside, brief, [w - 6, 40, 136])
  shoes(inside, brief, w - 6, 40)
}
const drawers =
  (front: string, w: number, h: number): RoomThing =>
  (b, plan) => {
    const size = [w, 46, h - 12] as const
    const look = finish(looks(plan))
    drawCase(b, { brief: plan.brief, look, size, front, feet: ['posts', 12], over: 1.5 })
  }
const tallChest = drawers('drawer drawer drawer drawer drawer drawer', 60, 128)
const wideChest = drawers('drawer drawer drawer drawer | drawer drawer drawer drawer', 110, 86)
export const chest: RoomThing = (b, plan) =>
  plan.brief.chance(0.5) ? tallChest(b, plan) : wideChest(b, plan)
const lowChest = drawers('drawer drawer drawer | drawer drawer drawer', 110, 84)
export const island: RoomThing = (b, plan) => {
  lowChest(b, plan)
  if (plan.brief.chance(0.5)) pad(b, [-40, 2, 0], [50, 44, 42], plan.scheme.fabric)
}
export const easyChair: RoomThing = (b, plan) => {
  const { slipper, tub, wing } = easyChairs
  const look = { ...looks(plan), seats: 1 }
  couch(b.facing(plan.brief.pick([1, 2])), plan.brief.pick([slipper, tub, wing]), look)
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
  for (const x of [-w / 2 - 3 - side, w / 2 + 3]) closed(b.at(x, 0), style, { ...look, w: side })
  b.block([0, h - 42], [w + 6, 56, 42], color)
  b.block([0, 0], [w + 6, 4, h - 42], lighter(wall, 0.3))
  tableWithStool(b.at(0, 4.2), { ...look, w: w - 6, h: h - 44 }, true)
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
