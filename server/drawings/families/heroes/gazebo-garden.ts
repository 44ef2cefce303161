import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import type { Vec } from '../../kit/geometry.ts'
import { coats, fabrics, ground, leaves, metals, woods } from '../../kit/palette.ts'
import { boards } from '../../props/cladding.ts'
import { birdBath, flowerBed, sunLounger } from '../../props/garden.ts'
import { breathing, swaying, toAndFro } from '../../props/motions.ts'
import { deck, railing } from '../../props/outdoors.ts'
import { person } from '../../props/people.ts'
import { chair, loungeChair, sofa } from '../../props/seating.ts'
import { roundTable, table } from '../../props/tables.ts'
import { hedge, shrub, tree } from '../../props/trees.ts'
import { reeds, ripples } from '../../props/water.ts'

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
    reeds(b.at(rx, ry))
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

/** An eight-sided gazebo with its middle over the origin. */
function gazebo(b: Builder, r: number, wood: string, roof: string): void {
  const corner = (i: number, radius: number, z: number): Vec => {
    const a = ((i + 0.5) / 8) * 2 * Math.PI
    return [Math.cos(a) * radius, Math.sin(a) * radius, z]
  }
  const ring = (radius: number, z: number) =>
    Array.from({ length: 8 }, (_, i) => corner(i, radius, z))
  b.loft(ring(r + 16, 0), ring(r + 16, 20), woods.oak)
  b.box([-46, r + 14, 0], [92, 34, 10], woods.oak)
  for (let i = 0; i < 8; i++) {
    const [px, py] = corner(i, r - 4, 0)
    b.box([px - 6, py - 6, 20], [12, 12, 236], wood)
  }
  for (let i = 0; i < 8; i++) {
    if (i === 1) continue
    for (const z of [50, 98]) {
      const [from, to] = [corner(i, r - 4, z), corner(i + 1, r - 4, z)]
      b.beam(shorter(from, to), shorter(to, from), 6, wood, { casts: false })
    }
  }
  b.loft(ring(r + 8, 256), ring(r + 8, 268), wood)
  b.loft(ring(r + 36, 268), ring(70, 360), roof)
  b.loft(ring(60, 360), ring(60, 380), wood)
  b.loft(ring(76, 380), ring(2, 440), roof)
  roundTable(b.at(0, 0, 20), 52, 74, woods.teak, woods.teak, 'drum')
  for (const [cx, cy, turn] of [
    [0, -84, 0],
    [84, 0, 3],
    [-84, 0, 1],
  ] as const)
    chair(b.at(cx, cy, 20, turn), { fabric: fabrics.rust, frame: woods.teak, style: 'spindle' })
  b.moving(swaying([0, 0, 250], 4, 5), g => {
    g.wire(
      [
        [0, 0, 256],
        [0, 0, 214],
      ],
      2,
      metals.black,
    )
    g.ball([0, 0, 200], 14, '#ffe9a8', { casts: false })
  })
}

function shorter([x, y, z]: Vec, [tx, ty]: Vec): Vec {
  const k = 9 / Math.hypot(tx - x, ty - y)
  return [x + (tx - x) * k, y + (ty - y) * k, z]
}

/** Light bulbs on a string along x that swell and fade. */
function lanterns(b: Builder, [x, y]: readonly [number, number], w: number, z: number): void {
  const at = (i: number): Vec => [
    x + (i * w) / 8,
    y,
    z - Math.sin((i / 8) * Math.PI * 2 + 0.6) ** 2 * 16,
  ]
  b.wire(
    Array.from({ length: 9 }, (_, i) => at(i)),
    1.6,
    metals.black,
  )
  b.moving(breathing(0.45, 1, 4), g => {
    for (let i = 0; i < 9; i++) {
      const [lx, ly, lz] = at(i)
      g.ball([lx, ly, lz - 7], 7, '#ffdf8a', { casts: false })
    }
  })
}
