import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { fabrics, leaves, woods } from '../../../kit/palette.ts'
import { banquetTable } from '../../../props/pavilions.ts'
import { type Event, seat } from './stage.ts'

/** Round tables, rows of chairs before an arch of flowers, or market stalls. */
export function guests(b: Builder, event: Event): void {
  const { brief, w, d, accent } = event
  const kind = brief.choose(['banquet', 'ceremony', 'market'])
  if (kind === 'banquet')
    for (let i = 0; i < 3; i++)
      banquetTable(
        b.at(w * (0.2 + i * 0.3), d * (i % 2 ? 0.42 : 0.6)),
        brief.pick([accent, '#f1ece1']),
        4,
      )
  if (kind === 'ceremony') {
    for (let i = 0; i < 8; i++)
      seat(b.at(w * (0.2 + (i % 4) * 0.2), d * (i < 4 ? 0.52 : 0.76)), '#fbf6ea')
    arch(b.at(w / 2, d * 0.18), accent)
  }
  if (kind === 'market')
    for (let i = 0; i < 3; i++)
      stall(b.at(w * (0.08 + i * 0.31), d * (i % 2 ? 0.3 : 0.55)), w * 0.22, brief, accent)
}

function arch(b: Builder, accent: string): void {
  for (const x of [-74, 66]) b.box([x, 0, 0], [8, 8, 200], '#fbf6ea')
  b.box([-82, -2, 200], [164, 12, 10], '#fbf6ea')
  for (const [x, z, r, color] of [
    [-70, 216, 20, leaves.green],
    [-28, 226, 18, accent],
    [16, 228, 20, leaves.fresh],
    [58, 218, 19, '#f6efdc'],
  ] as const)
    b.ball([x, 4, z + 10], r, color, { casts: false })
}

function stall(b: Builder, w: number, brief: Brief, accent: string): void {
  const cloth = brief.pick([accent, fabrics.teal, fabrics.mustard, '#f1ece1'])
  b.box([0, 0, 0], [w, 76, 78], cloth)
  const crates = Math.floor(w / 50)
  for (let i = 0; i < crates; i++)
    b.box([6 + (i * (w - 12)) / crates, 10, 78], [(w - 12) / crates - 6, 56, 16], woods.ash, {
      topColor: brief.pick(['#d8572a', '#e9b44c', '#7fa557', '#b4533a', '#8f7bb5']),
    })
}
