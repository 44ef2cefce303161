import type { Brief, Family } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { ngon, type Point, pairs, points, times, triples } from '../../kit/geometry.ts'
import { disc, panel } from '../../kit/mark.ts'
import { coats, metals, woods } from '../../kit/palette.ts'
import { type Holes, type Pattern, patternHoles, pierced } from '../../props/pierced.ts'

/** Openings that make a picture, from -1 to 1: a tree, an arrow, a gear. */
const motifs: readonly Holes[] = [
  [
    pairs('-0.08 -0.95, 0.08 -0.95, 0.06 -0.3, -0.06 -0.3'),
    ...triples('0 0.42 0.34, -0.46 0.05 0.27, 0.46 0.05 0.27, -0.5 0.68 0.16, 0.5 0.68 0.16').map(
      ([x, y, r]) => ngon(12, [r, r], 0, [x, y]),
    ),
  ],
  [pairs('-0.95 -0.2, 0.1 -0.2, 0.1 -0.65, 0.95 0, 0.1 0.65, 0.1 0.2, -0.95 0.2')],
  [
    times(40, i => {
      const [a, r] = [((i + 0.5) / 40) * 2 * Math.PI, i % 4 < 2 ? 0.95 : 0.74]
      return [Math.cos(a) * r, Math.sin(a) * r]
    }),
  ],
]

/** Draws one part of a colour. */
type Part = (b: Builder, brief: Brief, color: string) => void

const steels = ['#a9b6bc', '#8d999f', metals.chrome, metals.graphite]

export const laserPart: Family = (b, brief) => {
  const part = brief.make({ panel: holed, bracket, sign, screen })
  part(b, brief, brief.pick([...steels, '#a86a45', coats.charcoal, coats.teal]))
}

/** Places in shares of a face at the crossings of columns and rows. */
const crossings = (us: readonly number[], vs: readonly number[]) =>
  us.flatMap(u => vs.map(v => [u, v] as const))

const bracket: Part = (scene, brief, color) => {
  const b = scene.facing(brief.pick([0, 1]))
  const [w, leg, high] = [brief.between(70, 130), brief.between(60, 110), brief.between(70, 130)]
  const bolts = crossings([0.22, 0.78], [0.3, 0.72]).map(at => disc(...at, 6, '#26323a', 16))
  b.box([0, 8, 0], [w, leg, 8], color, { top: bolts })
  b.box(0, [w, 8, high], color, { front: bolts })
  const rib = points([8, 8], [leg * 0.8, 8], [8, high * 0.8])
  for (const x of brief.chance(0.5) ? [w * 0.5 - 4] : [2, w - 10])
    b.extrude(rib, 'x', [x, 0, 0], 8, color)
}

/** One or two upright panels with a pattern of holes, or a cover with vents. */
const holed: Part = (b, brief, color) => {
  if (brief.option('cover', 0.25)) return cover(b, brief, color)
  const [w, h] = [brief.between(90, 200), brief.between(80, 190)]
  const standing = (at: Builder, share: number, tone: string) => {
    const pattern = brief.pick<Pattern>(['round', 'slots', 'squares'])
    const size = [w * share, h * share] as const
    at.box([[w * share * 0.12, w * share * 0.88 - 8], -16, 0], [8, 34, 8], metals.graphite)
    pierced(at.at(0, 0, 8), size, patternHoles(pattern, size, brief.between(9, 15)), tone)
  }
  const isPair = brief.chance(0.35)
  standing(b.facing(isPair ? 0 : brief.int(0, 1)), 1, color)
  if (isPair) standing(b.at(w * 0.5, 70), 0.75, brief.pick([color, metals.chrome]))
}

const cover: Part = (b, brief, color) => {
  const [w, d, rows] = [brief.between(110, 170), brief.between(80, 130), brief.int(4, 6)]
  const dark = '#2b363c'
  const screws = crossings([0.06, 0.94], [0.07, 0.93]).map(at => disc(...at, 3, dark, 10))
  const vents = times(rows, i => panel(0.1, 0.16 + (i * 0.7) / rows, 0.38, 0.34 / rows, dark))
  b.box([12, [10, d - 20], 0], [w - 24, 10, 12], woods.oak)
  b.box(12, [w, d, 4], color, { top: [...vents, disc(0.74, 0.6, d * 0.17, dark), ...screws] })
  b.box([[0, w - 4], 0, 16], [4, d, 16], color)
}

const sign: Part = (scene, brief, color) => {
  const [w, h] = brief.pick(pairs('150 150, 210 110, 110 190, 180 140'))
  const b = scene.facing(brief.pick([0, 0, 1]))
  const onBlock = brief.chance(0.5)
  if (onBlock) b.box([-14, -14, 0], [w + 28, 34, 18], woods.oak)
  else b.box([[w * 0.16, w * 0.84 - 7], -8, 0], [7, 7, h + 64], metals.black)
  const [s, u, v] = [Math.min(w, h) * 0.42, 7 / w, 7 / h]
  const picture = brief
    .pick(motifs)
    .map(ring => ring.map(([x, y]): Point => [0.5 + (x * s) / w, 0.5 + (y * s) / h]))
  const screws = crossings([u, 1 - u], [v, 1 - v]).map(at => ngon(8, [2.6 / w, 2.6 / h], 0, at))
  pierced(b.at(0, 0, onBlock ? 18 : 60), [w, h], [...picture, ...screws], color)
}

const screen: Part = (b, brief, color) => {
  const [w, h, leaves] = [brief.between(62, 96), brief.between(150, 240), brief.int(1, 3)]
  const pattern = brief.pick<Pattern>(['squares', 'hexagons', 'diamonds', 'waves', 'leaves'])
  const plate = [w - 6, h - 6] as const
  const holes = patternHoles(pattern, plate, brief.between(16, 30), 6)
  const foot = leaves === 1 ? 8 : 0
  if (foot) b.box([[-2.5, w - 5.5], -14.5, 0], [8, 34, foot], metals.graphite)
  for (let i = 0; i < leaves; i++) {
    const [x, y] = [Math.ceil(i / 2) * (w + 5.4) - (i % 2) * 5.2, i === 2 ? -w : (i % 2) * 5]
    const leaf = b.at(x, y, foot, i % 2)
    pierced(leaf.at(3, 1, 9), plate, holes, color)
    leaf.box([[0, w - 3], 0, 0], [3, 5, h + 9], metals.graphite)
    leaf.box([3, 0, [6, h + 3]], [w - 6, 5, 3], metals.graphite)
  }
}
