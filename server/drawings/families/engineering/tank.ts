import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import type { Point } from '../../kit/geometry.ts'
import { mix } from '../../kit/light.ts'
import { disc, lines, type Mark, panel } from '../../kit/mark.ts'
import { coats, metals } from '../../kit/palette.ts'
import { flangedPipe, ladder, valve } from '../../props/pipework.ts'

const constructions = ['tower', 'lying', 'hopper', 'sections', 'upright', 'legs'] as const

/** A steel tank on its stand, with pipes, valves, a manhole and a ladder. */
export const tank: Family = (b, brief) => {
  const plan: Plan = {
    brief,
    r: brief.between(70, 120),
    h: brief.between(140, 260),
    color: brief.pick([
      '#b9c4c9',
      '#98a5ad',
      '#d9dcd8',
      coats.teal,
      coats.sun,
      coats.blue,
      coats.orange,
      coats.sage,
    ]),
    steel: brief.pick([metals.graphite, '#7d8b93', '#a8503c', '#4d7391']),
  }
  builds[brief.construction(constructions)](b, plan)
}

interface Plan {
  readonly brief: Brief
  readonly r: number
  readonly h: number
  readonly color: string
  readonly steel: string
}

const builds: Record<(typeof constructions)[number], (b: Builder, plan: Plan) => void> = {
  tower(b, { brief, r, h, color, steel }) {
    const high = brief.between(180, 320)
    pad(b, r)
    stand(b, r * 0.86, high, steel, true)
    shell(b.at(0, 0, high + 8), r, h * 0.8, color, brief)
    flangedPipe(b.at(r * 0.4, 0, 0), high, steel, { r: 6 })
    valve(b.at(r * 0.4, 0, high * 0.3), coats.orange)
    ladder(b.at(0, r * 0.86 + 12, 0), high + h * 0.5, steel)
  },
  lying(b, { brief, r, h, color, steel }) {
    const length = h * brief.between(1.4, 1.9)
    const foot = brief.between(30, 90)
    b.slab([-length / 2 - 60, -r - 60, -8], [length + 120, 2 * r + 120, 8], '#d3d6d1')
    for (const x of [-length * 0.3, length * 0.3 - 14]) saddle(b, x, r, foot, steel)
    b.rod('x', [-length / 2, 0, foot + r], r, length, color, {
      ends: [disc(0.5, 0.5, r * 0.97, color, 26)],
    })
    for (const [k, t] of [
      [0.9, 9],
      [0.7, 8],
      [0.42, 5],
    ] as const) {
      const before = k === 0.9 ? 0 : k === 0.7 ? 9 : 17
      b.rod('x', [length / 2 + before, 0, foot + r], r * k, t, color)
    }
    const top = foot + 2 * r
    for (const x of [-length * 0.34, length * 0.1]) {
      b.cylinder([x, 0, top - 1], 20, 16, steel)
      b.cylinder([x, 0, top + 15], 26, 5, steel)
    }
    flangedPipe(b.at(length * 0.32, 0, top - 1), brief.between(34, 60), steel, { r: 7 })
    ladder(b.at(-length * 0.1, r + 6, 0), foot + 2 * r, steel)
    b.rod('y', [length * 0.36, r + 2, foot + r * 0.4], 6, 34, steel)
    b.rod('y', [length * 0.36, r + 36, foot + r * 0.4], 11, 5, steel, {
      ends: [disc(0.5, 0.5, 4, '#26323a')],
    })
  },
  hopper(b, { brief, r, h, color, steel }) {
    const neck = brief.between(80, 130)
    const out = brief.between(50, 90)
    pad(b, r)
    stand(b, r * 0.96, out + neck + 10, steel, false)
    b.turned(
      [0, 0, out],
      [
        [16, 0],
        [r * 0.8, neck],
      ],
      color,
      { capped: false },
    )
    b.cylinder([0, 0, out - 26], 14, 26, steel)
    valve(b.at(0, 16, out - 34), coats.orange)
    shell(b.at(0, 0, out + neck + 18), r * 0.95, h, color, brief)
    ladder(b.at(0, r + 8, 0), out + neck + h * 0.9, steel)
  },
  sections(b, { brief, r, color, steel }) {
    const [nx, ny, nz] = [brief.int(2, 4), brief.int(2, 3), brief.int(1, 3)]
    const cell = r * 0.95
    const [w, d, h] = [nx * cell, ny * cell, nz * cell]
    const high = brief.between(60, 260)
    b.slab([-50, -50, -8], [w + 110, d + 120, 8], '#d3d6d1')
    for (let i = 0; i <= nx; i++)
      for (const y of [0, d - 12]) b.box([Math.min(w - 12, i * cell), y, 0], [12, 12, high], steel)
    for (const y of [0, d - 12]) b.box([0, y, high], [w, 12, 14], steel)
    b.box([0, 0, high + 14], [w, d, 10], steel)
    const plates = (columns: number): Mark[] => [panels(columns, nz)]
    b.box([0, 0, high + 24], [w, d, h], color, {
      front: plates(nx),
      right: plates(ny),
      top: [rim()],
    })
    b.cylinder([w * 0.3, d * 0.4, high + 24 + h], 22, 12, steel)
    flangedPipe(b.at(w * 0.7, d + 16, 0), high + h * 0.4, steel, { r: 6 })
    valve(b.at(w * 0.7, d + 16, 50), coats.orange)
    ladder(b.at(w * 0.2, d + 12, 0), high + h + 30, steel)
  },
  upright(b, { brief, r, h, color, steel }) {
    const [wide, tall] = [r * 1.1, h * brief.between(0.9, 1.4)]
    pad(b, wide)
    b.cylinder([0, 0, 0], wide + 14, 16, '#c3c7c2')
    shell(b.at(0, 0, 16), wide, tall, color, brief)
    for (const [k, z] of [
      [0.9, 0.2],
      [-0.2, 0.24],
    ] as const) {
      const y = Math.sqrt(1 - k * k * 0.5) * wide
      b.rod('y', [k * wide * 0.7, y + 1, 16 + tall * z], 8, 40, steel)
      b.rod('y', [k * wide * 0.7, y + 41, 16 + tall * z], 14, 6, steel, {
        ends: [disc(0.5, 0.5, 5, '#26323a')],
      })
    }
    ladder(b.at(-wide * 0.5, wide + 4, 0), tall + 30, steel)
    flangedPipe(b.at(wide + 40, -10, 0), tall * 0.9, steel, { r: 6 })
    b.rod('x', [wide * 0.98, -10, 16 + tall * 0.74], 6, 36 + wide * 0.02, steel)
  },
  legs(b, { brief, r, h, color, steel }) {
    const high = brief.between(50, 110)
    const wide = r * 0.9
    pad(b, wide)
    for (const a of [0.8, 2.4, 3.9, 5.5])
      b.beam(
        [Math.cos(a) * wide * 0.9, Math.sin(a) * wide * 0.9, 0],
        [Math.cos(a) * wide * 0.72, Math.sin(a) * wide * 0.72, high],
        12,
        steel,
      )
    b.turned(
      [0, 0, high],
      [
        [wide * 0.4, 0],
        [wide * 0.9, 20],
        [wide, 44],
        [wide, 44 + h],
        [wide * 0.86, h + 74],
        [wide * 0.4, h + 92],
      ],
      color,
    )
    b.cylinder([0, 0, high + h + 92], 20, 14, steel)
    b.box([-12, -12, high + h + 106], [24, 24, 34], coats.blue)
    b.cylinder([0, 0, high - 34], 9, 34, steel)
    valve(b.at(0, 12, high - 30), coats.orange)
    flangedPipe(b.at(wide + 34, 0, 0), high + h * 0.7, steel, { r: 5 })
    if (brief.chance(0.6)) gauge(b.at(wide * 0.5, wide * 0.9, high + h * 0.5))
  },
}

/** A cylinder with welded courses and a domed or conical head, its foot at the origin. */
function shell(b: Builder, r: number, h: number, color: string, brief: Brief): void {
  const band = mix(color, '#10262b', 0.16)
  const courses = Math.max(2, Math.round(h / 80))
  for (let i = 0; i < courses; i++) {
    const [z, t] = [(i * h) / courses, h / courses]
    b.cylinder([0, 0, z], r, t - 2.5, color, { capped: false })
    b.cylinder([0, 0, z + t - 2.5], r, 2.5, band, { capped: i === courses - 1 })
  }
  const domed: Point[] = [
    [r, 0],
    [r * 0.86, r * 0.22],
    [r * 0.5, r * 0.36],
    [r * 0.16, r * 0.4],
  ]
  const cone: Point[] = [
    [r * 1.06, 0],
    [r * 0.16, r * 0.44],
  ]
  const head = brief.chance(0.6) ? domed : cone
  b.turned([0, 0, h], head, color)
  b.cylinder([0, 0, h + (head[head.length - 1]?.[1] ?? 0)], r * 0.16, 12, metals.graphite)
}

function stand(b: Builder, half: number, high: number, color: string, braced: boolean): void {
  const s = 12
  for (const x of [-half, half - s])
    for (const y of [-half, half - s]) b.box([x, y, 0], [s, s, high - 12], color)
  if (braced)
    for (const [lo, hi] of [
      [14, high * 0.48],
      [high * 0.52, high - 16],
    ] as const) {
      b.beam([s - half + 2, half - s / 2, lo], [half - s - 2, half - s / 2, hi], 5, color, {
        casts: false,
      })
      b.beam([half - s / 2, half - s - 2, lo], [half - s / 2, s - half + 2, hi], 5, color, {
        casts: false,
      })
    }
  b.box([-half - 6, -half - 6, high - 12], [2 * half + 12, 2 * half + 12, 20], color)
}

function saddle(b: Builder, x: number, r: number, foot: number, color: string): void {
  const w = r * 0.82
  b.box([x, -w, 0], [14, 2 * w, foot + r * 0.16], color)
  for (const side of [-1, 1]) {
    const z = foot + r * 0.16
    b.extrude(
      [
        [side * w, z],
        [side * r * 0.58, z],
        [side * w, foot + r * 0.4],
      ],
      'x',
      [x, 0, 0],
      14,
      color,
    )
  }
}

function pad(b: Builder, r: number): void {
  b.slab([-r - 55, -r - 55, -8], [2 * r + 130, 2 * r + 110, 8], '#d3d6d1')
}

function gauge(b: Builder): void {
  b.rod('y', [0, 0, 0], 13, 8, metals.graphite, { ends: [disc(0.5, 0.5, 10, '#f7f3ea')] })
}

/** Pressed panels of a sectional tank: a cross in each and bolted joints between them. */
function panels(columns: number, rows: number): Mark {
  return face => {
    const marks: Mark[] = []
    for (let i = 0; i < columns; i++)
      for (let j = 0; j < rows; j++) {
        const [u, v, w, h] = [i / columns, j / rows, 1 / columns, 1 / rows]
        marks.push(
          panel(u + w * 0.12, v + h * 0.12, w * 0.76, h * 0.76, '#ffffff', { opacity: 0.12 }),
        )
        marks.push(
          lines(
            [
              [
                [u + w * 0.12, v + h * 0.12],
                [u + w * 0.88, v + h * 0.88],
              ],
              [
                [u + w * 0.12, v + h * 0.88],
                [u + w * 0.88, v + h * 0.12],
              ],
            ],
            '#10262b',
            1.6,
            0.22,
          ),
        )
        marks.push(
          lines(
            [
              [
                [u, v],
                [u + w, v],
                [u + w, v + h],
                [u, v + h],
                [u, v],
              ],
            ],
            '#10262b',
            2.6,
            0.3,
          ),
        )
      }
    return marks.flatMap(mark => mark(face))
  }
}

function rim(): Mark {
  return panel(0.03, 0.03, 0.94, 0.94, '#10262b', { opacity: 0.06 })
}
