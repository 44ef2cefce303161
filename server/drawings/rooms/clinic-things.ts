import type { Builder } from '../kit/builder.ts'
import { oblong, triples } from '../kit/geometry.ts'
import { disc, level, lines, panel, tint, upright } from '../kit/mark.ts'
import { brand, lighter, metals, woods } from '../kit/palette.ts'
import { laden } from '../layout/together.ts'
import { battens } from '../props/cladding.ts'
import { mug, screen, vase } from '../props/desk-things.ts'
import { cupboard, doors, drawers } from '../props/storage.ts'
import { crossMark } from '../props/wall-signs.ts'
import { colored, type RoomThing } from './plan.ts'

/** A couch for examinations; its raised head is at the left. */
export function examinationCouch(b: Builder, color: string) {
  b.box([8, 8, 0], [172, 46, 8], metals.graphite)
  b.box([4, 4, 8], [180, 56, 46], '#f3f3ee', { front: [drawers(3, 2)] })
  b.box([62, 1, 54], [126, 62, 10], color, { top: [tint(0, 0.2, 1, 0.6, '#fbfbf8', 0.9)] })
  b.loft(oblong([0, 1], [62, 63], 54), triples('0 1 88, 62 1 64, 62 63 64, 0 63 88'), color)
  b.quiet.rod('y', [-5, 6, 84], 5, 52, '#fbfbf8')
}
export const couch = colored(examinationCouch, 'fabric')

export function doubleStep(b: Builder, color: string) {
  b.box(0, [44, 20, 36], color)
  b.box([0, 20, 0], [44, 22, 19], color)
}
export const step = colored(doubleStep, 'front')

export function foldingScreen(b: Builder, leaves: number, color: string) {
  const w = 66
  const bars = [0, 0.98].map(v => panel(0, v, 1, 0.02, metals.chrome))
  for (let i = 0; i < leaves; i++) {
    const [x, y] = [(i - leaves / 2) * w, i % 2 ? 7 : 0]
    b.box([x + 1, y, 12], [w - 2, 4, 166], color, { front: [battens(7, brand.ink, 0.1), ...bars] })
    b.quiet.box([x + w / 2 - 3, y - 12, 0], [6, 28, 4], metals.graphite)
    b.quiet.box([x + w / 2 - 2, y, 4], [4, 4, 8], metals.graphite)
  }
}
export const partition = colored(foldingScreen, 2, 'front')

/** On a rail that reaches away from the wall. */
export const curtain: RoomThing = (b, { scheme }) => {
  b.quiet.box([-1.5, -95, 200], [3, 190, 4], metals.chrome)
  b.quiet.box([-2, 9.5, 24], [4, 85.5, 176], scheme.accent, {
    right: [battens(9, brand.ink, 0.13)],
  })
  b.quiet.box([-1.5, -95, 0], [3, 3, 200], metals.chrome)
}

export const basin: RoomThing = (b, { scheme }) => {
  b.box(0, [60, 42, 80], scheme.front, { front: [drawers(2, 1)] })
  b.box([-2, 0, 80], [64, 48, 6], '#f6f6f2', { top: [panel(0.16, 0.2, 0.68, 0.56, '#cfdbe0')] })
  b.quiet.cylinder([30, 7, 86], 2, 18, metals.chrome)
  b.quiet.box([28.5, 7, 104], [3, 15, 3], metals.chrome)
}

export const trolley: RoomThing = (b, { scheme }) => {
  b.quiet.box([[-32, 29], [-20, 17], 0], [3, 3, 78], metals.chrome)
  b.quiet.block(20, [68, 44, 3], metals.chrome)
  b.block(78, [68, 44, 3], metals.chrome)
  b.quiet.box([-24, -12, 23], [30, 24, 16], '#f6f6f2')
  for (const [i, color] of [scheme.fabric, '#b4703a', '#f6f6f2'].entries())
    b.quiet.cylinder([-22 + i * 14, -8, 81], 5, 12 + i * 3, color, { top: '#f6f6f2' })
  b.quiet.box([0, 4, 81], [28, 14, 2], '#a9bcc4')
}

export const scales: RoomThing = b => {
  b.block([-16, 0], [38, 44, 6], '#40525d', { top: [panel(0.1, 0.1, 0.8, 0.8, '#20272d', 0.5)] })
  b.block([-14, 6], [6, 5, 96], '#eef0ee')
  b.block([-15, 102], [30, 7, 26], '#eef0ee', {
    front: [disc(0.5, 0.5, 10, '#fbfbf8'), disc(0.5, 0.5, 2, brand.orange, 8)],
  })
}

export const wheelchair: RoomThing = (b, { scheme }) => {
  const color = scheme.fabric
  const hub = [disc(0.5, 0.5, 26, lighter(color, 0.6)), disc(0.5, 0.5, 4, metals.graphite, 10)]
  b.group(g => {
    g.block([-20, 46], [40, 42, 6], color)
    g.block([-25, 50], [40, 5, 44], color)
    for (const x of [-30, 24]) {
      g.rod('x', [x, -8, 31], 31, 4, metals.graphite, { ends: hub })
      g.box([x + (x < 0 ? 6 : -5), -20, 66], [3, 36, 4], metals.black)
    }
    for (const x of [-18, 14]) {
      g.box([x, 22, 12], [4, 4, 36], metals.steel)
      g.box([x - 6, 26, 10], [14, 18, 3], metals.graphite)
    }
  })
}

const redCross = crossMark(0.5, 0.74, 26, '#c8402f')
export const medicines = colored(cupboard, [70, 50, 168], '#eef0ee', [doors(1), redCross])

/** Its head at the wall, 210 long. */
function hospitalBed(b: Builder, blanket: string) {
  const strokes = [0, 0.25, 0.5, 0.75, 1].map(u => upright(u))
  const bars = lines([...strokes, level(1), level(0.5)], '#8d9aa2', 2.4)
  const board = (v: number, h: number) => ({ front: [panel(0.08, v, 0.84, h, woods.ash)] })
  b.group(g => {
    for (const y of [34, 166]) {
      g.block([y, 0], [72, 8, 8], metals.graphite)
      g.block([y, 8], [20, 8, 24], metals.steel)
    }
    g.block([6, 32], [84, 196, 7], metals.chrome)
    g.block([0, 24], [88, 5, 74], '#e9e2d2', board(0.5, 0.34))
    g.block([203, 24], [88, 5, 50], '#e9e2d2', board(0.3, 0.5))
    g.block([7, 39], [80, 71, 14], '#fbfaf5')
    g.block([78.5, 39], [82, 123, 15], blanket, { top: [tint(0, 0.86, 1, 0.14, '#fbfaf5')] })
    g.quiet.block([14, 53], [52, 42, 8], '#ffffff')
    g.quiet.clear([42.5, 86, 40], [3, 84, 36], { right: [bars] })
  })
}

const locker = colored(cupboard, [38, 40, 64], 'front', [drawers(1, 2)])
const onLocker: RoomThing = (b, { brief, scheme }) =>
  brief.chance(0.5) ? vase(b, scheme.accent) : mug(b, scheme.accent)

/** A hospital bed between its locker and a drip or a screen on a stand. */
export const bedside: RoomThing = (b, plan) => {
  const { brief, scheme } = plan
  hospitalBed(b, brief.pick([scheme.accent, scheme.fabric]))
  laden(locker, [onLocker])(b.at(-86, 0), plan)
  if (brief.chance(0.5)) vitals(b.at(66, 26))
  else drip(b.at(64, 30))
}

function drip(b: Builder) {
  b.cylinder(0, 18, 4, metals.graphite, { r2: 4 })
  b.quiet.cylinder(4, 1.8, 172, metals.chrome)
  b.wire(triples('-14 0 172, -10 0 178, 10 0 178, 14 0 172'), 2, metals.steel)
  b.quiet.box([7, -2, 144], [14, 4, 26], '#cfe9ee', {
    front: [tint(0.1, 0.06, 0.8, 0.5, '#8fc6d6')],
  })
}

function vitals(b: Builder) {
  b.cylinder(0, 17, 4, metals.graphite, { r2: 4 })
  b.quiet.cylinder(4, 2, 100, metals.chrome)
  b.quiet.block([-12, 84], [30, 22, 12], '#e6e9ea')
  b.quiet.block(104, [42, 8, 32], '#e6e9ea', { front: screen() })
}
