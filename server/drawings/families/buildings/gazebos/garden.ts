import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { coats, ground, leaves, metals, woods } from '../../../kit/palette.ts'
import { cafeTable, parkBench, picnicTable } from '../../../props/fixtures.ts'
import { birdBath } from '../../../props/garden.ts'
import { openFrame, polygonalGazebo, slabBench, thatchedCone } from '../../../props/pavilions.ts'
import { flowerPatch, patch, plot } from '../../../props/plots.ts'
import { roofColors } from '../../../props/roofs/covers.ts'
import { hippedRoof, polygonRing } from '../../../props/roofs/hipped.ts'
import { pitchedRoof } from '../../../props/roofs/pitched.ts'
import { hedge, shrub, tree } from '../../../props/trees.ts'
import { balustrade } from '../../../props/verandas.ts'

const constructions = ['octagon', 'square', 'thatch', 'gabled', 'hexagon'] as const

/** A gazebo on a lawn: posts under a pitched roof, benches, a table, flowers around it. */
export function gardenGazebo(b: Builder, brief: Brief): void {
  const construction = brief.construction(constructions)
  const garden = {
    brief,
    roof: brief.pick([roofColors.clay, roofColors.charcoal, roofColors.green, roofColors.umber]),
    wood: brief.pick([woods.teak, woods.walnut, '#f4f0e4', woods.oak]),
    accent: brief.pick([coats.orange, coats.teal, coats.sun]),
  }
  const size = brief.between(300, 430)
  lawn(b, garden, size)
  if (brief.option('barbecue', 0)) barbecue(b, garden, size)
  else if (construction === 'octagon') manySided(b, garden, size, 8)
  else if (construction === 'hexagon') manySided(b, garden, size, 6)
  else if (construction === 'square') square(b, garden, size)
  else if (construction === 'thatch') thatch(b, garden, size)
  else if (construction === 'gabled') gabled(b, garden, size)
}

interface Garden {
  readonly brief: Brief
  readonly roof: string
  readonly wood: string
  readonly accent: string
}

function manySided(
  b: Builder,
  { brief, roof, wood, accent }: Garden,
  size: number,
  sides: number,
): void {
  const r = size * 0.5
  polygonalGazebo(b, {
    sides,
    r,
    h: brief.between(230, 270),
    rise: brief.between(110, 190),
    roof,
    wood,
    floor: woods.oak,
    lantern: sides === 8,
  })
  cafeTable(b.at(0, 0, 26), accent, 4)
}

function square(b: Builder, { brief, roof, wood, accent }: Garden, size: number): void {
  const [w, h] = [size * 0.92, brief.between(230, 260)]
  const at = b.at(-w / 2, -w / 2)
  openFrame(at, [w, w, h], { post: wood, posts: [2, 2] })
  balustrade(at.at(14, 4, 18), w - 28, 84, wood, brief.pick(['cross', 'bars']))
  balustrade(at.at(6, w - 14, 18, 1), w - 28, 84, wood, 'cross')
  slabBench(at.at(24, 18, 18), w - 60, wood, accent)
  slabBench(at.at(18, w - 30, 18, 1), w - 110, wood, accent)
  cafeTable(at.at(w * 0.6, w * 0.62, 18), accent, 2)
  hippedRoof(at.at(0, 0, h), [w, w], { rise: brief.between(120, 190), color: roof, eave: 44 })
}

function thatch(b: Builder, { brief, accent }: Garden, size: number): void {
  const [r, h] = [size * 0.46, 205]
  b.loft(polygonRing(14, r + 30, 0), polygonRing(14, r + 30, 14), '#cfc5ad')
  for (const [i, [x, y]] of polygonRing(7, r, 14).entries()) {
    b.cylinder([x, y, 14], 9, h - 14, woods.mahogany, { r2: 7 })
    if (i < 3) continue
    const [nx, ny] = polygonRing(7, r, 14)[(i + 1) % 7] as [number, number, number]
    const along = (t: number) => [x + (nx - x) * t, y + (ny - y) * t, 52] as const
    if (i < 6) b.beam(along(0.1), along(0.9), 10, woods.mahogany)
  }
  cafeTable(b.at(0, 0, 14), accent, 4)
  thatchedCone(b.at(0, 0, h), r + 70, brief.between(190, 260))
}

function gabled(b: Builder, { brief, roof, wood, accent }: Garden, size: number): void {
  const [w, d, h] = [size * 0.86, size * 1.2, brief.between(220, 260)]
  const at = b.at(-w / 2, -d / 2)
  openFrame(at, [w, d, h], { post: wood, posts: [2, 3] })
  slabBench(at.at(24, 18, 18), w - 60, wood, accent)
  picnicTable(at.at(w / 2, d * 0.6, 18, 1), woods.oak, 160)
  balustrade(at.at(6, d - 14, 18, 1), d - 28, 84, wood, brief.pick(['balusters', 'bars']))
  pitchedRoof(at.at(0, 0, h), [w, d], {
    rise: brief.between(120, 180),
    along: 'y',
    color: roof,
    gable: woods.oak,
    cover: brief.pick(['shingles', 'sheet']),
    eave: 40,
    verge: 34,
  })
}

/** A grill under a roof with a raised ridge that lets the smoke out. */
function barbecue(b: Builder, { brief, roof, wood }: Garden, size: number): void {
  const [w, d, h] = [size * 1.1, size * 0.86, brief.between(225, 250)]
  const at = b.at(-w / 2, -d / 2)
  openFrame(at, [w, d, h], { post: wood, posts: [3, 2], floor: '#d8d0bd' })
  at.box([30, 24, 18], [150, 70, 86], '#a9a08e')
  at.box([44, 34, 104], [122, 50, 8], metals.graphite, { topColor: '#2a2320' })
  at.box([66, 36, 112], [78, 30, h - 136], '#a9a08e')
  picnicTable(at.at(w * 0.66, d * 0.66, 18), woods.oak, 160)
  pitchedRoof(at.at(0, 0, h), [w, d], { rise: 74, color: roof, gable: woods.oak, eave: 34 })
  const top = at.at(w * 0.12, d * 0.32, h + 68)
  top.box([0, 0, 0], [w * 0.76, d * 0.36, 32], woods.walnut)
  pitchedRoof(top.at(0, 0, 32), [w * 0.76, d * 0.36], {
    rise: 50,
    color: roof,
    gable: woods.oak,
    eave: 20,
    verge: 14,
  })
}

/** The lawn with a path, flowers, shrubs and a bench. */
function lawn(b: Builder, { brief, wood }: Garden, size: number): void {
  const [left, front] = [brief.pick([90, 220]), brief.pick([110, 200])]
  const r = size / 2 + 60
  const [x, y] = [-r - left, -r - brief.pick([70, 120])]
  const [X, Y] = [r + brief.pick([60, 150]), r + front]
  plot(b, [x, y, X - x, Y - y], ground.lawn)
  patch(b, [-50, 0, 100, Y - 12], brief.pick([ground.gravel, '#e2dccb']))
  const colors = brief.shuffle(['#d8572a', '#e9b44c', '#c9658a', '#8f7bb5'])
  flowerPatch(b, [70, Y - 74, Math.min(190, X - 96), 50], colors[0] as string)
  flowerPatch(b, [-60 - 190, Y - 74, 190, 50], colors[1] as string)
  if (left > 200) {
    tree(
      b.at(x + 110, y + 120),
      brief.pick(['round', 'conifer']),
      brief.between(300, 380),
      leaves.green,
    )
    if (brief.chance(0.5)) birdBath(b.at(x + 90, Y - 170))
    else parkBench(b.at(x + 30, Y - 200), 150, wood)
  } else hedge(b.at(x + 24, y + 32), (X - x) * 0.42, 70, leaves.deep)
  shrub(b.at(X - 60, Y - 130), 34, leaves.fresh)
}
