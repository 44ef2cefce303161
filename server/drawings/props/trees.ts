import type { Builder } from '../kit/builder.ts'
import { pairs, triples, type Vec } from '../kit/geometry.ts'
import { darker, leaves, lighter } from '../kit/palette.ts'

const BARK = '#70513a'

/** A kind of tree, `k` times 3 m high, or of another plant. */
export type Draw = (b: Builder, k: number, leaf: string) => void

const round: Draw = (b, k, leaf) => {
  b.cylinder(0, 9 * k, 110 * k, BARK, { r2: 6 * k })
  b.lump([
    { at: [0, 0, 180 * k], r: 78 * k, color: leaf },
    { at: [34 * k, 42 * k, 148 * k], r: 46 * k, color: darker(leaf, 0.08) },
    { at: [-6 * k, 6 * k, 246 * k], r: 52 * k, color: lighter(leaf, 0.1) },
  ])
}

const conifer: Draw = (b, k, leaf) => {
  b.cylinder(0, 9 * k, 50 * k, BARK)
  const tiers = triples('40 74 130, 110 58 115, 180 42 120')
  for (const [z, r, h] of tiers)
    b.cylinder(z * k, r * k, h * k, lighter(leaf, (z - 40) / 1600), { r2: 1 })
}

const acacia: Draw = (b, k, leaf) => {
  b.cylinder(0, 11 * k, 120 * k, BARK, { r2: 7 * k })
  for (const [x, y] of pairs('60 10, -50 26, 4 -60'))
    b.beam([0, 0, 112 * k], [x * k, y * k, 200 * k], 8 * k, BARK)
  b.turned(188 * k, pairs('40 0, 128 22, 120 40, 70 62', [k, k]), leaf)
  b.turned([10 * k, -6 * k, 246 * k], pairs('56 0, 72 14, 40 40', [k, k]), lighter(leaf, 0.1))
}

const palm: Draw = (b, k, leaf) => {
  b.cylinder(0, 10 * k, 220 * k, '#8a6b4c', { r2: 7 * k })
  for (let i = 0; i < 8; i++) {
    const at = frond((i / 8) * 2 * Math.PI + 0.3, 5 * k)
    b.loft(at(2 * k, 222 * k, 8 * k), at(60 * k, 262 * k, 16 * k), leaf)
    b.loft(at(60 * k, 262 * k, 16 * k), at(108 * k, 214 * k, 3 * k), darker(leaf, 0.1))
  }
}

/** Sections of a leaf in a direction, `thick` in its middle: how far out, how high, how wide. */
export const frond =
  (angle: number, thick: number) =>
  (r: number, z: number, side: number): Vec[] => {
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const at = (out: number, up: number): Vec => [x * r - y * out, y * r + x * out, z + up]
    return [at(-side, 0), at(side, 0), at(0, thick)]
  }

const poplar: Draw = (b, k, leaf) => {
  b.cylinder(0, 8 * k, 50 * k, BARK)
  const wide = pairs('16 0, 42 50, 46 110, 34 190', [k, k])
  b.turned(36 * k, [...wide, [3, 264 * k]], leaf)
}

const kinds = { round, conifer, acacia, palm, poplar }
export type TreeKind = keyof typeof kinds

export function tree(b: Builder, kind: TreeKind, height: number, leaf: string) {
  b.group(g => kinds[kind](g, height / 300, leaf))
}

export function shrub(b: Builder, r: number, leaf: string) {
  b.lump([
    { at: [0, 0, r * 0.7], r, color: leaf },
    { at: [r * 0.9, r * 0.5, r * 0.45], r: r * 0.62, color: darker(leaf, 0.1) },
  ])
}

export function hedge(b: Builder, length: number, height: number, leaf = leaves.deep) {
  b.box([0, -20, 0], [length, 40, height], leaf)
}
