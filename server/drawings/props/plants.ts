import type { Builder } from '../kit/builder.ts'
import { onPlane, pairs, triples } from '../kit/geometry.ts'
import { darker, leaves, lighter } from '../kit/palette.ts'
import { frond } from './trees.ts'

export const plantKinds = ['bushy', 'blades', 'fronds', 'fig'] as const
type PlantKind = (typeof plantKinds)[number]

export function plant(
  b: Builder,
  kind: PlantKind,
  height: number,
  pot = '#e6dfd3',
  leaf = leaves.green,
) {
  b.group(g => {
    const k = height / 120
    g.cylinder(0, 13 * k, 30 * k, pot, { r2: 18 * k, top: '#5a4636' })
    if (kind === 'bushy') {
      g.lump([
        { at: [0, 0, 66 * k], r: 32 * k, color: leaf },
        { at: [14 * k, 16 * k, 48 * k], r: 20 * k, color: darker(leaf, 0.1) },
        { at: [-4 * k, 4 * k, 98 * k], r: 22 * k, color: lighter(leaf, 0.1) },
      ])
    } else if (kind === 'fig') {
      g.cylinder(30 * k, 2.5 * k, 42 * k, '#70513a')
      g.ball(90 * k, 27 * k, leaf)
    } else if (kind === 'blades') blades(g, k, leaf)
    else fronds(g, k, leaf)
  })
}

function blades(b: Builder, k: number, leaf: string) {
  for (let i = 0; i < 9; i++) {
    const [x, y] = [((i % 3) - 1) * 8 * k, (Math.floor(i / 3) - 1) * 8 * k]
    const h = (70 + ((i * 29) % 30)) * k
    const foot = onPlane('z', 30 * k, pairs('-3 -3, 3 -3, 3 3', [k, k], [x, y]))
    const tip = triples('0 0 0, 0.6 0 0, 0 0.6 0', [x * 1.9, y * 1.9, 30 * k + h])
    b.loft(foot, tip, i % 2 ? leaf : lighter(leaf, 0.18))
  }
}

function fronds(b: Builder, k: number, leaf: string) {
  for (let i = 0; i < 9; i++) {
    const at = frond(i * 2.4, 2)
    const far = (34 + ((i * 13) % 12)) * k
    const high = (84 + ((i * 17) % 34)) * k
    const tone = i % 3 === 0 ? lighter(leaf, 0.16) : leaf
    b.loft(at(1, 30 * k, 2), at(far * 0.7, high, 8 * k), tone)
    b.loft(at(far * 0.7, high, 8 * k), at(far * 1.2, high - 14 * k, 1), tone)
  }
}

export function smallPlant(b: Builder, pot: string) {
  b.quiet.cylinder(0, 5, 9, pot, { r2: 6.5 })
  b.quiet.ball(15, 9, leaves.green)
}
