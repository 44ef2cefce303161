import type { Family } from '../../brief.ts'
import { times } from '../../kit/geometry.ts'
import { coats, metals, namesOf, woods } from '../../kit/palette.ts'
import { flight, handrail, platform, stairInfills } from '../../props/stairs.ts'
import { braces, column, iBeam, portals, primers, trestle } from '../../props/steelwork.ts'
import { truss as drawTruss } from '../../props/trusses.ts'

export const steelFrame: Family = (b, brief) => {
  const name = brief.construction(['storeys', 'portal'])
  const color = brief.pick([...Object.values(primers), metals.graphite, '#d8a83c'])
  const [bay, deep, h] = [brief.between(170, 260), brief.between(220, 360), brief.between(190, 280)]
  const bays = name === 'portal' ? brief.int(2, 3) : brief.int(1, 3)
  b.slab([-50, -50, -8], [bays * bay + 116, deep + 100, 8], '#d9dcd8')
  if (name === 'portal') {
    const [rise, purlins] = [brief.between(0.16, 0.34), brief.int(2, 4)]
    portals(b, { bays, bay, deep, h, ridge: h + deep * rise, purlins }, color)
    return
  }
  const [floors, storey] = [brief.int(2, 3), h * 0.72]
  const [xs, ys] = [times(bays + 1, i => i * bay), [0, deep - 18]]
  for (const x of xs) for (const y of ys) column(b.at(x, y), floors * storey + 14, color)
  for (let f = 1; f <= floors; f++) {
    const [z, size] = [f * storey - 10, { w: 16, h: 22 }]
    for (const x of xs) iBeam(b, 'y', [x, 18, z], deep - 36, color, size)
    for (const x of xs.slice(1))
      for (const y of ys) iBeam(b, 'x', [x - bay + 16, y + 1, z], bay - 16, color, size)
    if (f < floors && brief.chance(0.6))
      b.quiet.box([17, 19, z + 22], [bays * bay - 18, deep - 38, 5], '#c3c7c2')
  }
  braces(b, bay, deep - 4, storey - 14, color)
}

export const truss: Family = (b, brief) => {
  const kind = brief.construction(['pitched', 'parallel', 'bowstring'])
  const [span, rise] = [brief.between(340, 560), brief.between(90, 170)]
  const high = kind === 'parallel' ? rise * 0.66 : rise
  const color = brief.pick([...Object.values(primers), metals.black, '#d8a83c'])
  const [at, stand] = [b.facing(brief.pick([0, 0, 1])), brief.between(50, 90)]
  at.slab([-40, -75, -8], [span + 80, 150, 8], '#d9dcd8')
  drawTruss(at.at(0, -5, stand), kind, [span, high], color)
  for (const share of [0.12, 0.88]) trestle(at.at(span * share, 0), stand, 100)
}

/** How high the first flight climbs in shares of the whole, and how deep the landing is, in cm. */
const flights = {
  'two-flight': { share: 0.5, deep: [90, 120] },
  straight: { share: 1, deep: [90, 150] },
  access: { share: 0.62, deep: [160, 260] },
} as const

const { black, graphite } = metals
const { teal, brick, sun, blue } = coats

export const staircase: Family = (scene, brief) => {
  const name = brief.construction(namesOf(flights))
  const b = scene.facing(brief.pick([0, 0, 3]))
  const steel = {
    color: brief.pick([black, graphite, '#7d8b93', teal, brick, sun, blue]),
    tread: brief.pick(['#b9c4c9', woods.oak, woods.teak, metals.steel, '#d9dcd8']),
    infill: brief.pick(stairInfills),
  }
  const { share, deep } = flights[name]
  const [isTwo, isAccess] = [name === 'two-flight', name === 'access']
  const [height, width] = [brief.between(220, 320), brief.between(80, 130)]
  const rise = height * share
  const run = rise * brief.between(1, 1.35)
  const long = brief.between(deep[0], deep[1])
  const wide = isTwo
    ? 2 * width + brief.between(6, 26)
    : width + (isAccess ? brief.between(0, 60) : 0)
  b.slab([-long - 40, -30, -6], [run + long + 80, wide + 60, 6], '#dcded9')
  flight(b.at(run, isTwo ? wide : width, 0, 2), [run, width, rise], steel)
  platform(b.at(-long, 0), [long, wide], rise, steel)
  const ends = [6 - long, -6] as const
  for (const y of isTwo ? [wide - 4] : [3, wide - 4])
    handrail(b, y, [ends[0], rise], [ends[1], rise], steel)
  handrail(b.at(3 - long, 0, rise, 3), 0, [6, 0], [wide - 6, 0], steel)
  if (isTwo) flight(b.at(0, 0, rise), [run, width, height - rise], steel)
  if (isAccess) b.beam([8 - long, wide - 4, 14], [-8, wide - 4, rise - 18], 4, steel.color)
}
