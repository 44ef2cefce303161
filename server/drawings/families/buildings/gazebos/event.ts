import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { lines, type Mark, panel } from '../../../kit/mark.ts'
import { coats, fabrics, glass, ground, leaves, metals, woods } from '../../../kit/palette.ts'
import { planks } from '../../../props/cladding.ts'
import { stringLights } from '../../../props/fixtures.ts'
import { banquetTable, bunting, marqueePeak, openFrame } from '../../../props/pavilions.ts'
import { treeBeside } from '../../../props/planting.ts'
import { patch, plot } from '../../../props/plots.ts'
import {
  hippedRoof,
  pitchedRoof,
  roofColors,
  slantedSlab,
  vaultRoof,
} from '../../../props/roofs.ts'
import { shrub } from '../../../props/trees.ts'

const constructions = ['hall', 'peaks', 'wide', 'vault', 'hipped', 'stage'] as const

/** A pavilion for guests on slim columns: tables, a ceremony, a market, or a stage for a band. */
export function eventPavilion(b: Builder, brief: Brief): void {
  const construction = brief.construction(constructions)
  const event = {
    brief,
    roof: brief.pick(['#fbf6ea', '#f1e4d0', roofColors.silver, roofColors.clay]),
    accent: brief.pick([coats.orange, coats.teal, coats.sun, '#c9658a']),
    w: brief.between(640, 820),
    d: brief.between(400, 500),
  }
  if (construction === 'stage') stage(b, event)
  else if (construction === 'peaks') peaks(b, event)
  else columned(b, event, construction)
}

interface Event {
  readonly brief: Brief
  readonly roof: string
  readonly accent: string
  readonly w: number
  readonly d: number
}

const flags = ({ accent }: Event) => [accent, '#fbf6ea', coats.sky, coats.sun]

/** One wide roof on slim white columns. */
function columned(b: Builder, event: Event, construction: (typeof constructions)[number]): void {
  const { brief, w, d, roof } = event
  const h = brief.between(280, 340)
  lawn(b, event)
  openFrame(b, [w, d, h], {
    post: metals.white,
    posts: [4, 2],
    thick: 9,
    step: 10,
    floor: '#d9c9a8',
  })
  guests(b.at(0, 0, 10), event)
  const at = b.at(0, 0, h)
  const rise = brief.between(110, 170)
  if (construction === 'hall')
    pitchedRoof(at, [w, d], { rise, color: roof, gable: '#e6dcc8', gableMarks: [truss], eave: 30 })
  if (construction === 'wide')
    at.box([-46, -40, 0], [w + 92, d + 80, 18], roof, { top: [skylights] })
  if (construction === 'vault') vaultRoof(at, [w, d], { rise, color: roof, gable: '#dceef0' })
  if (construction === 'hipped') hippedRoof(at, [w, d], { rise, color: roof, courses: 3 })
  if (construction !== 'wide') bunting(b.at(8, d + 1, h - 66), w - 16, flags(event))
}

/** Peaked marquees in a row. */
function peaks(b: Builder, event: Event): void {
  const { brief, w, roof } = event
  const n = brief.int(2, 3)
  const side = w / n
  const h = 250
  lawn(b, { ...event, d: side })
  b.box([-10, -10, 0], [w + 20, side + 20, 10], '#d9c9a8', { top: [planks(40)] })
  for (let i = 0; i <= n; i++)
    for (const y of [2, side - 11])
      b.box([Math.min(w - 11, Math.max(2, i * side - 4)), y, 10], [9, 9, h - 34], metals.white)
  guests(b.at(0, 0, 10), { ...event, d: side })
  for (let i = 0; i < n; i++)
    marqueePeak(
      b.at(i * side + side / 2, side / 2, h),
      side - 2,
      side * brief.between(0.5, 0.62),
      i % 2 ? event.accent : roof,
    )
}

/** A raised floor with a back wall, loudspeakers and lamps; chairs on the lawn. */
function stage(b: Builder, event: Event): void {
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

/** Round tables, rows of chairs before an arch of flowers, or market stalls. */
function guests(b: Builder, event: Event): void {
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

/** A folding chair: its back is towards +y. */
function seat(b: Builder, color: string): void {
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

/** A lawn with a carpet to the entrance and lights between poles. */
function lawn(b: Builder, event: Event): void {
  const { brief, accent, w, d } = event
  const front = brief.pick([170, 260])
  plot(b, [-170, -110, w + 310, d + front + 110], ground.lawn)
  patch(b, [w * 0.5 - 60, d, 120, front - 14], brief.pick(['#e2dccb', accent]))
  const y = d + front - 60
  const [from, to] = [w * 0.08, w * 0.92]
  for (const x of [from, to]) b.cylinder([x, y, 0], 4, 240, woods.walnut)
  stringLights(b, [from + 5, y, 234], [to - 5, y, 234], 9, 50)
  for (const x of [0.24, 0.76]) shrub(b.at(w * x, y - 20), 30, leaves.fresh)
  treeBeside(
    b.at(-50, d + 50),
    brief.pick(['poplar', 'conifer']),
    brief.between(240, 320),
    leaves.green,
    -1,
  )
}

/** The bars of a steel truss, as seen in the gable. */
const truss: Mark = lines(
  [0.14, 0.3, 0.5, 0.7, 0.86].flatMap((u, i, all) => {
    const next = all[i + 1]
    const top = (at: number) => 0.92 * (1 - Math.abs(at - 0.5) * 2)
    return [
      [
        [u, 0],
        [u, top(u)],
      ] as const,
      ...(next === undefined
        ? []
        : [
            [
              [i < 2 ? u : next, 0],
              [i < 2 ? next : u, top(i < 2 ? next : u)],
            ] as const,
          ]),
    ]
  }),
  '#98a5ad',
  5,
)

const skylights: Mark = face =>
  Array.from({ length: 8 }, (_, i) =>
    panel(0.07 + (i % 4) * 0.23, 0.14 + Math.floor(i / 4) * 0.42, 0.17, 0.3, glass.light),
  ).flatMap(mark => mark(face))

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
