import type { Builder } from '../kit/builder.ts'
import { pairs } from '../kit/geometry.ts'
import { inset, lines, type Mark, panel, polygon } from '../kit/mark.ts'
import { lighter, mix } from '../kit/palette.ts'
import { seatShell } from '../props/chair-shells.ts'
import { tiles } from '../props/cladding.ts'
import { cushion, ellipse, outlineOf, plate } from '../props/outline.ts'
import { spread } from './bars.ts'
import type { ChairPlan, Part } from './chair.ts'

interface Seat extends ChairPlan {
  /** Width of its rear edge. */
  rear: number
}

const seats = {
  plain(b, { w, d, seat, frame, fabric }) {
    b.block(seat - 7, [w, d, 3], frame)
    b.block(seat - 4, [w, d, 4], fabric)
  },
  pad(b, seat) {
    apron(b, seat)
    const { w, d, rear, fabric } = seat
    cushion(b, outlineOf(w - 0.6, d - 0.6, 4, rear - 0.6), seat.seat - 3, 4, fabric)
  },
  rush(b, { w, d, seat, frame }) {
    const color = mix(straw, frame, 0.2)
    b.block(seat - 5, [w, d, 5], color, { top: woven })
  },
  boards(b, seat) {
    apron(b, seat)
    const { w, d, frame } = seat
    for (const [y, each] of spread(d, 5))
      b.block([y - each / 2, seat.seat - 3], [w, each - 1, 3], frame)
  },
  cane(b, seat) {
    apron(b, seat)
    const { w, d, frame } = seat
    const field = [inset(0.09, 0.09, 0.82, 0.82, cane)]
    b.block(seat.seat - 3.5, [w, d, 3], frame, { top: field })
  },
  solid(b, { w, d, seat, rear, frame }) {
    const shape = outlineOf(w, d, 9, rear * 0.86)
    b.extrude(shape, 'z', [0, 0, seat - 7], 4, frame, { smooth: true })
    cushion(b, shape, seat - 3, 3, frame, 1.2)
  },
} satisfies Record<string, (b: Builder, seat: Seat) => void>

type SeatStyle = keyof typeof seats

/**
 * One of several seats, 7 cm thick or less.
 * @param behind what the posts take of its depth
 * @param taper width of its rear edge, as a share
 */
export const seated =
  (styles: readonly SeatStyle[], behind = 0, taper = 1): Part =>
  (b, chair) => {
    const { brief, w, d } = chair
    seats[brief.pick(styles)](b.at(0, behind / 2), { ...chair, d: d - behind, rear: w * taper })
  }

export const betweenPosts =
  (...styles: SeatStyle[]): Part =>
  (b, chair) =>
    seated(styles, chair.post)(b, chair)

/** Upholstery `drop` cm lower than the seat's height and `h` thick, with rounded corners. */
export const pad =
  (front: number, deep: number, rear = front, round = 4, drop = 6, h = 7): Part =>
  (b, { seat, fabric }) =>
    cushion(b, outlineOf(front, deep, round, rear), seat - drop, h, fabric, Math.min(3, h * 0.4))

export const roundPad =
  (r: number, drop: number, h: number): Part =>
  (b, { seat, fabric }) =>
    cushion(b, ellipse(r), seat - drop, h, fabric)

export const roundBoard: Part = (b, { seat, frame }) => plate(b, 17.6, seat - 4, 4, frame)

export const shell =
  (w: number, d: number, armRise: number): Part =>
  (b, { seat, top, fabric, arms }) =>
    seatShell(b, { w, d, h: seat - 3, top, color: fabric, wrap: arms ? armRise : 5 })

function apron(b: Builder, { w, d, seat, frame, rear }: Seat) {
  b.extrude(outlineOf(w, d, 0, rear), 'z', [0, 0, seat - 7], 3.5, frame)
}

const straw = '#d9b978'
const cane = [panel(0, 0, 1, 1, '#e2c791'), tiles(4.4, '#a8834a', 0.7)]

/** A square drawn in by a share of a face, closed. */
const square = (m: number) =>
  pairs(`${m} ${m}, ${1 - m} ${m}, ${1 - m} ${1 - m}, ${m} ${1 - m}, ${m} ${m}`)

const rush = '#3a2413'
const woven: Mark[] = [
  ...[0, 1, 2, 3].map(i => {
    const shade = i % 2 ? mix(straw, rush, 0.16) : lighter(straw, 0.12)
    return polygon([...square(0).slice(i, i + 2), [0.5, 0.5]], shade)
  }),
  lines([0.08, 0.16, 0.24, 0.32, 0.4].map(square), rush, 0.6, 0.35),
]
