import type { Builder } from '../kit/builder.ts'
import { bent } from './bent.ts'
import { plate } from './outline.ts'
import { rounded } from './sweep.ts'

export const baseStyles = ['trumpet', 'disc', 'star', 'wires', 'sled', 'loops'] as const
export type BaseStyle = (typeof baseStyles)[number]

export interface Base {
  readonly w: number
  readonly d: number
  /** Height of the seat's underside. */
  readonly h: number
  readonly color: string
}

/** What a seat stands on instead of four legs, centred on the origin. */
export function base(b: Builder, style: BaseStyle, look: Base): void {
  bases[style](b, look)
}

const bases: Record<BaseStyle, (b: Builder, look: Base) => void> = {
  trumpet(b, { w, h, color }) {
    const r = w * 0.48
    plate(b, r, 0, 1.4, color)
    b.turned(
      [0, 0, 0],
      [
        [r * 0.94, 1.4],
        [r * 0.5, 3.4],
        [r * 0.22, 8],
        [r * 0.14, h * 0.45],
        [r * 0.16, h * 0.75],
        [r * 0.4, h],
      ],
      color,
    )
  },
  disc(b, { w, h, color }) {
    plate(b, w * 0.46, 0, 2, color)
    b.cylinder([0, 0, 2], 2.6, h - 4, color, { capped: false })
    b.cylinder([0, 0, h - 2], w * 0.22, 2, color)
  },
  star(b, { w, h, color }) {
    for (const angle of [20, 110, 200, 290]) {
      const a = (angle * Math.PI) / 180
      const [x, y] = [Math.cos(a) * w * 0.52, Math.sin(a) * w * 0.52]
      bent(
        b,
        [
          [x * 0.1, y * 0.1, 9],
          [x * 0.9, y * 0.9, 5],
          [x, y, 1],
        ],
        [4, 3],
        color,
      )
    }
    b.cylinder([0, 0, 9], 2.8, h - 11, color)
    b.cylinder([0, 0, h - 2], w * 0.2, 2, color)
  },
  wires(b, { w, d, h, color }) {
    const [x, y] = [w * 0.42, d * 0.42]
    for (const [sx, sy] of CORNERS) {
      b.beam([sx * x * 1.12, sy * y * 1.12, 0], [sx * x * 0.56, sy * y * 0.56, h], 1.6, color)
      b.beam([sx * x * 1.0, sy * y * 1.0, h * 0.2], [0, sy * y * 0.5, h], 1, color, {
        casts: false,
      })
    }
  },
  sled(b, { w, d, h, color }) {
    const y = d / 2 - 1.3
    for (const x of [-w / 2 + 1.5, w / 2 - 1.5])
      bent(
        b,
        rounded(
          [
            [x, -y + 4, h],
            [x, -y, 1.2],
            [x, y, 1.2],
            [x, y - 4, h],
          ],
          6,
        ),
        2.2,
        color,
        {
          across: [1, 0, 0],
        },
      )
  },
  loops(b, { w, d, h, color }) {
    const x = w / 2 - 1.3
    for (const y of [-d / 2 + 1.5, d / 2 - 1.5])
      bent(
        b,
        rounded(
          [
            [-x + 5, y, h],
            [-x, y, 1.2],
            [x, y, 1.2],
            [x - 5, y, h],
          ],
          6,
        ),
        2.2,
        color,
        {
          across: [0, 1, 0],
        },
      )
  },
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const
