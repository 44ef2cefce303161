import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compose, type Subject, svgOf } from '../../../server/drawings/index.ts'
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
    const scenes = subjects.map(compose)
    const svgs = subjects.slice(0, 10).map((subject, i) => svgOf(scenes[i] as Scene, subject))
    const shapes = isHero(family) ? [] : scenes.map(scene => renderDepth(scene, SIZE).facing)
    await writeFile(join(folder, 'svgs.json'), JSON.stringify(svgs))
    await writeFile(join(folder, 'shapes'), Buffer.concat(shapes))
  })
  const bytes = await readFile(join(folder, 'shapes'))
  const each = SIZE * SIZE
  const shapes = Array.from({ length: bytes.length / each }, (_, i) =>
    bytes.subarray(i * each, (i + 1) * each),
  )
  return { svgs: JSON.parse(await readFile(join(folder, 'svgs.json'), 'utf8')), shapes }
}
