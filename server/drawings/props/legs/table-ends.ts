import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { boards } from '../cladding.ts'
import type { Maker } from './arrangements.ts'
import { stand } from './leg.ts'

/** A board that stands under the end of a table and turns into its top. */
export function panelEnd(b: Builder, brief: Brief, h: number, wood: string, top: string): void {
  const at = b.at(0, 0, 0, brief.int(0, 1))
  const style = brief.construction(['waterfall', 'slots', 'pair'] as const)
  const [w, thick] = [brief.between(50, 76), brief.between(4, 7)]
  const grain = { front: [boards(4, true, '#10262b', 0.14)] }
  if (style === 'waterfall') at.box([-w / 2, 0, 0], [w, thick, h - thick], wood, grain)
  if (style === 'slots')
    for (const t of [0, 0.36, 0.72])
      at.box([-w / 2 + w * t, 0, 0], [w * 0.28, thick, h - thick], wood, grain)
  if (style === 'pair')
    for (const x of [-w / 2, w / 2 - thick])
      at.box([x, -w * 0.3, 0], [thick, w * 0.36, h - thick], wood, { right: grain.front })
  const back = w * brief.between(0.4, 0.8)
  const over = style === 'pair' ? w * 0.06 + 3 : thick
  at.box([-w / 2, -back, h - thick], [w, back + over, thick], style === 'waterfall' ? wood : top, {
    top: [boards(4, true, '#10262b', 0.1)],
  })
}

/** Two legs, the rail at their heads and the stretcher near the floor. */
export function stretcherEnd(b: Builder, brief: Brief, make: Maker, color: string): void {
  const [left, right] = [make([0, 1]), make([0, 1])]
  const { h, half } = left
  const gap = h * brief.between(0.5, 0.85)
  stand(b, left)
  stand(b.at(gap, 0), right)
  b.box([half, -1.2, h * 0.84], [gap - 2 * half, 2.4, h * 0.15], color)
  const low = half * 0.8
  const at = h * brief.between(0.1, 0.14)
  b.box([low, -1.4, at], [gap - 2 * low, 2.8, 3.6], color)
  if (brief.chance(0.5)) {
    b.box([gap / 2 - 1.4, -gap * 0.7, at], [2.8, gap * 0.7 - 1.4, 3.6], color)
    stand(b.at(0, -gap * 0.7), make([0, 1]))
    stand(b.at(gap, -gap * 0.7), make([0, 1]))
    b.box([low, -gap * 0.7 - 1.4, at], [gap - 2 * low, 1.4, 3.6], color)
  }
}

/** Four posts that stand close around a middle, tied at foot and head. */
export function clusterLeg(b: Builder, brief: Brief, h: number, color: string): void {
  const [r, thick] = [brief.between(9, 15), brief.between(4, 7)]
  const foot = brief.between(1.3, 2) * r
  b.box([-foot, -foot, 0], [2 * foot, 2 * foot, 5], color)
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    if (brief.option('round', 0.5))
      b.cylinder([x * r, y * r, 5], thick / 2, h - 10, color, { capped: false })
    else b.box([x * r - thick / 2, y * r - thick / 2, 5], [thick, thick, h - 10], color)
  b.box([-foot, -foot, h - 5], [2 * foot, 2 * foot, 5], color)
}
