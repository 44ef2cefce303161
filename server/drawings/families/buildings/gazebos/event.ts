import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { lines, type Mark, panel } from '../../../kit/mark.ts'
import { coats, glass, ground, leaves, metals, woods } from '../../../kit/palette.ts'
import { planks } from '../../../props/cladding.ts'
import { stringLights } from '../../../props/fixtures.ts'
import { bunting, marqueePeak, openFrame } from '../../../props/pavilions.ts'
import { treeBeside } from '../../../props/planting.ts'
import { patch, plot } from '../../../props/plots.ts'
import { roofColors } from '../../../props/roofs/covers.ts'
import { hippedRoof } from '../../../props/roofs/hipped.ts'
import { pitchedRoof } from '../../../props/roofs/pitched.ts'
import { vaultRoof } from '../../../props/roofs/single.ts'
import { shrub } from '../../../props/trees.ts'
import { guests } from './guests.ts'
import { type Event, stage } from './stage.ts'

const constructions = ['hall', 'peaks', 'wide', 'vault', 'hipped'] as const

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
  if (brief.option('stage', 0)) stage(b, event)
  else if (construction === 'peaks') peaks(b, event)
  else columned(b, event, construction)
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
