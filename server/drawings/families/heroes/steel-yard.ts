import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, ground, leaves, metals } from '../../kit/palette.ts'
import { bridgeCrane, sling } from '../../props/bridge-crane.ts'
import { fence } from '../../props/fixtures.ts'
import { gateLeaf } from '../../props/gates.ts'
import { forklift } from '../../props/machines.ts'
import { mobileCrane } from '../../props/mobile-crane.ts'
import { passing, toAndFro } from '../../props/motions.ts'
import { person } from '../../props/people.ts'
import { road } from '../../props/roads.ts'
import { girder, iBeam, portal, primers, steelPile, trestle } from '../../props/steelwork.ts'
import { tree } from '../../props/trees.ts'
import { truss } from '../../props/trusses.ts'
import { truck } from '../../props/vehicles.ts'
import { office, stairTower, tank, welder } from './steel-yard/steelwork.ts'

const W = 1900

const D = 1240

/** The steel yard: a frame going up beside piles of beams, or finished steelwork under a crane. */
export const heroSteelYard: Family = (b, brief) => {
  const color = brief.pick([primers.red, primers.blue, primers.grey])
  b.slab([0, 0, -24], [W, D, 24], ground.lawn, { casts: false })
  b.flat([30, 30, 0], [W - 60, 900, 0.4], ground.gravel, { casts: false })
  road(b.at(0, 985), W, 230)
  if (brief.construction(['erection', 'finished']) === 'erection') erection(b, brief, color)
  else finished(b, brief, color)
  fence(b.at(40, 940), 640)
  fence(b.at(1240, 940), 620)
  b.moving(passing([-660, 0, 0], [760, 0, 0], 24), g => {
    truck(g.at(900, 1100), { cab: coats.orange })
    for (const y of [1046, 1090, 1134]) iBeam(g, 'x', [625, y, 78], 400, color)
  })
}

function erection(b: Builder, brief: Brief, color: string): void {
  for (const x of [1010, 1330, 1650]) portal(b.at(x, 120), { deep: 608, h: 340, ridge: 444 }, color)
  for (const y of [124, 712]) b.box([1028, y, 330], [302, 10, 16], color, { casts: false })
  for (const y of [124, 712]) b.box([1348, y, 330], [302, 10, 16], color, { casts: false })
  for (const t of [0.12, 0.4, 0.68, 0.94])
    for (const side of [1, -1]) {
      const y = 424 - side * 290 * (1 - t)
      b.box([1020, y - 4, 358 + 96 * t], [640, 8, 10], color, { casts: false })
    }
  b.beam([1030, 712, 20], [1326, 712, 320], 6, color, { casts: false })
  mobileCrane(b.at(420, 800), { reach: 380, height: 620 })
  b.moving(toAndFro([0, 0, -150], 18), g => {
    const hook = g.at(800, 800, 430)
    iBeam(hook, 'x', [-130, -9, -70], 260, color)
    sling(hook, 80, 44)
    hook.wire(
      [
        [0, 0, 0],
        [0, 0, 186],
      ],
      3,
      metals.black,
    )
  })
  for (const [i, y] of [130, 300, 470].entries())
    steelPile(b.at(280, y), 420, brief.pick([primers.bare, color, primers.galvanised]), {
      section: (['beam', 'tube', 'pipe'] as const)[i] ?? 'beam',
      columns: 4,
      rows: 3,
    })
  for (const x of [590, 830]) trestle(b.at(x, 220), 70, 150)
  girder(b.at(500, 216, 70), 430, 90, color)
  welder(b.at(700, 300, 0, 2))
  person(b.at(960, 640, 0, 1), { shirt: coats.orange, hat: coats.sun, skin: 1 })
  person(b.at(900, 560), { shirt: coats.blue, hat: '#f3f0e7', skin: 2 })
  tree(b.at(90, 880), 'acacia', 330, leaves.olive)
}

function finished(b: Builder, brief: Brief, color: string): void {
  for (let i = 0; i < 3; i++) truss(b.at(90, 150 + i * 90), 'pitched', [560, 150], color)
  for (const [i, y] of [560, 730].entries())
    steelPile(b.at(290, y), 420, brief.pick([primers.galvanised, primers.blue, color]), {
      section: i ? 'pipe' : 'tube',
      columns: 5,
      rows: 3,
    })
  stairTower(b.at(1240, 130), color)
  tank(b.at(1700, 250), coats.sun)
  for (const [i, infill] of (['bars', 'braced'] as const).entries()) {
    const at = b.at(1490 + i * 170, 640)
    for (const x of [20, 120]) at.box([x, -14, 0], [10, 34, 6], '#b08a5a')
    gateLeaf(at.at(0, 0, 6), { w: 150, h: 150, color: i ? coats.teal : metals.black, infill })
  }
  bridgeCrane(b.at(740, 90), {
    span: 800,
    height: 430,
    runway: 460,
    at: 90,
    legs: 'both',
    trolley: 0.62,
    drop: 150,
    motion: toAndFro([220, 0, 0], 24),
    load: g => {
      sling(g, 70, 44)
      girder(g.at(-110, -4, -104), 220, 60, color)
    },
  })
  office(b.at(1270, 640))
  person(b.at(1320, 560, 0, 1), { shirt: coats.orange, hat: coats.sun, skin: 1 })
  forklift(b.at(640, 810), coats.sun)
  tree(b.at(1820, 880), 'acacia', 300, leaves.green)
}
