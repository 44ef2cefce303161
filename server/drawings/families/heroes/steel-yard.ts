import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, ground, leaves } from '../../kit/palette.ts'
import { forklift, sparks, weldingTable } from '../../props/machines.ts'
import { breathing, toAndFro } from '../../props/motions.ts'
import { stair } from '../../props/outdoors.ts'
import { person } from '../../props/people.ts'
import { road } from '../../props/roads.ts'
import { girder, iBeam, primers, steelPile, trestle } from '../../props/steelwork.ts'
import { tree } from '../../props/trees.ts'
import { truck } from '../../props/vehicles.ts'

const W = 1900
const D = 1300

/** The steel yard: a frame going up beside piles of beams, or finished steelwork under a gantry. */
export const heroSteelYard: Family = (b, brief) => {
  const color = brief.pick([primers.red, primers.blue, primers.grey])
  b.slab([0, 0, -24], [W, D, 24], ground.concrete, { casts: false })
  b.flat([30, 30, 0], [W - 60, 900, 0.4], ground.gravel, { casts: false })
  if (brief.construction(['erection', 'finished']) === 'erection') erection(b, brief, color)
  else finished(b, brief, color)
}

function erection(b: Builder, brief: Brief, color: string): void {
  for (const x of [560, 900, 1240]) portalFrame(b.at(x, 110), color)
  for (const x of [578, 918])
    for (const y of [110, 600]) b.box([x, y + 5, 330], [322, 10, 16], color, { casts: false })
  b.moving(toAndFro([0, 0, 120], 18), g => {
    iBeam(g, 'x', [1290, 340, 250], 300, color)
    for (const x of [1310, 1570])
      g.wire(
        [
          [x, 349, 276],
          [1440, 349, 400],
        ],
        3,
        '#2a3238',
      )
  })
  mobileCrane(b.at(1600, 900))
  for (const [i, y] of [140, 330, 520].entries())
    steelPile(b.at(250, y), 380, brief.pick([primers.bare, color, primers.galvanised]), {
      section: (['beam', 'tube', 'pipe'] as const)[i] ?? 'beam',
      columns: 4,
    })
  for (const x of [220, 460]) trestle(b.at(x, 820), 70, 150)
  girder(b.at(110, 800, 70), 480, 76, color)
  person(b.at(340, 930, 0, 2), { shirt: '#40545c', hat: coats.sun, pose: 'working', away: true })
  b.moving(breathing(0.1, 1, 1.7), g => sparks(g.at(340, 880, 80), 1.1))
  forklift(b.at(780, 980), coats.sun)
  person(b.at(1060, 860, 0, 1), { shirt: coats.orange, hat: coats.sun, skin: 1 })
  person(b.at(1130, 830), { shirt: coats.blue, hat: '#f3f0e7', skin: 2 })
}

function finished(b: Builder, brief: Brief, color: string): void {
  for (let i = 0; i < 3; i++) girder(b.at(120, 140 + i * 90), 760, 120, color, { bays: 7 })
  stairTower(b.at(1120, 160), color)
  for (const [i, y] of [560, 740].entries())
    steelPile(b.at(330, y), 420, brief.pick([primers.galvanised, primers.blue]), {
      section: i ? 'pipe' : 'tube',
      columns: 5,
      rows: 3,
    })
  tank(b.at(1620, 260), coats.sun)
  truck(b.at(1040, 960), { cab: coats.orange })
  for (const y of [900, 960]) iBeam(b, 'x', [770, y, 78], 400, color)
  forklift(b.at(700, 640), coats.sun)
  weldingTable(b.at(1500, 700))
  person(b.at(1280, 620, 0, 1), { shirt: coats.orange, hat: coats.sun, skin: 1 })
  b.moving(toAndFro([-260, 0, 0], 20), g =>
    person(g.at(1160, 780, 0, 1), { shirt: coats.blue, hat: '#f3f0e7', pose: 'walking' }),
  )
  tree(b.at(1780, 1180), 'acacia', 330, leaves.olive)
  road(b.at(0, 1080), W * 0.6, 200)
}

/** A portal frame across y, 500 cm wide: two columns and two rafters. */
function portalFrame(b: Builder, color: string): void {
  for (const y of [0, 480]) {
    b.box([-8, y - 4, 0], [34, 28, 4], '#48545c')
    iBeam(b, 'z', [0, y, 4], 340, color, { w: 18, h: 20 })
  }
  b.beam([9, 2, 352], [9, 249, 440], 20, color)
  b.beam([9, 498, 352], [9, 251, 440], 20, color)
}

/** A mobile crane facing -x, its hook over the point 160 cm to its left. */
function mobileCrane(b: Builder): void {
  truck(b.at(0, 60, 0, 2), { cab: coats.sun, length: 300 })
}

function stairTower(b: Builder, color: string): void {
  for (const [x, y] of [
    [0, 0],
    [180, 0],
    [0, 180],
    [180, 180],
  ] as const)
    b.box([x, y, 0], [12, 12, 420], color)
  for (const z of [200, 408]) b.box([0, 0, z], [192, 192, 12], '#b9c4c9')
  stair(b.at(196, 60), 200, 260, 90, color)
}

function tank(b: Builder, color: string): void {
  for (const [x, y] of [
    [-80, -80],
    [68, -80],
    [-80, 68],
    [68, 68],
  ] as const)
    b.box([x, y, 0], [12, 12, 160], '#48545c')
  b.box([-92, -92, 160], [184, 184, 10], '#48545c')
  b.turned(
    [0, 0, 170],
    [
      [88, 0],
      [88, 210],
      [40, 250],
      [14, 252],
    ],
    color,
  )
}
