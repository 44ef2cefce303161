import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { lines } from '../../../kit/mark.ts'
import { boards } from '../../../props/cladding.ts'
import { container, DEEP, HIGH, LONG, roofHeight } from '../../../props/container.ts'
import { door, window } from '../../../props/openings.ts'
import { person } from '../../../props/people.ts'

/** A classroom: a wide unit with tall windows, a step and a low pitched roof. */
export function classroom(b: Builder, brief: Brief, color: string): void {
  container(b, {
    color,
    front: [
      door(0.05, 0.16, 0.8, { color: '#f1ece1', lite: 'full' }),
      window([0.27, 0.3, 0.2, 0.48]),
      window([0.51, 0.3, 0.2, 0.48]),
      window([0.75, 0.3, 0.2, 0.48]),
    ],
    right: [window([0.2, 0.34, 0.6, 0.42], { panes: 3 })],
  })
  b.gable(
    [-24, -24, HIGH + roofHeight],
    [LONG + 48, DEEP + 48, 96],
    'x',
    brief.pick(['#c7563a', '#8d979a']),
    {
      slopes: [boards(22, true)],
      endColor: color,
    },
  )
}

/** A playing field with its lines. */
export function pitch(b: Builder, w: number, d: number): void {
  const ring = (u: number, v: number): [number, number][] => [
    [u, v],
    [1 - u, v],
    [1 - u, 1 - v],
    [u, 1 - v],
    [u, v],
  ]
  const circle = Array.from({ length: 25 }, (_, i): [number, number] => {
    const a = (i / 24) * 2 * Math.PI
    return [0.5 + (Math.cos(a) * 90) / w, 0.5 + (Math.sin(a) * 90) / d]
  })
  const half: [number, number][] = [
    [0.5, 0.05],
    [0.5, 0.95],
  ]
  b.flat([0, 0, 0], [w, d, 0.5], '#c98a68', {
    casts: false,
    top: [lines([ring(0.03, 0.05), circle, half], '#fbf6ea', 6, 0.9)],
  })
}

/** Children in the colour of the school; a place is x, y and a quarter turn. */
export function pupils(
  b: Builder,
  shirt: string,
  places: readonly (readonly [number, number, number])[],
) {
  places.forEach(([x, y, turn], i) => {
    person(b.at(x, y, 0, turn), { shirt, height: 122 + ((i * 7) % 18), skin: i })
  })
}
