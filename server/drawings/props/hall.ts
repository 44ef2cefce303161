import type { Builder } from '../kit/builder.ts'
import { mix } from '../kit/light.ts'
import { lines, type Mark, panel } from '../kit/mark.ts'
import { ground, metals } from '../kit/palette.ts'
import type { Motion } from '../kit/scene.ts'
import { corrugation } from './cladding.ts'
import { louvre, window } from './openings.ts'
import { room } from './room.ts'
import { iBeam } from './steelwork.ts'

export interface HallLook {
  /** Inner width along x, depth along y, height of the walls. */
  readonly size: readonly [number, number, number]
  readonly wall?: string
  readonly accent?: string
  /** A roller shutter in the wall on the left. */
  readonly shutter?: boolean
}

const COLUMN = 26

/** A cutaway workshop hall: sheeted walls on steel columns, high windows, lanes on the floor. */
export function hall(b: Builder, look: HallLook): void {
  const [w, d, h] = look.size
  const { wall = '#dfe3e0', accent = '#e3ab41', shutter = true } = look
  const bays = Math.max(3, Math.round(w / 300))
  const sheeting: Mark[] = [panel(0, 0, 1, 0.2, mix(wall, '#10262b', 0.16), { edge: false })]
  const band = Array.from({ length: bays }, (_, i) =>
    window([(i + 0.14) / bays, 0.66, 0.72 / bays, 0.2], { panes: 3, sill: false }),
  )
  room(b, {
    size: [w, d, h],
    wall,
    floor: 'carpet',
    floorColor: ground.concrete,
    back: [...sheeting, corrugation(34), ...band],
    side: [
      ...sheeting,
      corrugation(34),
      ...(shutter
        ? [panel(0.3, 0, 0.42, 0.7, metals.graphite), louvre([0.32, 0, 0.38, 0.67], 16, '#9aa6ab')]
        : [window([0.12, 0.66, 0.76, 0.2], { panes: 6, sill: false })]),
    ],
  })
  for (let i = 0; i <= bays; i++)
    iBeam(
      b,
      'z',
      [Math.min(w - COLUMN, Math.max(0.5, (i * w) / bays - 13)), 0.5, 0],
      h - 2,
      metals.steel,
      {
        w: COLUMN,
        h: 22,
        casts: false,
      },
    )
  lane(b, w, d, accent)
}

/** Two painted lines that keep a way free along the front of the hall. */
function lane(b: Builder, w: number, d: number, color: string): void {
  for (const y of [d - 40, d - 170]) b.flat([10, y, 0], [w - 20, 9, 0.3], color, { casts: false })
}

export interface BridgeCraneLook {
  /** Between the two runway rails, along y. */
  readonly span: number
  /** Height of the runway rails. */
  readonly height: number
  /** Length of the runway along x, and where on it the bridge stands. */
  readonly runway: number
  readonly at: number
  readonly color?: string
  /** Where columns carry the runway in front, as shares of its length. */
  readonly columns?: readonly number[]
  /** Where along the bridge the trolley stands, 0..1, and how far its hook hangs down. */
  readonly trolley?: number
  readonly drop?: number
  readonly motion?: Motion
  /** Builds what hangs on the hook; the builder's origin is the hook. */
  readonly load?: (b: Builder) => void
}

/** An overhead crane: the corner of its runway is over the origin, the bridge spans along y. */
export function bridgeCrane(b: Builder, look: BridgeCraneLook): void {
  const { span, height, runway, at, color = '#e3ab41', trolley = 0.5, drop = 120 } = look
  const { columns = [0.42, 1] } = look
  for (const y of [0, span - 20])
    iBeam(b, 'x', [0, y, height - 34], runway, metals.graphite, { w: 20, h: 34, casts: false })
  for (const x of columns.map(share => Math.min(runway - 30, share * runway)))
    iBeam(b, 'z', [x, span - 20, 0], height - 34, metals.graphite, { w: 20, h: 20 })
  const y = span * trolley
  const travel = (build: (g: Builder) => void) =>
    look.motion ? b.moving(look.motion, build) : b.group(build)
  travel(g => {
    for (const side of [0, 58])
      g.box([at + side, 4, height], [24, span - 8, 44], color, {
        casts: false,
        right: side ? [ribs(), panel(0.36, 0.2, 0.28, 0.6, '#10262b', { opacity: 0.8 })] : [],
      })
    for (const end of [0, span - 20])
      g.box([at - 20, end, height], [16, 20, 24], metals.graphite, { casts: false })
    g.box([at - 4, y - 40, height + 44], [90, 80, 26], '#d2562b', { casts: false })
  })
  travel(g => {
    const x = at + 41
    for (const side of [-9, 9])
      g.wire(
        [
          [x + side, y, height - drop + 26],
          [x + side, y, height],
        ],
        3,
        metals.black,
      )
    g.box([x - 14, y - 10, height - drop], [28, 20, 26], '#d2562b', { casts: false })
    look.load?.(g.at(x, y, height - drop))
  })
}

function ribs(): Mark {
  return lines(
    [
      [
        [0, 0.14],
        [1, 0.14],
      ],
      [
        [0, 0.86],
        [1, 0.86],
      ],
    ],
    '#10262b',
    2.4,
    0.3,
  )
}
