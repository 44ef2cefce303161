import type { Family } from '../../brief.ts'
import { coats, metals, namesOf, woods } from '../../kit/palette.ts'
import { flight, handrail, platform, stairInfills } from '../../props/stairs.ts'

/** How high the first flight climbs in shares of the whole, and how deep the landing is, in cm. */
const makes = {
  'two-flight': { share: 0.5, deep: [90, 120] },
  straight: { share: 1, deep: [90, 150] },
  access: { share: 0.62, deep: [160, 260] },
} as const

const { black, graphite } = metals
const { teal, brick, sun, blue } = coats

export const staircase: Family = (scene, brief) => {
  const name = brief.construction(namesOf(makes))
  const b = scene.at(0, 0, 0, brief.pick([0, 0, 3]))
  const steel = {
    color: brief.pick([black, graphite, '#7d8b93', teal, brick, sun, blue]),
    tread: brief.pick(['#b9c4c9', woods.oak, woods.teak, metals.steel, '#d9dcd8']),
    infill: brief.pick(stairInfills),
  }
  const { share, deep } = makes[name]
  const [isTwo, isAccess] = [name === 'two-flight', name === 'access']
  const [height, width] = [brief.between(220, 320), brief.between(80, 130)]
  const rise = height * share
  const run = rise * brief.between(1, 1.35)
  const long = brief.between(deep[0], deep[1])
  const wide = isTwo
    ? 2 * width + brief.between(6, 26)
    : width + (isAccess ? brief.between(0, 60) : 0)
  b.slab([-long - 40, -30, -6], [run + long + 80, wide + 60, 6], '#dcded9')
  flight(b.at(run, isTwo ? wide : width, 0, 2), { rise, run, width }, steel)
  platform(b.at(-long, 0), [long, wide], rise, steel)
  const ends = [6 - long, -6] as const
  for (const y of isTwo ? [wide - 4] : [3, wide - 4])
    handrail(b, y, [ends[0], rise], [ends[1], rise], steel)
  handrail(b.at(3 - long, 0, rise, 3), 0, [6, 0], [wide - 6, 0], steel)
  if (isTwo) flight(b.at(0, 0, rise), { rise: height - rise, run, width }, steel)
  if (isAccess) b.beam([8 - long, wide - 4, 14], [-8, wide - 4, rise - 18], 4, steel.color)
}
