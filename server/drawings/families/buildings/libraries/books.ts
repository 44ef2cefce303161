import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { darker } from '../../../kit/light.ts'
import { lines, type Mark, panel } from '../../../kit/mark.ts'
import { leaves, woods } from '../../../kit/palette.ts'
import { bookWall } from '../../../props/behind-glass.ts'
import { container, roofHeight } from '../../../props/container.ts'
import { bicycleStand, parkBench } from '../../../props/fixtures.ts'
import { window } from '../../../props/openings.ts'
import { treeBeside } from '../../../props/planting.ts'
import { paved, plot } from '../../../props/plots.ts'
import { showcase } from '../../../props/showcases.ts'
import { bookStack } from '../../../props/signs.ts'

/** Height of the walls. */
export const H = 270

/** Height of the roof slab. */
export const TOP = H + roofHeight

/** What all parts of one library share; `paint` gives its colours in turn. */
export interface Library {
  readonly brief: Brief
  readonly paint: (i: number) => string
  readonly w: number
  readonly d: number
}

/** One storey as a book: two covers, a rounded back at the left, pages with windows in them. */
export function volume(
  b: Builder,
  { brief }: Library,
  [w, d, h]: readonly [number, number, number],
  color: string,
  storey: number,
): void {
  const leaves = Math.round(h / 22)
  const pages: Mark = lines(
    Array.from({ length: leaves - 1 }, (_, i) => [
      [0, (i + 1) / leaves],
      [1, (i + 1) / leaves],
    ]),
    '#8a7a5c',
    1.2,
    0.35,
  )
  const shelves = bookWall(storey ? 2 : 3, brief)
  b.box([0, 0, 0], [w, d, 18], color)
  b.box([0, 14, 18], [44, d - 28, h], darker(color, 0.1), {
    front: [
      panel(0.2, 0.14, 0.6, 0.1, '#fbf6ea', { edge: false }),
      panel(0.2, 0.76, 0.6, 0.1, '#fbf6ea', { edge: false }),
    ],
  })
  b.box([44, 14, 18], [w - 62, d - 28, h], '#f6efdc', {
    front: [
      pages,
      showcase(
        [0.08, storey ? 0.16 : 0.02, 0.84, storey ? 0.66 : 0.8],
        Math.round(w / 110),
        [shelves],
        { door: 1 },
      ),
    ],
    right: [pages, window([0.2, 0.3, 0.6, 0.42], { panes: 3 })],
  })
  b.box([0, 0, 18 + h], [w, d, 18], color)
}

/** A unit with shelves behind its glass. */
export function unit(
  b: Builder,
  { brief }: Library,
  [w, d, h]: readonly [number, number, number],
  color: string,
  door: boolean,
): void {
  const bays = Math.round(w / 115)
  container(b, {
    color,
    size: [w, d, h],
    front: [
      showcase(
        [22 / w, 0.03, 1 - 44 / w, 0.84],
        bays,
        [bookWall(3, brief)],
        door ? { door: 1 } : {},
      ),
    ],
    right: [showcase([0.14, 0.24, 0.72, 0.58], 3, [bookWall(2, brief)])],
  })
}

/** An open book on a wall, `size` of its width wide. */
export function bookOnWall(u: number, v: number, size: number, color: string): Mark {
  return face => {
    const [w, h] = [size, size * 0.62 * (face.w / face.h)]
    return [
      panel(u - w / 2, v, w, h * 0.9, color),
      panel(u - w * 0.44, v + h * 0.12, w * 0.43, h * 0.84, '#fbf6ea'),
      panel(u + w * 0.01, v + h * 0.12, w * 0.43, h * 0.84, '#efe6d2'),
    ].flatMap(mark => mark(face))
  }
}

/** Sizes and colours of closed books that lie on each other. */
export function stack({ brief, paint }: Library, count: number) {
  return Array.from(
    { length: count },
    (_, i) =>
      [brief.between(100, 140) - i * 8, 76 - i * 4, brief.between(22, 32), paint(i + 3)] as const,
  )
}

/** The ground before it: a paved way, a bench, bicycles, a tree to read under. */
export function square(
  b: Builder,
  { brief, paint }: Library,
  w: number,
  d: number,
  front: number,
): void {
  const right = brief.pick([80, 230])
  plot(b, [-80, -80, w + 80 + right, d + front + 80])
  paved(b, [30, d, 190, front - 12])
  const y = d + front - 110
  parkBench(b.at(w * 0.45, y), 150, woods.oak)
  bicycleStand(b.at(w * 0.8, y), 3)
  if (right > 200) treeBeside(b.at(w + 10, 40), brief.pick(['round', 'acacia']), 300, leaves.green)
  else bookStack(b.at(6, y + 30), stack({ brief, paint, w, d }, 3))
}
