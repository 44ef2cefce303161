import type { Builder } from '../kit/builder.ts'
import { points, times, triples, type Vec } from '../kit/geometry.ts'
import { glowing, levels, lines, type Mark, panel, upright, uprights } from '../kit/mark.ts'
import { brand, metals, namesOf } from '../kit/palette.ts'
import { gateLeaf } from './gates.ts'
import { breathing } from './motions.ts'

export function sprayBooth(b: Builder, w: number, { color = '#e8e6de', d = 200, h = 290 } = {}) {
  const filters = times(4, i => panel(0.05 + i * 0.235, 0.16, 0.2, 0.7, metals.chrome))
  const pleats = times(24, i => upright(0.06 + i * 0.038, 0.18, 0.84))
  b.box(0, [w, 40, h], color, { front: [...filters, lines(pleats, brand.ink, 2, 0.14)] })
  b.flat([0, 40, 0], [w, d - 40, 0.4], '#7d8b93', { top: [lines(levels(5), brand.ink, 2, 0.3)] })
  b.box([[0, w - 14], d - 14, 0], [14, 14, h], color)
  b.box([0, 40, h], [w, d - 40, 36], color, {
    front: [panel(0.06, 0.26, 0.88, 0.4, '#fff3cf', { glows: true })],
  })
  b.box(h, [w, 40, 36], color)
  const vents = [w * 0.2, w * 0.62]
  b.cylinder([vents, 20, h + 36], 18, 46, metals.steel)
  b.cylinder([vents, 20, h + 82], 26, 8, metals.steel)
}

const heat: readonly Mark[] = [
  panel(0.1, 0, 0.8, 0.94, '#33424a'),
  glowing(0.18, 0.02, 0.64, 0.86, '#7a3a22'),
  glowing(0.27, 0.02, 0.46, 0.76, '#d8672a'),
  glowing(0.36, 0.02, 0.28, 0.64, '#f6b354'),
]

/** An oven along x whose heat is seen at its end, 190 by 290 cm. */
export function oven(b: Builder, w: number) {
  const [color, d, h] = [metals.chrome, 190, 290]
  b.box(0, [w, d, h], color, {
    front: [
      lines(uprights(5, 0.02, 0.98), brand.ink, 2.4, 0.25),
      panel(0.08, 0.4, 0.16, 0.22, '#33424a'),
    ],
    right: heat,
  })
  b.box([w * 0.2, d * 0.3, h], [w * 0.3, d * 0.4, 40], color)
  b.cylinder([w * 0.75, d * 0.5, h], 22, 90, metals.steel)
  b.moving(breathing(0.3, 0.95, 4), g => {
    for (const r of [70, 46]) g.glow([w + 60, d / 2, 0.5], r, '#f6a04c', 0.2)
  })
}

const parts = {
  panel(b, color) {
    const sheen = panel(0.1, 0.08, 0.8, 0.84, '#ffffff', 0.14)
    b.block(-150, [104, 6, 150], color, { front: [sheen] })
  },
  gate: (b, color) => gateLeaf(b.at(-60, -3, -150), [120, 150], 'bars', color),
  tubes: (b, color) => b.box([[-48, -24, 0, 24, 44], -4, -160], [8, 8, 160], color),
} satisfies Record<string, (b: Builder, color: string) => void>

export type CoatedPart = keyof typeof parts
export const hangingParts = namesOf(parts)

/** A part on its hooks, its top at z = 0 and its middle under the origin, facing +y. */
export function hangingPart(b: Builder, kind: CoatedPart, color: string) {
  for (const way of [-1, 1])
    b.wire(triples(`${way * 30} 0 -2, ${way * 12} 0 40`), 2.4, metals.black)
  parts[kind](b, color)
}

export function powderHopper(b: Builder, color: string) {
  b.block(0, [52, 44, 8], metals.graphite)
  b.cylinder(8, 19, 44, metals.chrome, { top: color })
  b.box([-24, -20, 8], [5, 5, 86], metals.graphite)
  b.box([-30, -24, 94], [30, 14, 24], '#33424a', { front: [panel(0.2, 0.3, 0.6, 0.4, color)] })
}

/** A spray gun that points away from +y, its grip at the origin; the powder hangs in the air. */
export function sprayGun(b: Builder, color: string) {
  b.quiet.block([-4, 0], [4, 6, 12], metals.black)
  b.quiet.block([-22, 12], [5, 26, 6], metals.steel)
  const mist = [-1, 0, 1].flatMap((side): Vec[] =>
    points([0, -24, 15], [side * 14, -52, 15 + side * 4]),
  )
  b.wire(mist, 2.4, color)
}

const white = '#f1f0ea'
/** What one wears who sprays. */
export const painter = { shirt: white, trousers: white, hat: white, pose: 'working' } as const
