import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, valuesOf } from '../../kit/palette.ts'
import { gateLeaf, infills } from '../../props/gates.ts'
import { chairFrames } from './coated-part/chair-frames.ts'
import { bay, railings } from './coated-part/railings.ts'
import { gallows, hooks, pallet, stands } from './coated-part/stands.ts'

const constructions = ['gate', 'chair-frame', 'railing', 'rack'] as const

/** A part fresh from the oven, in one colour all over: gate, chair frame, railing or rack. */
export const coatedPart: Family = (b, brief) => {
  const color = brief.pick([
    ...valuesOf(coats).filter(c => c !== coats.cream),
    '#c9658a',
    '#2a3238',
  ])
  builds[brief.construction(constructions)](b, brief, color)
}

const builds: Record<
  (typeof constructions)[number],
  (b: Builder, brief: Brief, color: string) => void
> = {
  gate,
  'chair-frame': chairFrame,
  railing,
  rack,
}

function gate(b: Builder, brief: Brief, color: string): void {
  const [w, h] = [brief.between(90, 190), brief.between(90, 170)]
  const hung = brief.chance(0.45)
  const look = {
    w,
    h,
    color,
    infill: brief.pick(infills),
    top: brief.pick(['level', 'level', 'rising', 'falling'] as const),
  }
  if (hung) gallows(b, w, h * 1.16 + 60, 26)
  else stands(b, w)
  gateLeaf(b.at(0, 0, hung ? 26 : 6), look)
  if (hung) hooks(b, w, h + 26, h * 1.16 + 60)
}

function chairFrame(b: Builder, brief: Brief, color: string): void {
  const frame = brief.pick(chairFrames)
  const turn = brief.pick([0, 1])
  const onPallet = brief.chance(0.3)
  if (onPallet) pallet(b)
  frame(b.at(0, turn ? 44 : 0, onPallet ? 14 : 0, turn), brief, color)
  if (!onPallet && brief.chance(0.3)) frame(b.at(58, turn ? 8 : -36, 0, turn), brief, color)
}

function railing(b: Builder, brief: Brief, color: string): void {
  const [w, h] = [brief.between(150, 260), brief.between(84, 110)]
  const style = brief.choose(railings)
  stands(b, w)
  bay(b.at(0, 0, 6), w, h, color, style)
  if (brief.chance(0.5)) bay(b.at(w - 5, -5, 6, 1), brief.between(90, 170), h, color, style)
}

function rack(b: Builder, brief: Brief, color: string): void {
  const [w, d, h] = [brief.between(80, 180), brief.between(36, 60), brief.between(90, 220)]
  const shelves = brief.int(2, 5)
  const solid = brief.chance(0.5)
  for (const x of [0, w - 5]) for (const y of [0, d - 5]) b.box([x, y, 0], [5, 5, h], color)
  for (let i = 0; i < shelves; i++) {
    const z = 14 + (i * (h - 24)) / Math.max(1, shelves - 1)
    for (const y of [0, d - 5]) b.box([5, y, z], [w - 10, 5, 5], color, { casts: false })
    for (const x of [0, w - 5]) b.box([x, 5, z], [5, d - 10, 5], color, { casts: false })
    if (solid) b.box([5, 5, z], [w - 10, d - 10, 4], color)
    else
      for (let j = 0; j < 5; j++)
        b.box([5, 5 + (j * (d - 12)) / 4.4, z + 1], [w - 10, 2.4, 3], color, { casts: false })
  }
  if (brief.chance(0.5)) {
    b.beam([3, 2.5, 16], [w - 3, 2.5, h - 14], 2.4, color, { casts: false })
  }
}
