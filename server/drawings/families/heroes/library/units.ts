import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { inset, type Mark, panel } from '../../../kit/mark.ts'
import { woods } from '../../../kit/palette.ts'
import { container, roofHeight } from '../../../props/container.ts'
import { glazing, window } from '../../../props/openings.ts'
import { shelving } from '../../../props/storage.ts'

const HIGH = 290

/** Height of a storey with its roof. */
export const LEVEL = HIGH + roofHeight

/** A long unit whose glazed front shows the shelves behind it. */
export function hall(b: Builder, brief: Brief, w: number, color: string): void {
  const glass: Mark[] = [glazing([0, 0, 1, 1], 8, { door: 3 })]
  container(b, {
    color,
    size: [w, 250, HIGH],
    front: [
      inset(0.05, 0.03, 0.9, 0.82, glass),
      ...shelves(brief, 0.06, 0.26),
      ...shelves(brief, 0.62, 0.32),
    ],
    right: [window([0.16, 0.2, 0.68, 0.6], { panes: 3 })],
  })
}

/** A lower unit that ends a side of the square. */
export function wing(b: Builder, brief: Brief, color: string, w = 480): void {
  container(b, {
    color,
    size: [w, 250, HIGH - 24],
    front: [glazing([0.06, 0.03, 0.88, 0.8], 5, { door: 2 }), ...shelves(brief, 0.1, 0.24)],
    right: [window([0.2, 0.3, 0.6, 0.46])],
  })
}

/** Shelves seen through the glass, from u over a width. */
function shelves(brief: Brief, u: number, w: number): Mark[] {
  return [
    inset(u, 0.07, w, 0.6, [shelving(3, 4, woods.oak, brief)]),
    panel(u, 0.07, w, 0.6, '#b9dfe6', { opacity: 0.3, edge: false }),
  ]
}
