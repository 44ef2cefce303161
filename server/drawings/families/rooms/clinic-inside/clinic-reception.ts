import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { inset } from '../../../kit/mark.ts'
import { metals } from '../../../kit/palette.ts'
import { rug } from '../../../props/art.ts'
import { battens } from '../../../props/cladding.ts'
import { beamSeats, drumSeat, swivelChair } from '../../../props/contract-seating.ts'
import { pile } from '../../../props/desk-things.ts'
import { leaflets } from '../../../props/medical.ts'
import { door, glazing, window } from '../../../props/openings.ts'
import { plainSchemes } from '../../../props/schemes.ts'
import { type CounterShape, counterShapes, receptionDesk } from '../../../props/service-counters.ts'
import { roundTable } from '../../../props/tables.ts'
import { clock, cross, lettering, poster } from '../../../props/wall-signs.ts'
import { wheelchair } from '../../../props/ward-things.ts'
import { fileRack, terminal, waterCooler } from '../../../props/workplaces.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from '../../../rooms/plan.ts'

/** The front desk of a clinic, with seats for those who wait. */
export const clinicReception: Family = (b, brief) => {
  const shape = brief.construction(counterShapes)
  furnish[shape](b, planned(brief, plainSchemes, sizes[shape]))
}

const sizes: Record<CounterShape, Sizes> = {
  straight: { w: [450, 560], d: [380, 450], h: [235, 280] },
  corner: { w: [420, 500], d: [420, 500], h: [235, 280] },
  curved: { w: [440, 520], d: [430, 500], h: [235, 280] },
  stepped: { w: [500, 600], d: [360, 420], h: [235, 280] },
}

const floors = ['sheet', 'tiles', 'chequer'] as const

const furnish: Record<CounterShape, (b: Builder, plan: Plan) => void> = {
  straight(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [...name(0.28, scheme.accent), leaflets(0.78, 0.42, 0.12, 0.26)],
      [glazing([0.06, 0.03, 0.42, 0.78], 3, { door: 1 }), clock(0.72, 0.76)],
      floors,
    )
    desk(b.at(w * 0.42, 124), plan, 'straight', 210)
    fileRack(b.at(14, 3), brief, 86, 120, scheme.wood)
    beamSeats(b.at(w * 0.36, d - 70), Math.floor((w * 0.6) / 58), scheme.fabric)
    waterCooler(b.at(w - 30, 26))
    greenery(b.at(w * 0.2, d - 46), plan, 100)
  },
  corner(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [...name(0.22, scheme.accent), window([0.62, 0.4, 0.28, 0.42])],
      [
        door(0.06, 0.24, 0.84, { color: scheme.accent, lite: 'full' }),
        poster([0.42, 0.44, 0.14, 0.3], brief),
      ],
      floors,
    )
    desk(b.at(w * 0.32, 130), plan, 'corner', 190)
    beamSeats(b.at(w * 0.64, 6), Math.floor((w * 0.34) / 58), scheme.fabric)
    beamSeats(b.at(6, d * 0.65, 0, 1), 2, scheme.fabric)
    rug(b.at(w * 0.62, d * 0.68), 190, 130, scheme.fabric, brief)
    table(b.at(w * 0.62, d * 0.68), plan)
    wheelchair(b.at(w * 0.88, d * 0.5, 0, 3), scheme.accent)
    greenery(b.at(42, 42), plan, 110)
  },
  curved(b, plan) {
    const { w, d, scheme } = plan
    enclose(
      b,
      plan,
      [inset(0.16, 0, 0.62, 1, [battens(20, scheme.wood, 0.9)]), ...name(0.32, scheme.accent)],
      [glazing([0.1, 0.3, 0.7, 0.46], 4), clock(0.9, 0.74, 14)],
      floors,
    )
    desk(b.at(w * 0.48, 128), plan, 'curved', 230)
    for (const y of [d * 0.64, d * 0.9]) beamSeats(b.at(w * 0.14, y - 30), 3, scheme.fabric)
    beamSeats(b.at(w * 0.6, d * 0.9 - 30), 2, scheme.accent)
    for (const [x, y] of [
      [0.72, 0.6],
      [0.82, 0.66],
    ] as const)
      drumSeat(b.at(x * w, y * d), 18, 34, scheme.accent)
    greenery(b.at(w - 42, 44), plan)
  },
  stepped(b, plan) {
    const { brief, w, d, scheme } = plan
    enclose(
      b,
      plan,
      [
        ...name(0.16, scheme.accent),
        leaflets(0.56, 0.42, 0.1, 0.26),
        door(0.74, 0.16, 0.84, { color: scheme.wood }),
      ],
      [window([0.18, 0.4, 0.44, 0.4], { panes: 4 })],
      floors,
    )
    desk(b.at(w * 0.3, 122), plan, 'stepped', 240)
    beamSeats(b.at(w * 0.4, d * 0.62), 4, scheme.fabric)
    table(b.at(w * 0.24, d * 0.8), plan)
    drumSeat(b.at(w * 0.12, d * 0.72), 20, 42, scheme.accent)
    wheelchair(b.at(w * 0.82, d * 0.4, 0, 3), scheme.accent)
    waterCooler(b.at(w - 26, 24))
    if (brief.chance(0.6)) greenery(b.at(42, d - 46), plan, 90)
  },
}

function name(u: number, color: string) {
  return [cross(u, 0.76, 34), lettering([u + 0.06, 0.73, 0.2, 0.06], color)]
}

function desk(b: Builder, { brief, scheme }: Plan, shape: CounterShape, w: number): void {
  swivelChair(b.at(0, -66), { fabric: scheme.fabric })
  receptionDesk(b, shape, {
    w,
    front: brief.pick([scheme.fabric, scheme.front, scheme.wood]),
    top: scheme.wood,
    facing: brief.pick(['plain', 'slats', 'panels']),
  })
  terminal(b.at(8, -14, 74, 2), 44)
}

function table(b: Builder, { scheme }: Plan): void {
  roundTable(b, 32, 42, scheme.wood, metals.graphite)
  pile(b.at(0, 0, 42), [scheme.accent, '#fbfbf8'])
}
