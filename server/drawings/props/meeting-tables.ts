import type { Builder } from '../kit/builder.ts'
import type { Point } from '../kit/geometry.ts'
import { darker } from '../kit/light.ts'
import { panel } from '../kit/mark.ts'
import { metals } from '../kit/palette.ts'
import { ellipse, roundedOff } from './outline.ts'

export const meetingShapes = ['plank', 'boat', 'oval', 'racetrack', 'round'] as const
export type MeetingShape = (typeof meetingShapes)[number]

export interface MeetingTableLook {
  readonly w: number
  readonly d: number
  readonly top: string
}

/** A meeting table along x, centred on the origin, 74 cm high, with sockets let into its top. */
export function meetingTable(b: Builder, shape: MeetingShape, look: MeetingTableLook): void {
  const { w, d, top } = look
  const span = shape === 'round' ? 0 : w * 0.3
  for (const x of shape === 'round' ? [0] : [-span, span]) {
    b.box([x - 22, -d * 0.26, 0], [44, d * 0.52, 4], metals.graphite)
    b.box([x - 9, -d * 0.2, 4], [18, d * 0.4, 65], darker(top, 0.25))
  }
  const socket = [
    panel(0.5 - span / w - 12 / w, 0.42, 24 / w, 0.16, '#20272d', { edge: false }),
    panel(0.5 + span / w - 12 / w, 0.42, 24 / w, 0.16, '#20272d', { edge: false }),
  ]
  if (shape === 'plank') b.box([-w / 2, -d / 2, 69], [w, d, 5], top, { top: socket })
  else
    b.extrude(outlines[shape](w, d), 'z', [0, 0, 69], 5, top, {
      smooth: shape !== 'boat',
      ends: socket,
    })
}

const outlines: Record<Exclude<MeetingShape, 'plank'>, (w: number, d: number) => Point[]> = {
  boat: (w, d) => [
    [-w / 2, -d * 0.36],
    [-w / 4, -d * 0.47],
    [0, -d / 2],
    [w / 4, -d * 0.47],
    [w / 2, -d * 0.36],
    [w / 2, d * 0.36],
    [w / 4, d * 0.47],
    [0, d / 2],
    [-w / 4, d * 0.47],
    [-w / 2, d * 0.36],
  ],
  oval: (w, d) => ellipse(w / 2, d / 2, 28),
  racetrack: (w, d) =>
    roundedOff(
      [
        [-w / 2, -d / 2],
        [w / 2, -d / 2],
        [w / 2, d / 2],
        [-w / 2, d / 2],
      ],
      d * 0.48,
      5,
    ),
  round: (w, d) => ellipse(Math.min(w, d) / 2, Math.min(w, d) / 2, 28),
}

/** Narrow tables set in a ring, open in the middle or (as a U) towards one end. */
export function tableRing(b: Builder, look: MeetingTableLook & { readonly open?: boolean }): void {
  const { w, d, top, open = false } = look
  const deep = 56
  const front = darker(top, 0.18)
  const bar = (at: Builder, length: number) => {
    at.box([-length / 2 + 2, -6, 0], [length - 4, 3, 69], front)
    at.box([-length / 2, -deep / 2, 69], [length, deep, 5], top)
  }
  bar(b.at(0, -d / 2 + deep / 2), w)
  bar(b.at(0, d / 2 - deep / 2, 0, 2), w)
  bar(b.at(-w / 2 + deep / 2, 0, 0, 3), d - 2 * deep - 1)
  if (!open) bar(b.at(w / 2 - deep / 2, 0, 0, 1), d - 2 * deep - 1)
}

/** What lies before a seat: paper, a glass or a closed folder; centred, read from +y. */
export function papers(b: Builder, color: string): void {
  b.box([-11, -15, 0], [22, 30, 0.8], '#fbfbf8', { casts: false })
  b.box([16, -10, 0], [16, 20, 1.6], color, { casts: false })
}

/** A jug and two glasses. */
export function water(b: Builder): void {
  b.turned(
    [0, 0, 0],
    [
      [5, 0],
      [6, 10],
      [4, 20],
      [5, 23],
    ],
    '#a9d3dd',
    { casts: false },
  )
  for (const x of [-13, 13]) b.cylinder([x, 5, 0], 3, 10, '#cfe9ee', { casts: false })
}
