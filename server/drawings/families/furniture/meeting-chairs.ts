import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import type { Thing } from '../../layout/thing.ts'
import { barStool } from '../../props/bar-stools.ts'
import { stackChair, swivelChair } from '../../props/contract-seating.ts'
import { diningChair } from '../../props/dining-chairs.ts'
import type { Plan } from './conference-table.ts'

export const meetingChairs: readonly Thing<Plan>[] = [
  (b, { fabric, metal }) => swivelChair(b, { fabric, frame: metal }),
  (b, { fabric, metal }) => swivelChair(b, { fabric, frame: metal, back: 'high' }),
  (b, { fabric, metal }) => stackChair(b, fabric, metal),
  (b, { fabric, metal }) => diningChair(b, 'padded', { fabric, frame: metal, top: 88 }),
  cube,
]

export function standingSeat(brief: Brief): Thing<Plan> {
  const style = brief.pick(['column', 'posted', 'splayed', 'runner'])
  const look = { version: brief.between(0, 1), h: 74, back: 22 }
  return (b, { wood, metal, fabric }) => barStool(b, style, { ...look, wood, metal, fabric })
}

function cube(b: Builder, { fabric, wood }: Plan): void {
  b.box([[-20, 16], [-20, 16], 0], [4, 4, 30], wood)
  b.block([-24, 30], [50, 50, 14], fabric)
  b.block([-28, 38], [50, 4, 40], fabric)
  b.box([[-29, 25], -28, 36], [4, 50, 26], fabric)
}
