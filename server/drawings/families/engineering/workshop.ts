import type { Brief, Family } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats } from '../../kit/palette.ts'
import { bridgeCrane, sling } from '../../props/bridge-crane.ts'
import { hall } from '../../props/hall.ts'
import { sparks } from '../../props/laser-machine.ts'
import { gasBottles, pressBrake, toolCabinet, weldingTable } from '../../props/machines.ts'
import { person } from '../../props/people.ts'
import { iBeam, primers, steelPile, trestle } from '../../props/steelwork.ts'

interface Plan {
  brief: Brief
  w: number
  d: number
  accent: string
  steel: string
}

export const workshop: Family = (b, brief) => {
  const work = brief.material({ bending, welding, assembly })
  const [w, d, h] = [brief.between(560, 760), brief.between(460, 620), brief.between(340, 430)]
  const { orange, teal, sun, blue } = coats
  const accent = brief.pick([orange, teal, sun, blue])
  const steel = brief.pick(Object.values(primers))
  const wall = brief.pick(['#dfe3e0', '#d3dde0', '#e6dfd0', '#c9d6cf'])
  hall(b, { size: [w, d, h], wall, shutter: brief.chance(0.6) })
  work(b, { brief, w, d, accent, steel })
  const isLaden = brief.chance(0.6)
  bridgeCrane(b.at(0, 28), {
    span: d - 40,
    height: h - 80,
    runway: w,
    at: w * brief.pick([0.06, 0.14, 0.7]),
    trolley: brief.between(0.3, 0.5),
    drop: 80,
    color: brief.pick([coats.sun, coats.orange, coats.blue]),
    load: hook => {
      if (!isLaden) return
      iBeam(hook, 'x', [-90, -9, -40], 180, steel)
      sling(hook, 50, 14)
    },
  })
}

function welding(b: Builder, { brief, w, d, accent, steel }: Plan): void {
  for (const [i, part] of (['frame', 'beam'] as const).entries()) {
    const x = w * (0.26 + i * 0.44)
    weldingTable(b.at(x, d * 0.24), part)
    welder(b.at(x, d * 0.24 + 78, 0, 2), accent, i)
    gasBottles(b.at(x + 122, d * 0.14))
  }
  const section = brief.pick(['beam', 'tube', 'pipe'] as const)
  steelPile(b.at(w * 0.34, d * 0.62), w * 0.46, steel, { section, columns: 4 })
  toolCabinet(b.at(w - 120, d * 0.56), accent)
}

function assembly(b: Builder, { brief, w, d, accent, steel }: Plan): void {
  const [x, y, long] = [w * 0.12, d * 0.4, w * 0.6]
  for (const k of [0.2, 0.5, 0.8]) trestle(b.at(x + long * k, y), 60, 200)
  for (const side of [-76, 58]) iBeam(b, 'x', [x, y + side, 60], long, steel)
  for (const k of [0.06, 0.36, 0.64, 0.9])
    iBeam(b, 'y', [x + long * k, y - 57.5, 61], 115, steel, { w: 14, h: 22 })
  welder(b.at(w * 0.36, y + 126, 0, 2), accent, 0)
  toolCabinet(b.at(w * 0.5, 30), accent)
  const primer = brief.pick(Object.values(primers))
  steelPile(b.at(w * 0.84, d * 0.3, 0, 1), d * 0.4, primer, { columns: 3 })
  gasBottles(b.at(w * 0.82, d * 0.66))
}

function bending(b: Builder, { w, d, accent, steel }: Plan): void {
  pressBrake(b.at(w * 0.1, 34), accent)
  const hat = coats.sun
  person(b.at(w * 0.3, 230, 0, 2), { shirt: '#40545c', hat, pose: 'working', away: true, skin: 1 })
  weldingTable(b.at(w * 0.76, d * 0.28), 'frame')
  welder(b.at(w * 0.76, d * 0.28 + 78, 0, 2), accent, 2)
  steelPile(b.at(w * 0.36, d * 0.64), w * 0.4, steel, { section: 'tube', columns: 4 })
  gasBottles(b.at(w * 0.9, d * 0.6))
}

function welder(b: Builder, accent: string, skin: number): void {
  person(b, { shirt: '#40545c', hat: accent, pose: 'working', away: true, skin })
  sparks(b.at(0, 42, 87), 1)
}
