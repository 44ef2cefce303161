import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { coats, fabrics, ground, leaves, metals, woods } from '../../../kit/palette.ts'
import { planks } from '../../../props/cladding.ts'
import { pool, poolLadder, sunLounger } from '../../../props/garden.ts'
import { planter } from '../../../props/outdoors.ts'
import { barCounter, openFrame, thatchedCone } from '../../../props/pavilions.ts'
import { crownOf } from '../../../props/planting.ts'
import { paved, plot } from '../../../props/plots.ts'
import { roofColors } from '../../../props/roofs/covers.ts'
import { hippedRoof } from '../../../props/roofs/hipped.ts'
import { pitchedRoof } from '../../../props/roofs/pitched.ts'
import { slantedSlab } from '../../../props/roofs/single.ts'
import { sofa } from '../../../props/sofas.ts'
import { tree } from '../../../props/trees.ts'
import { roundTable } from '../../../things/table.ts'

const constructions = ['gabled', 'flat', 'hipped', 'thatch', 'slanted', 'slatted'] as const

/** A pavilion beside a pool: shade over a lounge and a bar, loungers at the water. */
export function poolPavilion(b: Builder, brief: Brief): void {
  const construction = brief.construction(constructions)
  const place = {
    brief,
    wood: brief.pick([woods.teak, woods.walnut, '#f4f0e4', metals.graphite]),
    roof: brief.pick([roofColors.clay, roofColors.charcoal, roofColors.umber, '#f3efe4']),
    accent: brief.pick([coats.orange, coats.teal, coats.sun, coats.blue]),
    w: brief.between(400, 560),
    d: brief.between(280, 340),
  }
  const { w, d } = place
  const beside = brief.chance(0.4)
  water(b, place, beside)
  if (construction === 'thatch') thatch(b, place)
  else {
    const h = brief.between(235, 275)
    openFrame(b, [w, d, h], { post: place.wood, posts: [w > 480 ? 3 : 2, 2], thick: 12, step: 14 })
    lounge(b.at(0, 0, 14), place)
    const at = b.at(0, 0, h)
    if (construction === 'gabled')
      pitchedRoof(at, [w, d], {
        rise: brief.between(90, 150),
        along: brief.pick(['x', 'y']),
        color: place.roof,
        gable: woods.oak,
      })
    if (construction === 'hipped')
      hippedRoof(at, [w, d], { rise: brief.between(90, 140), color: place.roof })
    if (construction === 'flat')
      at.box([-50, -40, 0], [w + 100, d + 90, 16], place.roof, { top: [planks(40)] })
    if (construction === 'slanted')
      slantedSlab(at.at(-40, -36), [w + 80, d + 80], {
        low: 0,
        high: 96,
        color: place.roof,
        thick: 14,
      })
    if (construction === 'slatted')
      for (let i = 0; i < 13; i++)
        at.box([(i * (w - 10)) / 12, -20, 0], [10, d + 40, 12], place.wood)
  }
}

interface Place {
  readonly brief: Brief
  readonly wood: string
  readonly roof: string
  readonly accent: string
  readonly w: number
  readonly d: number
}

function thatch(b: Builder, place: Place): void {
  const { brief, w, d } = place
  const r = Math.min(w, d) * 0.56
  const [x, y] = [w / 2, d / 2]
  b.cylinder([x, y, 0], r + 40, 14, '#dcc9a6')
  for (let i = 0; i < 6; i++) {
    const a = 0.5 + (i / 6) * 2 * Math.PI
    b.cylinder([x + Math.cos(a) * r, y + Math.sin(a) * r, 14], 9, 200, woods.mahogany, { r2: 7 })
  }
  barCounter(b.at(x - 90, y - 40, 14), 180, woods.teak, 3)
  thatchedCone(b.at(x, y, 214), r + 74, brief.between(170, 240))
}

/** A bar at the back, a sofa and a low table before it. */
function lounge(b: Builder, { brief, w, d, accent }: Place): void {
  barCounter(b.at(w * 0.1, 40), w * 0.36, brief.pick([woods.teak, '#f1ece1']), 2)
  if (brief.chance(0.4)) b.box([14, 16, 0], [w - 28, 8, 150], woods.oak, { front: [planks(20)] })
  sofa(b.at(w * 0.68, d * 0.42), {
    seats: 2,
    fabric: brief.material(fabrics),
    style: 'slim',
    cushions: [accent, '#f6efdc'],
  })
  roundTable(b.at(w * 0.68, d * 0.42 + 96), 32, 36, woods.ash)
}

/** The pool in front of it or at its right, loungers, palms. */
function water(b: Builder, { brief, accent, w, d }: Place, beside: boolean): void {
  const [pw, pd] = beside ? [210, d + 60] : [w * brief.between(0.8, 1.05), brief.between(170, 220)]
  const [x, y] = beside ? [w + 120, 10] : [brief.between(0, 60), d + 120]
  const [X, Y] = [beside ? x + pw + 70 : w + 190, beside ? d + 330 : y + pd + 70]
  plot(b, [-110, -90, X + 110, Y + 90], ground.lawn)
  paved(b, [-50, -30, X + 20, Y - 10], '#e2dccb', 70)
  pool(b.at(x, y, 0.6), pw, pd)
  poolLadder(b.at(x + pw * 0.7, y + 2))
  if (beside) for (const i of [0, 1, 2]) sunLounger(b.at(60 + i * 120, d + 190), accent)
  else for (const i of [0, 1]) sunLounger(b.at(w + 120, d - 50 - i * 200), accent)
  planter(b.at(beside ? 350 : 10, Y - 70), 170, '#cfc7b4', leaves.fresh)
  const height = brief.between(330, 430)
  tree(b.at(-62, d + 50 + crownOf('palm', height)), 'palm', height, leaves.green)
}
