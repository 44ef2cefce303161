import type { Brief, Family } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { evenly, points, times } from '../../kit/geometry.ts'
import { coats, valuesOf } from '../../kit/palette.ts'
import { bent } from '../../props/bent.ts'
import { gateLeaf } from '../../props/gates.ts'
import { rounded } from '../../props/sweep.ts'

type Part = (b: Builder, brief: Brief, color: string) => void

export const coatedPart: Family = (b, brief) => {
  const part = brief.make({ gate, 'chair-frame': chairFrame, railing, rack })
  part(b, brief, brief.pick([...valuesOf(coats).filter(c => c !== coats.cream), '#c9658a']))
}

const gate: Part = (b, brief, color) => {
  const [w, h] = [brief.between(90, 190), brief.between(90, 170)]
  const infill = brief.pick(['bars', 'braced', 'rails'])
  const rise = brief.pick([0, 0, h * 0.16, h * -0.16])
  battens(b, w)
  gateLeaf(b.at(0, 0, 6), [w, h], infill, color, rise)
}

const railing: Part = (b, brief, color) => {
  const h = brief.between(84, 110)
  const infill = brief.choose(['bars', 'rails'])
  const [w, side] = [brief.between(150, 260), brief.between(90, 170)]
  battens(b, w)
  gateLeaf(b.at(0, 0, 6), [w, h], infill, color)
  if (brief.chance(0.5)) gateLeaf(b.at(w, 0, 6, 1), [side, h], infill, color)
}

const chairFrame: Part = (scene, brief, color) => {
  const b = scene.facing(brief.int(0, 1))
  const [w, d, seat] = [brief.between(40, 48), brief.between(40, 46), brief.between(42, 46)]
  const [h, isSled] = [seat + brief.between(34, 52), brief.chance(0.5)]
  const lean = (z: number) => (-14 * (z - seat)) / (h - seat)
  const across = (y: number, z: number) => b.rod('x', [0, y, z], 1.3, w, color)
  for (const x of [0, w]) {
    const back = points([x, -6, 1.6], [x, 0, seat], [x, lean(h), h])
    const front = points([x, 0, seat], [x, d, seat], [x, d + 2, 1.6], [x, -4, 1.6])
    bent(b, rounded(back, 8), 3.2, color)
    bent(b, rounded(isSled ? front : front.slice(0, 3), 5), 3.2, color)
  }
  for (const share of [0.08, 0.36, 0.64, 0.92]) across(d * share, seat)
  const rails = brief.int(2, 4)
  for (const share of times(rails, i => (0.6 * i) / rails)) {
    const z = h - 2 - (h - seat) * share
    across(lean(z), z)
  }
}

const rack: Part = (b, brief, color) => {
  const [w, d, h] = [brief.between(80, 180), brief.between(36, 60), brief.between(90, 220)]
  const shelves = evenly(brief.int(3, 5), 14, h - 10)
  b.box([[0, w - 5], [0, d - 5], 0], [5, 5, h], color)
  b.box([5, [0, d - 5], shelves], [w - 10, 5, 5], color)
  b.quiet.box([[0, w - 5], 5, shelves], [5, d - 10, 5], color)
  b.quiet.box([5, evenly(6, 0, d - 5).slice(1, -1), shelves], [w - 10, 5, 5], color)
}

function battens(b: Builder, w: number) {
  b.box([[w * 0.14, w * 0.86 - 10], -18, 0], [10, 42, 6], '#b08a5a')
}
