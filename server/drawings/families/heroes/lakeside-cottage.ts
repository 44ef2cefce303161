import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, fabrics, ground, leaves, woods } from '../../kit/palette.ts'
import { boards } from '../../props/cladding.ts'
import { flowerBed } from '../../props/garden.ts'
import { swaying } from '../../props/motions.ts'
import { deck, railing } from '../../props/outdoors.ts'
import { person } from '../../props/people.ts'
import { loungeChair } from '../../props/seating.ts'
import { shrub, tree } from '../../props/trees.ts'
import { jetty, reeds, ripples, rowingBoat } from '../../props/water.ts'
import { roundTable } from '../../things/table.ts'
import { cottage } from './lakeside-cottage/cottage.ts'

const W = 1420

const D = 1240

/** A cottage at a lake: on the shore with its jetty, or back among trees with a veranda. */
export const heroLakesideCottage: Family = (b, brief) => {
  const color = brief.pick([coats.brick, coats.cream, coats.sage, coats.slate])
  const roof = brief.pick([coats.charcoal, '#7a4f3a', coats.slate])
  const shore = brief.construction(['shore', 'trees']) === 'shore'
  b.slab([0, 0, -24], [W, D, 24], ground.water, { casts: false })
  if (shore) onShore(b, brief, color, roof)
  else amongTrees(b, brief, color, roof)
}

function onShore(b: Builder, brief: Brief, color: string, roof: string): void {
  bank(b, W, 690)
  cottage(b.at(330, 130), brief, color, roof)
  deck(b.at(330, 434), 660, 170, 24, woods.oak)
  railing(b.at(336, 598, 24), 330, 80, woods.oak)
  loungeChair(b.at(470, 520, 24), fabrics.linen, woods.teak)
  loungeChair(b.at(610, 520, 24), fabrics.rust, woods.teak)
  roundTable(b.at(540, 556, 24), 24, 40, woods.teak)
  jetty(b.at(830, 640), 460, 90, woods.oak)
  rocking(b.at(620, 940, 0, 1), coats.orange)
  rocking(b.at(1120, 1010, 0, 1), coats.blue)
  ripples(b.at(60, 760), W - 240, D - 860, 20)
  for (const [x, y] of [
    [90, 720],
    [200, 730],
    [1290, 720],
    [1200, 740],
    [420, 716],
  ] as const)
    reeds(b.at(x, y), 9)
  tree(b.at(170, 300), 'conifer', 470, leaves.deep)
  tree(b.at(210, 560), 'round', 300, leaves.green)
  tree(b.at(1240, 180), 'round', 430, leaves.green)
  tree(b.at(1280, 500), 'conifer', 360, leaves.deep)
  for (const x of [1080, 1150]) shrub(b.at(x, 560), 34, leaves.fresh)
  person(b.at(874, 990, 28, 0), { shirt: coats.sun, skin: 1 })
}

function amongTrees(b: Builder, brief: Brief, color: string, roof: string): void {
  bank(b, 1000, D)
  cottage(b.at(190, 420), brief, color, roof)
  deck(b.at(190, 724), 660, 150, 24, woods.teak)
  for (const x of [196, 420, 630, 832]) b.box([x, 856, 24], [12, 12, 190], woods.teak)
  b.gable([170, 770, 214], [700, 120, 30], 'x', roof, { ridge: 0, slopes: [boards(20, true)] })
  loungeChair(b.at(330, 800, 24), fabrics.linen, woods.oak)
  jetty(b.at(980, 690, 0, 1), 320, 90, woods.oak)
  rocking(b.at(1210, 900), coats.sun)
  ripples(b.at(1050, 60), W - 1170, D - 160, 18)
  for (const [x, y, h] of [
    [120, 140, 460],
    [380, 120, 400],
    [640, 160, 480],
    [880, 120, 420],
    [910, 1080, 330],
    [110, 1080, 380],
    [560, 1120, 260],
    [960, 340, 330],
  ] as const)
    tree(
      b.at(x, y),
      brief.pick(['conifer', 'round', 'conifer', 'poplar']),
      h,
      brief.pick([leaves.deep, leaves.green, leaves.fresh]),
    )
  for (const [x, y] of [
    [1040, 800],
    [1050, 940],
    [1040, 240],
  ] as const)
    reeds(b.at(x, y), 9)
  flowerBed(b.at(250, 920), 260, 56)
  b.flat([480, 908, 0.8], [120, D - 908, 0.3], '#d8ccb4', { casts: false })
  person(b.at(760, 980, 0, 1), { shirt: coats.orange, skin: 2 })
  person(b.at(1200, 645, 28, 1), { shirt: coats.sun, skin: 1 })
}

/** A boat that rocks a little. */
function rocking(b: Builder, color: string): void {
  b.moving(swaying([0, 0, 0], 1.6, 5), g => rowingBoat(g, color))
}

/** The land: grass with a strip of sand towards the water. */
function bank(b: Builder, w: number, d: number): void {
  b.flat([0, 0, 0], [Math.min(W, w + 40), Math.min(D, d + 40), 0.4], '#dccfae', { casts: false })
  b.flat([0, 0, 0.4], [w, d, 0.4], ground.lawn, { casts: false })
}
