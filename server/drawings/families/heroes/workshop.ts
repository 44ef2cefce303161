import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats } from '../../kit/palette.ts'
import type { Motion } from '../../kit/scene.ts'
import { bridgeCrane, sling } from '../../props/bridge-crane.ts'
import { hall } from '../../props/hall.ts'
import { sparks } from '../../props/laser-machine.ts'
import {
  forklift,
  gasBottles,
  pressBrake,
  toolCabinet,
  weldingTable,
} from '../../props/machines.ts'
import { breathing, toAndFro } from '../../props/motions.ts'
import { person } from '../../props/people.ts'
import { girder, iBeam, primers, steelPile, trestle } from '../../props/steelwork.ts'

const W = 1560
const D = 980
const H = 500
const RAIL = 400

/** The steel workshop: welding bays or one large frame, under a crane that carries a beam. */
export const heroWorkshop: Family = (b, brief) => {
  const accent = brief.pick([coats.sun, coats.orange, coats.teal])
  hall(b, { size: [W, D, H], accent: '#e3ab41' })
  if (brief.construction(['bays', 'assembly']) === 'bays') bays(b, brief, accent)
  else assembly(b, brief, accent)
  const motion: Motion = toAndFro([-560, 0, 0], 26)
  bridgeCrane(b.at(0, 30), {
    span: D - 40,
    height: RAIL,
    runway: W,
    at: 1180,
    trolley: 0.46,
    drop: 110,
    motion,
    load: g => {
      sling(g, 70, 44)
      iBeam(g, 'x', [-150, -9, -70], 300, primers.red)
    },
  })
}

function bays(b: Builder, brief: Brief, accent: string): void {
  for (let i = 0; i < 4; i++) {
    const x = 120 + i * 350
    b.box([x - 96, 30, 0], [6, 250, 190], i % 2 ? '#c4683a' : '#3f7f86', { casts: false })
    weldingTable(b.at(x + 110, 170), i % 2 ? 'beam' : 'frame')
    if (i !== 2) welder(b.at(x + 110, 250, 0, 2), accent, i)
    gasBottles(b.at(x - 50, 70))
  }
  for (const [x, y, section] of [
    [330, 560, 'beam'],
    [330, 720, 'tube'],
    [760, 560, 'pipe'],
  ] as const)
    steelPile(b.at(x, y), 380, brief.pick([primers.bare, primers.red, primers.grey]), {
      section,
      columns: 4,
    })
  girder(b.at(640, 730), 520, 80, primers.red)
  forklift(b.at(1340, 740, 0, 2))
  toolCabinet(b.at(1400, 480))
  person(b.at(1180, 560, 0, 1), { shirt: coats.orange, hat: coats.sun, skin: 2 })
}

function assembly(b: Builder, brief: Brief, accent: string): void {
  const color = brief.pick([primers.red, primers.blue, primers.grey])
  for (const x of [260, 560, 860]) trestle(b.at(x, 500), 70, 320)
  for (const y of [360, 620]) iBeam(b, 'x', [180, y, 70], 780, color)
  for (const x of [200, 440, 680, 920]) iBeam(b, 'y', [x, 378.5, 71], 241, color, { w: 16, h: 22 })
  welder(b.at(520, 700, 0, 2), accent, 0)
  welder(b.at(860, 700, 0, 2), accent, 2)
  pressBrake(b.at(140, 40), coats.teal)
  toolCabinet(b.at(560, 30), accent)
  toolCabinet(b.at(700, 30), accent)
  weldingTable(b.at(980, 140), 'frame')
  welder(b.at(980, 220, 0, 2), accent, 1)
  steelPile(b.at(1340, 180), 340, primers.bare, { columns: 5, rows: 3 })
  steelPile(b.at(1330, 420), 340, primers.grey, { section: 'pipe', columns: 5 })
  forklift(b.at(1220, 690), coats.orange)
  gasBottles(b.at(1440, 620))
  person(b.at(1040, 640, 0, 1), { shirt: coats.blue, hat: '#f3f0e7', skin: 1 })
}

/** A welder at work, seen from behind, with sparks before him that flicker. */
function welder(b: Builder, accent: string, i: number): void {
  person(b, {
    shirt: '#40545c',
    trousers: '#33424a',
    hat: accent,
    pose: 'working',
    skin: i,
    away: true,
  })
  b.moving(breathing(0.1, 1, 1.6 + i * 0.7), g => sparks(g.at(0, 46, 87), 1.1))
}
