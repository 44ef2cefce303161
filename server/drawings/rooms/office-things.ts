import { partsOf, times } from '../kit/geometry.ts'
import { level, lines, tint, upright } from '../kit/mark.ts'
import { glass, metals } from '../kit/palette.ts'
import { around, laden, sides, turned } from '../layout/together.ts'
import { banquette, swivelChair } from '../props/contract-seating.ts'
import { laptop, papers as sheets } from '../props/desk-things.ts'
import { cupboard, drawers } from '../props/storage.ts'
import { deskLegs, deskThing, displayStand, terminal, workDesk } from '../props/workplaces.ts'
import { table } from '../things/table.ts'
import { slide } from './boards.ts'
import * as f from './furnishings.ts'
import { colored, filling, type RoomThing } from './plan.ts'

export { laptop, water } from '../props/desk-things.ts'
export const papers = colored(sheets, 'accent')
export const cabinet = colored(cupboard, [46, 60, 99], 'front', [drawers(1, 3)])
export const sideboard =
  (w: number): RoomThing =>
  (b, { scheme }) => {
    b.box([[6, w - 11], [4, 34], 0], [5, 5, 14], metals.black)
    b.box(14, [w, 42, 46], scheme.wood, { front: [drawers(3, 1)] })
  }
export const display: RoomThing = (b, { brief }) => displayStand(b, 120, { front: [slide(brief)] })
export const glassWall =
  (w: number): RoomThing =>
  b => {
    const bays = partsOf(w, 95, 1)
    const bars = [...times(bays + 1, i => upright(i / bays)), level(0.006), level(0.994)]
    const pane = [
      tint(0, 0, 1, 1, glass.light, 0.26),
      tint(0, 0.44, 1, 0.1, '#ffffff', 0.4),
      lines(bars, metals.black, 4),
    ]
    b.quiet.clear(0, [w, 3, 196], { front: pane, back: pane })
  }

/** A desk at which one faces the wall behind it, or the room. */
export const place =
  (w: number, back: 'mid' | 'high' = 'mid'): RoomThing =>
  (b, { brief, scheme }) => {
    const legs = brief.pick(deskLegs)
    const leg = legs === 'frames' ? metals.graphite : scheme.wood
    swivelChair(b.at(-6, 75, 0, 2), { fabric: scheme.fabric, back })
    workDesk(b, [w, 72], scheme.wood, legs, leg)
    terminal(b.at(-6, -6, 73), brief.between(48, 58))
    deskThing(b.at(w * 0.36, 2, 73), brief, scheme.accent)
  }
export const placeFacing = (w: number, back?: 'high') => turned(place(w, back), 2)

export const places = filling(280, Infinity, w => (b, plan) => {
  const count = Math.max(2, Math.floor(w / 170))
  for (let i = 0; i < count; i++) {
    const at = b.at((w / count) * (i + 0.5), 42)
    place(w / count - 14)(at, plan)
    if (i > 0) at.at(-w / count / 2, -4, 0, 1).quiet.block(60, [60, 4, 50], plan.scheme.fabric)
  }
})

/** Four desks, two on each side of a divider. */
export const facing: RoomThing = (b, plan) => {
  for (const x of [-62, 62]) {
    place(120)(b.at(x, 38), plan)
    placeFacing(120)(b.at(x, -38), plan)
  }
  b.quiet.block(74, [228, 4, 34], plan.scheme.accent)
}

export const workbench =
  (places: number): RoomThing =>
  (b, plan) => {
    const { brief, scheme } = plan
    const w = places * 136
    for (const turn of [0, 2])
      for (let i = 0; i < places; i++) {
        const at = b.facing(turn).at((i + 0.5) * 136 - w / 2, 4)
        f.deskChair(at.at(0, 92, 0, 2), plan)
        terminal(at.at(-8, 30, 74))
        if (brief.chance(0.5)) deskThing(at.at(44, 36, 74), brief, scheme.accent)
      }
    b.box([[-w / 2 + 4, -2, w / 2 - 8], -68, 0], [4, 136, 70], scheme.front)
    b.block(70, [w, 148, 4], scheme.wood)
    b.quiet.block(74, [w - 12, 4, 32], scheme.accent)
  }

export const pod: RoomThing = (b, plan) => {
  const { brief, scheme } = plan
  for (const turn of [0, 1, 2, 3]) {
    const at = b.facing(turn)
    f.deskChair(at.at(70, 104, 0, 2), plan)
    terminal(at.at(66, 30, 74))
    if (brief.chance(0.4)) deskThing(at.at(112, 40, 74), brief, scheme.accent)
    at.box([[4, 126], 6, 0], [4, 58, 70], scheme.front)
    at.box([2, 2, 70], [130, 66, 4], scheme.wood)
    at.quiet.box([2, -1.5, 74], [128, 3, 34], scheme.accent)
  }
}

export const sharedTable: RoomThing = (b, plan) => {
  const [h, seat, away] = plan.brief.chance(0.5) ? [102, f.highStool, 14] : [74, f.deskChair, 0]
  const top = f.steelTable({ w: 280, d: 104, h, legs: 'panels' })
  around(laden(top, [laptop, papers, laptop, laptop]), seat, { ...sides(4), away })(b, plan)
}

export const cafeBench: RoomThing = (b, { scheme }) => {
  banquette(b, 190, scheme.fabric, scheme.wood, 128)
  for (const x of [48, 138]) table(b.at(x, 88), { w: 44, d: 44, h: 70, top: scheme.wood })
}
