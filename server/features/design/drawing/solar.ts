import { measuresOf } from '../../../../web/features/design/measures.ts'
import type { Plan } from '../../../../web/features/design/plan.ts'
import type { Builder } from '../../../drawings/kit/builder.ts'
import { times, type Vec } from '../../../drawings/kit/geometry.ts'
import { solarPanels } from '../../../drawings/props/outdoors.ts'
import type { Block } from './modules.ts'
import { BOARD, EAVE } from './roof-sizes.ts'

/** Rows of raised panels on the slab, a set over each module. */
export function flatSolar(b: Builder, blocks: readonly Block[]): void {
  for (const { x, y, w, d } of blocks.flatMap(block => block.modules)) {
    const columns = Math.min(4, Math.floor((w - 40) / 100))
    const rows = Math.min(w > d ? 2 : 4, Math.floor((d - 50) / 90))
    solarPanels(b.at(x + (w - columns * 96 + 8) / 2, y + (d - rows * 84 + 10) / 2), columns, rows)
  }
}

/** A set over each module, on the slopes that fall to the front and to the court of an L. */
export function slopeSolar(b: Builder, plan: Plan, [row, wing]: readonly Block[]): void {
  if (!row) return
  const top = measuresOf(plan).rise
  const from = wing ? wing.w + EAVE : 0
  const count = row.modules.length
  const panelWidth = (row.w - from) / count
  for (const i of times(count, i => i))
    onSlope(b, { from: from + i * panelWidth, to: from + (i + 1) * panelWidth, d: row.d, top })
  if (!wing) return
  // The wing is turned: its front is the right here.
  onSlope(b.at(wing.x, wing.y + wing.d, 0, 1), { from: 40, to: wing.d - EAVE, d: wing.w, top })
}

interface Slope {
  /** Along the eave. */
  from: number
  to: number
  /** Depth of the walls, and height of the ridge. */
  d: number
  top: number
}

/** Panels on the slope that falls to the front. */
function onSlope(b: Builder, { from, to, d, top }: Slope): void {
  const run = d / 2 + EAVE
  const rise = top - BOARD
  const length = Math.hypot(run, rise)
  const [along, out] = [
    [run / length, -rise / length],
    [rise / length, run / length],
  ] as const
  const columns = Math.max(1, Math.min(4, Math.floor((to - from - 40) / 100)))
  const start = (from + to) / 2 - (columns * 100) / 2
  const rows = length > 260 ? 2 : 1
  const high = rows > 1 ? 96 : 104
  for (const i of times(columns * rows, i => i)) {
    const x = start + (i % columns) * 100
    const low = length / 2 - (rows * high) / 2 + Math.floor(i / columns) * (high + 4)
    const at = (px: number, s: number, up: number): Vec => [
      px,
      d / 2 + s * along[0] + up * out[0],
      top + s * along[1] + up * out[1],
    ]
    const ring = (up: number) => [
      at(x, low, up),
      at(x + 94, low, up),
      at(x + 94, low + high, up),
      at(x, low + high, up),
    ]
    b.quiet.group(g => {
      g.loft(ring(0), ring(5), '#27466b')
      for (const u of [32, 63])
        g.wire([at(x + u, low, 5), at(x + u, low + high, 5)], 1.6, '#93a9c2')
      g.wire([at(x, low + high / 2, 5), at(x + 94, low + high / 2, 5)], 1.6, '#93a9c2')
    })
  }
}
