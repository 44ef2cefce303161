import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { disc, type Mark, panel } from '../../kit/mark.ts'
import { coats, metals, woods } from '../../kit/palette.ts'
import { ngon, patternHoles, patterns, pierced } from '../../props/sheet-metal.ts'
import { motif, motifs } from '../../props/sign-motifs.ts'

const constructions = ['panel', 'bracket', 'sign', 'screen'] as const

/** A part as it leaves the laser: a panel of holes, a bracket, a sign or a patterned screen. */
export const laserPart: Family = (b, brief) => {
  const construction = brief.construction(constructions)
  const color = brief.pick([
    '#a9b6bc',
    '#8d999f',
    '#c3ccd1',
    metals.graphite,
    ...(construction === 'bracket' ? ['#7d8b93'] : ['#a86a45', coats.charcoal, coats.teal]),
  ])
  builds[construction](b, { brief, color })
}

interface Plan {
  readonly brief: Brief
  readonly color: string
}

const builds: Record<(typeof constructions)[number], (b: Builder, plan: Plan) => void> = {
  panel(b, { brief, color }) {
    const [w, h] = [brief.between(90, 200), brief.between(80, 190)]
    if (brief.option('cover', 0.25)) return cover(b, brief, color)
    const style = brief.int(0, 2)
    const pattern = brief.pick(['round', 'staggered', 'slots', 'squares', 'fading'] as const)
    const holes = patternHoles(pattern, w, h, brief.between(9, 15), 8)
    if (style === 2) {
      const other = patternHoles(brief.pick(['round', 'slots'] as const), w * 0.7, h * 0.8, 14, 9)
      pierced(b.at(-18, -70, 8), [w, h], holes, color)
      pierced(b.at(w * 0.42, 0, 8), [w * 0.7, h * 0.8], other, brief.pick([color, '#c3ccd1']))
      feet(b.at(-18, -70), w, 2.4)
      feet(b.at(w * 0.42, 0), w * 0.7, 2.4)
      return
    }
    const turned = b.at(0, 0, 0, style)
    pierced(turned.at(0, 0, 8), [w, h], holes, color)
    feet(turned, w, 2.4)
  },
  bracket(b, { brief, color }) {
    const kind = brief.pick(bracketKinds)
    brackets[kind](b.at(0, 0, 0, brief.pick([0, 1])), brief, color)
  },
  sign(b, { brief, color }) {
    const [w, h] = brief.pick([
      [150, 150],
      [210, 110],
      [110, 190],
      [180, 140],
    ] as const)
    const holes = [...motif(brief.pick(motifs), w, h), ...corners(w, h)]
    const stand = brief.int(0, 2)
    const t = b.at(0, 0, 0, brief.pick([0, 0, 1]))
    if (stand === 0) {
      for (const x of [w * 0.16, w * 0.84 - 7]) t.box([x, -8, 0], [7, 7, h + 64], metals.black)
      pierced(t.at(0, 0, 60), [w, h], holes, color)
    } else if (stand === 1) {
      t.box([-14, -14, 0], [w + 28, 34, 18], woods.oak)
      pierced(t.at(0, 0, 18), [w, h], holes, color)
    } else {
      t.box([-16, -60, 0], [10, 10, h + 90], metals.black)
      t.box([-6, -58, h + 76], [w + 20, 6, 6], metals.black)
      for (const x of [w * 0.2, w * 0.8])
        t.wire(
          [
            [x, -55, h + 76],
            [x, -55, h + 50],
          ],
          2,
          metals.black,
        )
      pierced(t.at(0, -56, 50), [w, h], holes, color)
      t.box([-36, -80, 0], [50, 50, 4], metals.graphite)
    }
  },
  screen(b, { brief, color }) {
    const leaves = brief.int(1, 4)
    const [w, h] = [brief.between(62, 96), brief.between(150, 240)]
    const holes = patternHoles(
      brief.pick(patterns.slice(3)),
      w - 6,
      h - 6,
      brief.between(16, 30),
      6,
    )
    const leaf = (at: Builder) => {
      pierced(at.at(3, 1, 9), [w - 6, h - 6], holes, color)
      frame(at, w, h, metals.graphite)
    }
    if (leaves === 4) {
      for (let i = 0; i < 3; i++) leaf(b.at(i * (w + 1), 0))
      return
    }
    for (let i = 0; i < leaves; i++) {
      const step = Math.floor(i / 2)
      const [x, y] = [step * (w + 5.4), -step * w]
      leaf(i % 2 === 0 ? b.at(x, y) : b.at(x + w + 0.2, y + 5, 0, 1))
    }
  },
}

function frame(b: Builder, w: number, h: number, color: string): void {
  b.box([0, 0, 0], [3, 5, h + 9], color)
  b.box([w - 3, 0, 0], [3, 5, h + 9], color)
  b.box([3, 0, 6], [w - 6, 5, 3], color)
  b.box([3, 0, h + 3], [w - 6, 5, 3], color)
}

function feet(b: Builder, w: number, thick: number): void {
  for (const x of [w * 0.12, w * 0.88 - 8]) b.box([x, thick / 2 - 17, 0], [8, 34, 8], '#48545c')
}

function corners(w: number, h: number) {
  return [
    [7 / w, 7 / h],
    [1 - 7 / w, 7 / h],
    [7 / w, 1 - 7 / h],
    [1 - 7 / w, 1 - 7 / h],
  ].map(([u, v]) => ngon(u as number, v as number, 2.6 / w, 2.6 / h, 8))
}

/** A cover lying on two battens: vents, a round opening and holes for its screws. */
function cover(b: Builder, brief: Brief, color: string): void {
  const [w, d] = [brief.between(110, 170), brief.between(80, 130)]
  const dark = '#2b363c'
  const rows = brief.int(4, 6)
  const vents: Mark[] = Array.from({ length: rows }, (_, i) =>
    panel(0.1, 0.16 + (i * 0.7) / rows, 0.38, 0.34 / rows, dark),
  )
  for (const y of [10, d - 20]) b.box([12, y, 0], [w - 24, 10, 12], woods.oak)
  b.box([0, 0, 12], [w, d, 4], color, {
    top: [
      ...vents,
      disc(0.74, 0.6, d * 0.17, dark, 24),
      ...[0.06, 0.94].flatMap(u => [0.07, 0.93].map(v => disc(u, v, 3, dark, 10))),
    ],
  })
  for (const x of [0, w - 4]) b.box([x, 0, 16], [4, d, 16], color)
}

const hole = '#26323a'

const bracketKinds = ['angle', 'saddle', 'base', 'clevis'] as const

const brackets: Record<
  (typeof bracketKinds)[number],
  (b: Builder, brief: Brief, color: string) => void
> = {
  angle(b, brief, color) {
    const [w, leg, high] = [brief.between(70, 130), brief.between(60, 110), brief.between(70, 130)]
    const bolts = [0.22, 0.78].flatMap(u => [0.3, 0.72].map(v => disc(u, v, 6, hole, 14)))
    b.box([0, 8, 0], [w, leg, 8], color, { top: bolts })
    b.box([0, 0, 0], [w, 8, high], color, { front: bolts })
    const ribs = brief.chance(0.5) ? [w * 0.5 - 4] : [2, w - 10]
    for (const x of ribs) rib(b, x, leg * 0.8, high * 0.8, color)
  },
  saddle(b, brief, color) {
    const [w, d, high] = [brief.between(80, 120), brief.between(50, 80), brief.between(50, 100)]
    const bolt = [disc(0.5, 0.5, 8, hole, 16)]
    b.box([-50, 0, 0], [50, d, 8], color, { top: bolt })
    b.box([w, 0, 0], [50, d, 8], color, { top: bolt })
    b.box([-8, 0, 8], [8, d, high], color)
    b.box([w, 0, 8], [8, d, high], color, { right: [disc(0.5, 0.5, 12, hole, 18)] })
    b.box([-8, 0, high + 8], [w + 16, d, 8], color, {
      top: [disc(0.25, 0.5, 8, hole, 16), disc(0.75, 0.5, 8, hole, 16)],
    })
  },
  base(b, brief, color) {
    const [size, high, tube] = [
      brief.between(120, 160),
      brief.between(80, 190),
      brief.between(36, 56),
    ]
    const bolts = [0.13, 0.87].flatMap(u => [0.13, 0.87].map(v => disc(u, v, 7, hole, 14)))
    b.box([-size / 2, -size / 2, 0], [size, size, 9], color, { top: bolts })
    b.box([-tube / 2, -tube / 2, 9], [tube, tube, high], color, {
      top: [panel(0.12, 0.12, 0.76, 0.76, hole)],
      front: [disc(0.5, 0.78, 7, hole, 14)],
    })
    const reach = size / 2 - 12
    const fin = (end: number, wall: number): [number, number][] => [
      [end, 9],
      [wall, 9],
      [wall, 9 + high * 0.5],
    ]
    for (const side of [-1, 1]) {
      const profile = fin(side * reach, (side * tube) / 2)
      b.extrude(profile, 'x', [-4, 0, 0], 8, color)
      b.extrude(profile, 'y', [0, -4, 0], 8, color)
    }
  },
  clevis(b, brief, color) {
    const [w, high] = [brief.between(90, 130), brief.between(80, 130)]
    b.box([0, 0, 0], [w, 110, 10], color, {
      top: [0.1, 0.9].flatMap(u => [0.12, 0.88].map(v => disc(u, v, 6, hole, 14))),
    })
    for (const y of [22, 72])
      b.extrude(
        [
          [w * 0.16, 0],
          [w * 0.84, 0],
          [w * 0.68, high],
          [w * 0.32, high],
        ],
        'y',
        [0, y, 10],
        14,
        color,
        { ends: [disc(0.5, 0.72, 11, hole, 18)] },
      )
    b.rod('y', [w * 0.5, 36, 10 + high * 0.72], 9, 36, metals.brass)
  },
}

/** A triangular stiffener in the corner between a wall (y = 8) and a foot (z = 8). */
function rib(b: Builder, x: number, reach: number, high: number, color: string): void {
  const profile = [
    [8, 8],
    [reach, 8],
    [8, high],
  ] as const
  b.extrude(profile, 'x', [x, 0, 0], 8, color)
}
