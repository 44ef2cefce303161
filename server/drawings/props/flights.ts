import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { mix } from '../kit/light.ts'
import { HIGH, type InfillStyle } from './platforms.ts'

export interface FlightLook {
  readonly rise: number
  readonly run: number
  readonly width: number
  readonly color: string
  readonly tread: string
  /** Two plates at the sides, whole or cut in steps. */
  readonly carriage?: 'plates' | 'stepped'
  readonly infill?: InfillStyle
  /** Which sides have a handrail: the front (+y), the back, or both. */
  readonly rails?: 'front' | 'back' | 'both'
}

/** A flight that climbs from its foot at x = 0 to `rise` at x = `run`; width along y from 0. */
export function flight(b: Builder, look: FlightLook): void {
  const { rise, run, width, tread, carriage = 'plates', rails = 'both' } = look
  const steps = Math.max(4, Math.round(rise / 19))
  const [going, up] = [run / steps, rise / steps]
  const inner = carriage === 'plates' ? 5 : 0
  for (let i = 0; i < steps; i++)
    b.box([i * going, inner, (i + 1) * up - 4], [going - 1, width - 2 * inner, 4], tread, {
      casts: i % 2 === 0,
    })
  if (carriage === 'plates') for (const y of [0, width - 5]) plate(b, y, look, steps)
  if (carriage === 'stepped') for (const y of [4, width - 10]) notches(b, y, look, steps)
  if (rails !== 'back') handrail(b, width - 5, look, steps)
  if (rails !== 'front') handrail(b, 0, look, steps)
}

function plate(b: Builder, y: number, { rise, run, color }: FlightLook, steps: number): void {
  const up = rise / steps
  const side = (at: number): Vec[] => [
    [-4, at, 0],
    [run * 0.06, at, 0],
    [run, at, rise - 24],
    [run, at, rise + 1],
    [-4, at, up + 3],
  ]
  b.loft(side(y), side(y + 5), color)
}

function notches(b: Builder, y: number, { rise, run, color }: FlightLook, steps: number): void {
  const [going, up] = [run / steps, rise / steps]
  for (let i = 0; i < steps; i++) {
    b.box(
      [i * going, y, Math.max(0, (i - 0.3) * up - 4)],
      [4, 6, Math.min(up * 1.3, (i + 1) * up)],
      color,
      { casts: false },
    )
    b.box([i * going + 4, y, (i + 1) * up - 9], [going - 4, 6, 5], color, { casts: false })
  }
}

/** A handrail over one edge of the flight, with what fills it. */
function handrail(b: Builder, y: number, look: FlightLook, steps: number): void {
  const { rise, run, color, infill = 'bars', carriage } = look
  if (infill === 'none') return
  const [going, up] = [run / steps, rise / steps]
  const seat = (x: number) => (x / run) * rise + (carriage === 'plates' ? up + 4 : up)
  for (const i of [0, Math.floor(steps / 2), steps - 1]) {
    const x = i * going + going * 0.4
    b.box([x, y + 0.5, seat(x)], [4, 4, HIGH - up], color)
  }
  const [from, to] = [going * 0.2, run - going * 0.2]
  b.beam(
    [from, y + 2.5, seat(from) + HIGH - up + 4],
    [to, y + 2.5, seat(to) + HIGH - up + 4],
    5,
    color,
  )
  if (infill === 'rails')
    for (const k of [0.3, 0.6])
      b.wire(
        [
          [from, y + 2.5, seat(from) + HIGH * k],
          [to, y + 2.5, seat(to) + HIGH * k],
        ],
        2.6,
        color,
      )
  if (infill === 'bars')
    for (let i = 0; i < steps * 2; i++) {
      const x = (i + 0.7) * going * 0.5
      b.wire(
        [
          [x, y + 2.5, seat(x)],
          [x, y + 2.5, seat(x) + HIGH - up],
        ],
        1.8,
        color,
      )
    }
  if (infill === 'glass') {
    const side = (at: number): Vec[] => [
      [from + 8, at, seat(from + 8) + 8],
      [to - 8, at, seat(to - 8) + 8],
      [to - 8, at, seat(to - 8) + HIGH - up - 6],
      [from + 8, at, seat(from + 8) + HIGH - up - 6],
    ]
    b.loft(side(y + 4.6), side(y + 5.8), mix('#b9dfe6', color, 0.12), { casts: false })
  }
}
