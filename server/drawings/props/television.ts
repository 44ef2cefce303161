import type { Builder } from '../kit/builder.ts'
import { disc, type Mark, panel, polygon } from '../kit/mark.ts'
import { metals } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'

/** A television `w` cm wide, its foot's middle on the origin, facing +y; without a stand it hangs. */
export function television(b: Builder, random: Random, w: number, stands: boolean): void {
  const low = stands ? 7 : 0
  if (stands) {
    b.box([-w * 0.16, -7, 0], [w * 0.32, 14, 1.2], metals.graphite, { casts: false })
    b.box([-3, -1.5, 1.2], [6, 3, low - 1.2], metals.graphite, { casts: false })
  }
  b.box([-w / 2, -2, low], [w, 4, w * 0.57], '#1d252b', {
    front: [
      panel(0.014, 0.03, 0.972, 0.94, '#29434f', { edge: false }),
      ...random.pick([hills, sea, city]),
    ],
  })
}

/** A bar of loudspeakers, its middle on the origin. */
export function soundbar(b: Builder): void {
  b.box([-34, -3, 0], [68, 6, 5], '#2a3238', {
    casts: false,
    front: [panel(0.02, 0.2, 0.96, 0.6, '#48545c')],
  })
}

/** A loudspeaker that stands on the floor. */
export function loudspeaker(b: Builder, h: number, color: string): void {
  b.box([-11, -12, 2], [22, 24, h - 2], color, {
    front: [
      disc(0.5, 0.26, 8, '#2a3238'),
      disc(0.5, 0.26, 3, '#48545c'),
      disc(0.5, 0.56, 6, '#2a3238'),
      disc(0.5, 0.8, 3.4, '#2a3238'),
    ],
  })
  b.box([-13, -13, 0], [26, 26, 2], '#2a3238')
}

const glow = { edge: false, glows: true } as const

const hills: Mark[] = [
  panel(0.014, 0.03, 0.972, 0.94, '#9cc9d3', glow),
  disc(0.74, 0.7, 7, '#f3dfae'),
  polygon(
    [
      [0.014, 0.03],
      [0.986, 0.03],
      [0.986, 0.44],
      [0.72, 0.62],
      [0.45, 0.36],
      [0.24, 0.52],
      [0.014, 0.3],
    ],
    '#5c8a7b',
    glow,
  ),
  polygon(
    [
      [0.014, 0.03],
      [0.986, 0.03],
      [0.986, 0.16],
      [0.5, 0.34],
      [0.014, 0.14],
    ],
    '#3f6650',
    glow,
  ),
]

const sea: Mark[] = [
  panel(0.014, 0.03, 0.972, 0.94, '#e8c9a0', glow),
  disc(0.4, 0.52, 9, '#e0764a'),
  panel(0.014, 0.03, 0.972, 0.42, '#2f6b80', glow),
  polygon(
    [
      [0.6, 0.4],
      [0.76, 0.4],
      [0.68, 0.78],
    ],
    '#f7f3ea',
    glow,
  ),
]

const city: Mark[] = [
  panel(0.014, 0.03, 0.972, 0.94, '#35466a', glow),
  ...[0.06, 0.2, 0.38, 0.52, 0.7, 0.84].map((u, i) =>
    panel(u, 0.03, 0.11, 0.3 + ((i * 37) % 45) / 100, i % 2 ? '#d6a03c' : '#5f7fa8', glow),
  ),
]
