import type { Subject } from '../../../server/drawings/index.ts'
import { type Bounds, boundsOf } from '../../../server/drawings/kit/geometry.ts'
import type { Scene, Thing } from '../../../server/drawings/kit/scene.ts'
import { eachRun, fitInto, renderDepth } from './depth-buffer.ts'

const SIZE = 200
/** Surfaces closer than this (cm along the line of sight) are one. */
const TOUCHING = 3.5

/** The share of the pixels that each thing would cover alone which nothing nearer covers. */
export function inSight(scene: Scene): { thing: Thing; share: number }[] {
  const { nearestAt } = renderDepth(scene, SIZE)
  const fit = fitInto(SIZE, scene)
  const alone = new Float64Array(SIZE * SIZE).fill(-Infinity)
  return scene.things.map(thing => {
    const pixels: number[] = []
    for (const facet of thing.solids.flatMap(solid => solid.facets)) {
      eachRun(facet, fit, (from, to, start, step) => {
        for (let pixel = from; pixel <= to; pixel++) {
          const before = alone[pixel] as number
          if (before === -Infinity) pixels.push(pixel)
          alone[pixel] = Math.max(before, start + (pixel - from) * step)
        }
      })
    }
    const seen = pixels.filter(
      pixel => (nearestAt[pixel] as number) - (alone[pixel] as number) < TOUCHING,
    ).length
    for (const pixel of pixels) alone[pixel] = -Infinity
    // Glass hides nothing and covers no pixel.
    return { thing, share: pixels.length === 0 ? 1 : seen / pixels.length }
  })
}

/** The families whose drawings are laid out. */
export const laidOut = [
  'boardroom',
  'business-interior',
  'camp-room',
  'classroom-inside',
  'clinic-inside',
  'cottage',
  'gazebo',
  'hero-boardroom',
  'hero-crates',
  'hero-design-studio',
  'hero-empty-plot',
  'hero-frames',
  'hero-furniture',
  'hero-gate',
  'hero-interior',
  'hero-outlines',
  'home-inside',
  'house',
  'library-inside',
  'living-room',
  'office-inside',
  'shop-inside',
  'wireframe-room',
]

/** The least share of its own pixels that a thing has to show. */
const LEAST = { 'at the wall': 0.4, hangs: 0.4, 'on the floor': 0.15 } as const

/** So many drawings of a family beside those of its slots. */
export const moreOf = (family: string, count: number): Subject[] =>
  Array.from({ length: count }, (_, i) => {
    return { path: `sheet/${family}-${i + 1}.jpg`, family, shape: 'square' }
  })

/** What is hidden or stands in another thing. */
export function placingFaults({ path }: Subject, scene: Scene): string[] {
  if (scene.things.length < 3) return [`${path}: only ${scene.things.length} things`]
  const hidden = inSight(scene)
    .filter(({ thing, share }) => share < LEAST[thing.stands])
    .map(({ thing, share }) => `${thing.name} shows ${Math.round(share * 100)} % of itself`)
  return [...hidden, ...inOnePlace(scene), ...pastTheFloor(scene)].map(fault => `${path}: ${fault}`)
}

/** What lies on the floor and reaches past it. */
function pastTheFloor({ ground, catches }: Scene): string[] {
  const floor = boundsOf(catches.flat())
  const reaches = ({ bounds }: { bounds: Bounds }) =>
    ([0, 1] as const).some(axis => bounds.max[axis] > floor.max[axis])
  return ground.some(reaches) ? ['a rug reaches past the floor'] : []
}

/** How far two bodies may reach into each other's boxes, in cm: chairs under tables do. */
const SLACK = 3

/** The names of things that stand in one place. */
export function inOnePlace({ things }: Scene): string[] {
  const standing = things.filter(({ stands }) => stands !== 'hangs')
  return standing.flatMap((one, i) =>
    standing
      .slice(i + 1)
      .filter(other => one.solids.some(a => other.solids.some(b => overlap(a.bounds, b.bounds))))
      .map(other => `${one.name} and ${other.name}`),
  )
}

const overlap = (a: Bounds, b: Bounds) =>
  ([0, 1, 2] as const).every(
    axis => a.min[axis] < b.max[axis] - SLACK && b.min[axis] < a.max[axis] - SLACK,
  )
