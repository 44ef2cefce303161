import type { Scene } from '../../../server/drawings/kit/scene.ts'
import { renderDepth } from './depth-buffer.ts'

/** Surfaces closer than this (cm along the line of sight) touch: either may be on top. */
const TOUCHING = 3.5

/** How many pixels of a 200 px picture are covered, and how many show what should be hidden. */
export function paintingErrors(scene: Scene): { wrong: number; covered: number } {
  const { painted, paintedAt, nearest, nearestAt } = renderDepth(scene, 200)
  let [wrong, covered] = [0, 0]
  painted.forEach((owner, i) => {
    if (owner === 0) return
    covered++
    const gap = (nearestAt[i] as number) - (paintedAt[i] as number)
    if (owner !== nearest[i] && gap > TOUCHING) wrong++
  })
  return { wrong, covered }
}
