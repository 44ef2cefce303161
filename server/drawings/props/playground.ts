import type { Builder } from '../kit/builder.ts'
import { pairs, times, triples } from '../kit/lists.ts'
import { lines } from '../kit/mark.ts'
import { fabrics, metals, woods } from '../kit/palette.ts'
import { swaying } from './motions.ts'

/** Two swings in a steel frame along x, its middle over the origin; the seats move. */
export function swings(b: Builder, color: string): void {
  for (const x of [-130, 130])
    for (const y of [-70, 70]) b.beam([x, y, 0], [x, Math.sign(y) * 5, 210], 8, metals.graphite)
  b.block(210, [276, 10, 10], metals.graphite)
  for (const [i, x] of [-60, 60].entries())
    b.moving(swaying([x, 0, 208], 3 + i, 3.4 + i * 0.5), g => {
      for (const at of [-18, 18])
        g.wire(
          [
            [x + at, 0, 208],
            [x + at, 0, 48],
          ],
          2,
          '#6d7a80',
        )
      g.box([x - 22, -9, 44], [44, 18, 4], color)
    })
}

/** A slide that comes down along +y, its ladder at the origin. */
export function slide(b: Builder, color: string): void {
  for (const x of [-24, 18]) b.box([x, -6, 0], [6, 6, 190], metals.graphite)
  for (let i = 0; i < 5; i++) b.block([-5, 26 + i * 26], [36, 4, 4], metals.steel)
  b.block([0, 140], [52, 46, 6], woods.oak)
  for (const x of [-26, 20]) b.box([x, 40, 0], [6, 6, 140], metals.graphite)
  b.loft(
    triples('-24 46 138, 24 46 138, 24 236 14, -24 236 14'),
    triples('-24 46 146, 24 46 146, 24 240 22, -24 240 22'),
    color,
  )
}

/** A climbing tower with a pitched roof, a wall with holds and a bridge of bars, 240 cm wide. */
export function climbingFrame(b: Builder, color: string, roof: string): void {
  for (const [x, y] of pairs('-70 -70, 60 -70, -70 60, 60 60'))
    b.box([x, y, 0], [10, 10, 230], woods.teak)
  b.block(110, [120, 120, 8], woods.oak)
  b.gable([-86, -86, 230], [172, 172, 76], 'x', roof, { endColor: color })
  b.block([62, 118], [120, 5, 46], color)
  b.box([62, -60, 0], [5, 120, 110], color)
  for (const y of [-60, 50]) b.box([190, y, 0], [10, 10, 200], woods.teak)
  for (const y of [-58, 54]) b.box([70, y, 200], [130, 6, 6], metals.graphite)
}

export function goal(b: Builder): void {
  for (const x of [-134, 128]) b.box([x, -3, 0], [6, 6, 180], metals.white)
  b.block(180, [268, 6, 6], metals.white)
}

export function pitch(b: Builder, w: number, d: number): void {
  const ring = (u: number, v: number): [number, number][] => [
    [u, v],
    [1 - u, v],
    [1 - u, 1 - v],
    [u, 1 - v],
    [u, v],
  ]
  const circle = times(25, (i): [number, number] => {
    const a = (i / 24) * 2 * Math.PI
    return [0.5 + (Math.cos(a) * 90) / w, 0.5 + (Math.sin(a) * 90) / d]
  })
  const half = pairs('0.5 0.05, 0.5 0.95')
  b.flat(0, [w, d, 0.5], fabrics.clay, {
    top: [lines([ring(0.03, 0.05), circle, half], '#fbf6ea', 6, 0.9)],
  })
}
