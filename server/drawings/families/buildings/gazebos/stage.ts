import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { lines, type Mark, panel } from '../../../kit/mark.ts'
import { ground, leaves, metals, woods } from '../../../kit/palette.ts'
import { planks } from '../../../props/cladding.ts'
import { treeBeside } from '../../../props/planting.ts'
import { plot } from '../../../props/plots.ts'
import { slantedSlab, vaultRoof } from '../../../props/roofs/single.ts'

/** What all parts of one event share; `w` and `d` are the size of the pavilion. */
export interface Event {
  readonly brief: Brief
  readonly roof: string
  readonly accent: string
  readonly w: number
  readonly d: number
}

/** A raised floor with a back wall, loudspeakers and lamps; chairs on the lawn. */
export function stage(b: Builder, event: Event): void {
  const { brief, accent, roof } = event
  const [w, d, h, floor] = [brief.between(480, 600), 330, brief.between(370, 430), 80]
  plot(b, [-130, -80, w + 260, d + 530], ground.lawn)
  b.box([0, 0, 0], [w, d, floor], '#8a6f52', {
    front: [panel(0, 0, 1, 0.8, accent, { edge: false })],
    topColor: woods.oak,
    top: [planks(26)],
  })
  b.box([w * 0.42, d, 0], [100, 40, floor * 0.66], woods.walnut)
  b.box([w * 0.42, d + 40, 0], [100, 40, floor * 0.33], woods.walnut)
  b.box([0, 0, floor], [w, 12, h - floor], '#2f4a52', { front: [starburst] })
  for (const x of [0, w - 12]) b.box([x, d - 14, floor], [12, 12, h - floor], metals.steel)
  for (const x of [16, w - 66]) {
    b.box([x, d - 80, floor], [50, 50, 70], '#2a3238', {
      front: [panel(0.2, 0.14, 0.6, 0.3, '#5d6a70')],
    })
    b.box([x + 4, d - 76, floor + 70], [42, 42, 54], '#2a3238', {
      front: [panel(0.24, 0.2, 0.52, 0.56, '#5d6a70')],
    })
  }
  drumKit(b.at(w * 0.42, 110, floor), accent)
  b.cylinder([w * 0.66, d - 90, floor], 16, 3, metals.black)
  b.cylinder([w * 0.66, d - 90, floor + 3], 2.5, 120, metals.black)
  b.ball([w * 0.66, d - 90, floor + 130], 7, metals.graphite)
  if (brief.chance(0.5))
    vaultRoof(b.at(0, 0, h), [w, d], { rise: 130, color: roof, gable: '#dceef0' })
  else
    slantedSlab(b.at(-24, -20, h), [w + 48, d + 30], { low: 80, high: 0, color: roof, thick: 16 })
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 6; i++)
      seat(b.at(w * 0.1 + i * w * 0.15, d + 220 + row * 120), brief.pick([accent, '#f6efdc']))
  treeBeside(b.at(w + 26, 30), 'poplar', 380, leaves.green)
}

function drumKit(b: Builder, color: string): void {
  b.rod('y', [0, 0, 32], 32, 40, color, {
    ends: [panel(0.3, 0.3, 0.4, 0.4, '#fbf6ea', { edge: false })],
  })
  b.cylinder([56, 10, 26], 20, 24, color, { top: '#fbf6ea' })
  b.cylinder([-58, 6, 0], 2, 92, metals.chrome)
  b.cylinder([-58, 6, 92], 26, 3, metals.brass)
}

/** A folding chair: its back is towards +y. */
export function seat(b: Builder, color: string): void {
  const legs = lines(
    [
      [
        [0.06, 0],
        [0.06, 1],
      ],
      [
        [0.94, 0],
        [0.94, 1],
      ],
    ],
    '#8d979a',
    4,
  )
  b.box([-20, -20, 0], [40, 40, 42], color, { open: true, front: [legs], right: [legs] })
  b.box([-20, -20, 42], [40, 40, 6], color)
  b.box([-20, 15, 48], [40, 5, 42], color)
}

/** Rays behind the band. */
const starburst: Mark = face =>
  lines(
    Array.from({ length: 13 }, (_, i) => {
      const a = (i / 12) * Math.PI
      return [
        [0.5 + Math.cos(a) * 0.08, 0.06 + Math.sin(a) * 0.1],
        [0.5 + Math.cos(a) * 0.42, 0.06 + Math.sin(a) * 0.8],
      ] as const
    }),
    '#e9b44c',
    7,
    0.8,
  )(face)
