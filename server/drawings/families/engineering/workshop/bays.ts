import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { coats } from '../../../kit/palette.ts'
import { laserCutter, sparks } from '../../../props/laser-machine.ts'
import { gasBottles, pressBrake, toolCabinet, weldingTable } from '../../../props/machines.ts'
import { person } from '../../../props/people.ts'
import { iBeam, primers, steelPile, trestle } from '../../../props/steelwork.ts'
import { sheetRack } from '../../../props/stores.ts'

/** Size of the hall, height of the crane's rail, colours. */
export interface Plan {
  readonly brief: Brief
  readonly w: number
  readonly d: number
  readonly rail: number
  readonly accent: string
  readonly steel: string
}

/** Welding tables with frames on them. */
export function welding(b: Builder, { brief, w, d, accent, steel }: Plan): void {
  for (let i = 0; i < 2; i++) {
    const x = w * (0.26 + i * 0.44)
    weldingTable(b.at(x, d * 0.24), i ? 'beam' : 'frame')
    welder(b.at(x, d * 0.24 + 78, 0, 2), accent, i)
    gasBottles(b.at(x + 122, d * 0.14))
  }
  steelPile(b.at(w * 0.34, d * 0.62), w * 0.46, steel, {
    section: brief.pick(['beam', 'tube', 'pipe']),
    columns: 4,
  })
  toolCabinet(b.at(w - 120, d * 0.56), accent)
}

/** A large frame on trestles. */
export function assembly(b: Builder, { brief, w, d, accent, steel }: Plan): void {
  const long = w * 0.6
  for (const k of [0.2, 0.5, 0.8]) trestle(b.at(w * 0.12 + long * k, d * 0.4), 60, 200)
  for (const y of [d * 0.4 - 76, d * 0.4 + 58]) iBeam(b, 'x', [w * 0.12, y, 60], long, steel)
  for (const k of [0.06, 0.36, 0.64, 0.9])
    iBeam(b, 'y', [w * 0.12 + long * k, d * 0.4 - 57.5, 61], 115, steel, { w: 14, h: 22 })
  welder(b.at(w * 0.36, d * 0.4 + 126, 0, 2), accent, 0)
  toolCabinet(b.at(w * 0.5, 30), accent)
  steelPile(b.at(w * 0.84, d * 0.3, 0, 1), d * 0.4, brief.pick(Object.values(primers)), {
    columns: 3,
  })
  gasBottles(b.at(w * 0.82, d * 0.66))
}

/** A laser cutter with its rack. */
export function cutting(b: Builder, { brief, w, d, accent }: Plan): void {
  laserCutter(b.at(w * 0.32, d * 0.26), {
    w: w * 0.5,
    d: d * 0.32,
    gantry: brief.between(0.2, 0.7),
    color: '#eceae3',
  })
  sheetRack(b.at(24, 36), accent, 4)
  person(b.at(w * 0.24, d * 0.62, 0, 1), { shirt: accent, hat: coats.sun, skin: 1 })
  if (brief.chance(0.6)) toolCabinet(b.at(w - 130, 32), accent)
}

/** A press brake and a welding table. */
export function bending(b: Builder, { brief, w, d, accent, steel }: Plan): void {
  pressBrake(b.at(w * 0.1, 34), accent)
  person(b.at(w * 0.3, 230, 0, 2), {
    shirt: '#40545c',
    hat: coats.sun,
    pose: 'working',
    away: true,
    skin: 1,
  })
  weldingTable(b.at(w * 0.76, d * 0.28), brief.pick(['beam', 'frame']))
  welder(b.at(w * 0.76, d * 0.28 + 78, 0, 2), accent, 2)
  steelPile(b.at(w * 0.36, d * 0.64), w * 0.4, steel, { section: 'tube', columns: 4 })
  gasBottles(b.at(w * 0.9, d * 0.6))
}

function welder(b: Builder, accent: string, skin: number): void {
  person(b, { shirt: '#40545c', hat: accent, pose: 'working', away: true, skin })
  sparks(b.at(0, 42, 87), 1)
}
