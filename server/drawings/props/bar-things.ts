import type { Builder } from '../kit/builder.ts'
import { evenly, pairs, partsOf, steps, triples } from '../kit/geometry.ts'
import { brand, darker, fabrics, metals, woods } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { bent } from './bent.ts'
import { rounded } from './sweep.ts'

const { forest, teal } = fabrics
const liquors = [forest, woods.mahogany, '#c98a3c', '#b9d6d0', '#7a2f35', '#d9cfa8', teal]

export function bottle(b: Builder, random: Random, h = random.between(24, 32)) {
  const color = random.pick(liquors)
  const r = h * random.between(0.12, 0.16)
  b.quiet.cylinder(0, r, h * 0.58, color, { capped: false })
  b.quiet.turned(h * 0.58, pairs('1 0, 0.38 0.14, 0.36 0.42', [r, h]), color)
}

export function drink(b: Builder, random: Random) {
  const inside = random.pick(['#e2a33c', brand.orange, '#7a2f35', '#dff0f2', '#c7dd9a'])
  if (random.chance(0.5)) b.quiet.cylinder(0, 3, 9, '#d3e6ea', { r2: 3.8, top: inside })
  else {
    b.quiet.cylinder(0, 3, 0.8, '#d3e6ea')
    b.quiet.cylinder(0.8, 0.7, 7, '#d3e6ea', { capped: false })
    b.quiet.cylinder(7.8, 1.2, 7, '#d3e6ea', { r2: 4.2, top: inside })
  }
}

export function cask(b: Builder, r: number, h: number, wood: string) {
  const hoop = metals.graphite
  const at = (t: number) => r * (0.8 + 0.2 * Math.sin(Math.PI * t))
  const bands = [0, 0.06, 0.28, 0.34, 0.5, 0.66, 0.72, 0.94, 1]
  for (const [i, [from, t]] of steps(bands).entries()) {
    const color = [0, 2, 5, 7].includes(i) ? hoop : wood
    b.cylinder(from * h, at(from), (t - from) * h, color, {
      r2: at(t),
      capped: t === 1,
      top: darker(wood, 0.1),
    })
  }
}

/** A rail for the feet along x, in front of a counter whose face is at y = 0. */
export function footRail(b: Builder, l: number, metal: string) {
  b.quiet.rod('x', [-l / 2, 10, 19], 2.2, l, metal)
  for (const x of evenly(partsOf(l, 80), 8 - l / 2, l / 2 - 8)) {
    const bracket = triples('0 0.1 12, 0 10 12, 0 10 16.6', [x, 0, 0])
    bent(b.quiet, rounded(bracket, 3), [2, 2], metal, { across: [1, 0, 0] })
  }
}
