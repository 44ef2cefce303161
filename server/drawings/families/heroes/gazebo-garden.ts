import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, fabrics, ground, leaves, woods } from '../../kit/palette.ts'
import { boards } from '../../props/cladding.ts'
import { birdBath, flowerBed, sunLounger } from '../../props/garden.ts'
import { toAndFro } from '../../props/motions.ts'
import { deck, railing } from '../../props/outdoors.ts'
import { person } from '../../props/people.ts'
import { chair, loungeChair } from '../../props/seating.ts'
import { sofa } from '../../props/sofas.ts'
import { hedge, shrub, tree } from '../../props/trees.ts'
import { reeds, ripples } from '../../props/water.ts'
import { roundTable, table } from '../../things/table.ts'
import { gazebo, lanterns } from './gazebo-garden/shelters.ts'

const W = 1180

const D = 960

/** A gazebo in a garden: eight-sided among shrubs by a pond, or a pavilion beside a path. */
export const heroGazeboGarden: Family = (b, brief) => {
  const wood = brief.pick([woods.oak, woods.teak, woods.walnut, '#f1ece1'])
  const roof = brief.pick([coats.charcoal, coats.brick, coats.teal, coats.sage])
  b.slab([0, 0, -24], [W, D, 24], ground.lawn, { casts: false })
  hedge(b.at(20, 44), W - 40, 70)
  hedge(b.at(44, D - 30, 0, 1), D - 130, 70)
  if (brief.construction(['octagon', 'pavilion']) === 'octagon') octagon(b, brief, wood, roof)
  else pavilion(b, wood, roof)
}

function octagon(b: Builder, brief: Brief, wood: string, roof: string): void {
  const [x, y, r] = [560, 420, 210]
  b.flat([x - 40, y + r, 0], [90, D - y - r, 0.4], '#d8ccb4', { casts: false })
  b.round([900, 760, 0], 190, 1, '#cfc7b4', { casts: false })
  b.round([900, 760, 1], 170, 0.2, ground.water, { casts: false })
  ripples(b.at(790, 680, 1), 160, 150, 6)
  for (const [rx, ry] of [
    [1000, 640],
    [1050, 720],
  ] as const)
    reeds(b.at(rx, ry), 7)
  gazebo(b.at(x, y), r, wood, roof)
  for (const [sx, sy, k] of [
    [250, 300, 44],
    [240, 420, 36],
    [300, 560, 40],
    [880, 300, 46],
    [960, 380, 36],
    [330, 180, 38],
    [420, 760, 34],
    [690, 780, 30],
  ] as const)
    shrub(b.at(sx, sy), k, brief.pick([leaves.fresh, leaves.green, leaves.deep]))
  flowerBed(b.at(330, 660), 150, 60)
  tree(b.at(1060, 200), 'round', 400, leaves.green)
  tree(b.at(190, 840), 'round', 320, leaves.jacaranda)
  tree(b.at(180, 170), 'conifer', 380, leaves.deep)
  birdBath(b.at(780, 860))
  person(b.at(480, 850, 0, 1), { shirt: coats.orange, skin: 1 })
}

function pavilion(b: Builder, wood: string, roof: string): void {
  const [x, y, w, d, h] = [250, 170, 540, 380, 266]
  b.flat([120, 660, 0], [W - 160, 100, 0.4], '#d8ccb4', { casts: false })
  b.flat([460, 560, 0], [110, 100, 0.4], '#d8ccb4', { casts: false })
  deck(b.at(x, y), w, d, 24, wood === '#f1ece1' ? woods.oak : wood)
  for (const px of [x + 8, x + w / 2 - 7, x + w - 22])
    for (const py of [y + 8, y + d - 22]) b.box([px, py, 24], [14, 14, h], wood)
  b.box([x - 10, y - 10, 24 + h], [w + 20, d + 20, 14], wood)
  b.gable([x - 26, y - 22, 38 + h], [w + 52, d + 44, 96], 'x', roof, {
    slopes: [boards(18, true)],
    endColor: wood,
  })
  railing(b.at(x + 22, y + 14, 24), w / 2 - 30, 84, wood)
  sofa(b.at(x + 150, y + 100, 24), {
    seats: 3,
    fabric: fabrics.linen,
    style: 'wooden',
    leg: woods.teak,
  })
  table(b.at(x + 150, y + 210, 24), { w: 110, d: 60, h: 38, top: woods.teak })
  loungeChair(b.at(x + 330, y + 190, 24, 3), fabrics.sage, woods.teak)
  roundTable(b.at(x + 430, y + 110, 24), 44, 74, woods.teak, woods.teak)
  chair(b.at(x + 430, y + 176, 24, 2), { fabric: fabrics.sage, frame: woods.teak })
  lanterns(b, [x + 10, y + d + 6], w - 20, 24 + h - 26)
  for (const fx of [170, 640, 860]) flowerBed(b.at(fx, 780), 180, 60)
  for (const lx of [900, 1010]) sunLounger(b.at(lx, 470), fabrics.linen)
  tree(b.at(950, 240), 'palm', 400, leaves.green)
  tree(b.at(1080, 820), 'round', 330, leaves.fresh)
  tree(b.at(150, 240), 'poplar', 360, leaves.deep)
  for (const sx of [130, 420, 560]) shrub(b.at(sx, 880), 32, leaves.green)
  b.moving(toAndFro([300, 0, 0], 22), g =>
    person(g.at(320, 710, 0, 1), { shirt: coats.orange, skin: 2, pose: 'walking' }),
  )
}
