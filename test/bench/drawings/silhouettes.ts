import { compose, type Subject } from '../../../server/drawings/index.ts'
import { renderDepth } from '../../server/drawings/depth-buffer.ts'

/** Of a side, in pixels. */
const SIZE = 96
/** Pictures that differ in less than this share of their pixels are one silhouette. */
const APART = 0.04

/**
 * How many silhouettes the subjects have: each joins the first one before it that it is close to,
 * or begins one. Compared is the direction of the face that each pixel shows, so that colours,
 * marks and shadows make no difference.
 */
export function countSilhouettes(subjects: readonly Subject[]): number {
  const firsts: Uint8Array[] = []
  for (const subject of subjects) {
    const { facing } = renderDepth(compose(subject), SIZE)
    if (!firsts.some(first => isClose(first, facing))) firsts.push(facing)
  }
  return firsts.length
}

function isClose(a: Uint8Array, b: Uint8Array): boolean {
  const most = a.length * APART
  let different = 0
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && ++different >= most) return false
  return true
}
