import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import type { Thing } from '../../layout/thing.ts'
import { barStool } from '../../props/bar-stools.ts'
import { bent } from '../../props/bent.ts'
import { stackChair, swivelChair } from '../../props/contract-seating.ts'
import { cushion, plan as outlineOf } from '../../props/outline.ts'
import type { Plan } from './conference-table.ts'

/** The chair that all who meet at one table sit on. */
export function meetingSeat(brief: Brief): Thing<Plan> {
  return brief.pick(chairs)
}

/** The same for a high table. */
export function standingSeat(brief: Brief): Thing<Plan> {
  const style = brief.pick(['column', 'posted', 'splayed', 'runner'] as const)
  const look = { version: brief.between(0, 1), h: 74, back: 22 }
  return (b, { wood, metal, fabric }) => barStool(b, style, { ...look, wood, metal, fabric })
}

const chairs: readonly Thing<Plan>[] = [
  (b, { fabric, metal }) => swivelChair(b, { fabric, frame: metal }),
  (b, { fabric, metal }) => swivelChair(b, { fabric, frame: metal, back: 'high' }),
  (b, { fabric, metal }) => stackChair(b, fabric, metal),
  cantilever,
  cube,
]

/** On two springs of flat steel. */
function cantilever(b: Builder, { fabric, metal }: Plan): void {
  const across = { across: [1, 0, 0] } as const
  for (const x of [-23, 23]) {
    const side = [
      [x, -22, 1.2],
      [x, 22, 1.2],
      [x, 22, 44],
      [x, -22, 44],
      [x, -28, 84],
    ] as const
    bent(b, side, 2.4, metal, across)
  }
  cushion(b, outlineOf(43, 40, 43, 4), 42, 6, fabric)
  bent(
    b,
    [
      [0, -22.4, 56],
      [0, -26.6, 84],
    ],
    [43, 4],
    fabric,
    across,
  )
}

/** Upholstered all around. */
function cube(b: Builder, { fabric, wood }: Plan): void {
  for (const x of [-20, 16]) for (const y of [-20, 16]) b.box([x, y, 0], [4, 4, 30], wood)
  b.box([-25, -24, 30], [50, 50, 14], fabric)
  b.box([-25, -28, 38], [50, 4, 40], fabric)
  for (const x of [-29, 25]) b.box([x, -28, 36], [4, 50, 26], fabric)
}
