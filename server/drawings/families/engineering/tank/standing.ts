import type { Builder } from '../../../kit/builder.ts'
import { disc } from '../../../kit/mark.ts'
import { coats } from '../../../kit/palette.ts'
import { flangedPipe, ladder, valve } from '../../../props/pipework.ts'
import { gauge, type Plan, pad, shell, stand } from './parts.ts'

/** A tank high on a braced stand. */
export function tower(b: Builder, { brief, r, h, color, steel }: Plan): void {
  const high = brief.between(180, 320)
  pad(b, r)
  stand(b, r * 0.86, high, steel, true)
  shell(b.at(0, 0, high + 8), r, h * 0.8, color, brief)
  flangedPipe(b.at(r * 0.4, 0, 0), high, steel, { r: 6 })
  valve(b.at(r * 0.4, 0, high * 0.3), coats.orange)
  ladder(b.at(0, r * 0.86 + 12, 0), high + h * 0.5, steel)
}

/** A tank with a cone below, in its stand. */
export function hopper(b: Builder, { brief, r, h, color, steel }: Plan): void {
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
}

/** A tank on the ground with flanged connections. */
export function upright(b: Builder, { brief, r, h, color, steel }: Plan): void {
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
}

/** A vessel on splayed legs. */
export function legs(b: Builder, { brief, r, h, color, steel }: Plan): void {
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
}
