import type { Builder } from '../kit/builder.ts'
import { onPlane, pairs, triples } from '../kit/geometry.ts'
import { darker, leaves, lighter, namesOf } from '../kit/palette.ts'
import { type Draw, frond } from './trees.ts'

const bushy: Draw = (b, k, leaf) =>
  b.lump([
    { at: [0, 0, 66 * k], r: 32 * k, color: leaf },
    { at: [14 * k, 16 * k, 48 * k], r: 20 * k, color: darker(leaf, 0.1) },
    { at: [-4 * k, 4 * k, 98 * k], r: 22 * k, color: lighter(leaf, 0.1) },
  ])

const fig: Draw = (b, k, leaf) => {
  b.cylinder(30 * k, 2.5 * k, 42 * k, '#70513a')
  b.ball(90 * k, 27 * k, leaf)
}

const blades: Draw = (b, k, leaf) => {
  for (let i = 0; i < 9; i++) {
    const [x, y] = [((i % 3) - 1) * 8 * k, (Math.floor(i / 3) - 1) * 8 * k]
    const h = (70 + ((i * 29) % 30)) * k
    const foot = onPlane('z', 30 * k, pairs('-3 -3, 3 -3, 3 3', [k, k], [x, y]))
    const tip = triples('0 0 0, 0.6 0 0, 0 0.6 0', [x * 1.9, y * 1.9, 30 * k + h])
    b.loft(foot, tip, i % 2 ? leaf : lighter(leaf, 0.18))
  }
}

const fronds: Draw = (b, k, leaf) => {
  for (let i = 0; i < 9; i++) {
    const at = frond(i * 2.4, 2)
    const far = (34 + ((i * 13) % 12)) * k
    const high = (84 + ((i * 17) % 34)) * k
    const tone = i % 3 === 0 ? lighter(leaf, 0.16) : leaf
    b.loft(at(1, 30 * k, 2), at(far * 0.7, high, 8 * k), tone)
    b.loft(at(far * 0.7, high, 8 * k), at(far * 1.2, high - 14 * k, 1), tone)
  }
}

const kinds = { bushy, blades, fronds, fig }
export const plantKinds = namesOf(kinds)

/** In a pot. */
export function plant(
  b: Builder,
  kind: keyof typeof kinds,
  height: number,
  pot = '#e6dfd3',
  leaf = leaves.green,
) {
  const k = height / 120
  b.group(g => {
    g.cylinder(0, 13 * k, 30 * k, pot, { r2: 18 * k, top: '#5a4636' })
    kinds[kind](g, k, leaf)
  })
}

export function smallPlant(b: Builder, pot: string) {
  b.quiet.cylinder(0, 5, 9, pot, { r2: 6.5 })
  b.quiet.ball(15, 9, leaves.green)
}
