import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compose, type Subject, svgOf } from '../../../server/drawings/index.ts'
import { type Bounds, boundsOf, union } from '../../../server/drawings/kit/geometry.ts'
import type { Scene } from '../../../server/drawings/kit/scene.ts'
import { madeOnce } from '../../support/made-once.ts'
import { renderDepth } from './depth-buffer.ts'

/** Of a side, in pixels. */
const SIZE = 96

export interface Neighbours {
  /** The first ten as they are served; four of a hero. */
  svgs: string[]
  /** What faces the eye, of the first twenty; none of a hero. */
  shapes: Uint8Array[]
  /** What each takes up. */
  extents: Extent[]
}

export interface Extent {
  solids: number
  /** From the lowest to the highest of them. */
  all: Bounds
  /** Of those that stand on the ground. */
  low: Bounds
  /** What catches shadows. */
  ground: Bounds
}

export const isHero = (family: string) => family.startsWith('hero-')

export const subjectOf = (family: string, number: number): Subject => ({
  path: `sheet/${family}/image-${number}.jpg`,
  family,
  shape: isHero(family) ? 'wide' : 'square',
})

/** Pictures of a family that would stand beside each other, drawn once a run. */
export async function neighboursOf(family: string): Promise<Neighbours> {
  const folder = await madeOnce(`neighbours-${family}`, async folder => {
    const subjects = Array.from({ length: isHero(family) ? 4 : 20 }, (_, i) =>
      subjectOf(family, i + 1),
    )
    const scenes = subjects.map(subject => compose(subject))
    const svgs = subjects.slice(0, 10).map((subject, i) => svgOf(scenes[i] as Scene, subject))
    const shapes = isHero(family) ? [] : scenes.map(scene => renderDepth(scene, SIZE).facing)
    const drawn = { svgs, extents: scenes.map(extentOf) }
    await writeFile(join(folder, 'drawn.json'), JSON.stringify(drawn))
    await writeFile(join(folder, 'shapes'), Buffer.concat(shapes))
  })
  const bytes = await readFile(join(folder, 'shapes'))
  const each = SIZE * SIZE
  const shapes = Array.from({ length: bytes.length / each }, (_, i) =>
    bytes.subarray(i * each, (i + 1) * each),
  )
  return { ...JSON.parse(await readFile(join(folder, 'drawn.json'), 'utf8')), shapes }
}

/** In cm: what reaches lower stands on the ground. */
const LOW = 2

function extentOf({ parts, catches }: Scene): Extent {
  const bounds = parts.flatMap(part => part.solids).map(solid => solid.bounds)
  return {
    solids: bounds.length,
    all: union(bounds),
    low: union(bounds.filter(({ min }) => min[2] <= LOW)),
    ground: boundsOf(catches.flat()),
  }
}

/** Share of pixels that show a face in another direction, or nothing. */
export function difference(a: Uint8Array, b: Uint8Array): number {
  // A plain loop: it runs over a hundred million pixels.
  let different = 0
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) different += 1
  return different / a.length
}

/** The face that each pixel of a subject shows. */
export const shapeOf = (subject: Subject): Uint8Array => renderDepth(compose(subject), SIZE).facing
