import type { Builder } from '../../../kit/builder.ts'
import { disc } from '../../../kit/mark.ts'
import { coats } from '../../../kit/palette.ts'
import { flangedPipe, ladder, valve } from '../../../props/pipework.ts'
import { type Plan, pad, shell, stand } from './parts.ts'

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
