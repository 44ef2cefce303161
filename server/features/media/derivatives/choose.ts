import { pictureWidths } from '../../../../web/base/picture-widths.ts'
import type { StoredFile } from '../../../base/disk/stored-file.ts'
import type { PictureFormat } from '../../../base/http/picture-formats.ts'
import type { Derivative } from './derivative-folder.ts'
import type { StoredDerivatives } from './index.ts'

export interface DerivativeRequest {
  /** One of `pictureWidths`. */
  width: number
  /** Formats other than JPEG that the browser accepts. */
  formats: readonly PictureFormat[]
}

export interface Choice {
  file: StoredFile
  format: PictureFormat | 'jpeg'
  /** Whether the same request gets the same bytes as long as the slot has this photo. */
  isFinal: boolean
}

/**
 * The smallest file that is wide enough, the uploaded JPEG included, so nothing larger than that is
 * ever chosen. While the requested width is being made, the nearest one is used.
 */
export function choose(
  photo: StoredFile,
  { derivatives, isComplete }: StoredDerivatives,
  wish: DerivativeRequest,
): Choice {
  const photoWidth = photo.width ?? Number.POSITIVE_INFINITY
  const width = Math.min(wish.width, photoWidth)
  const smaller = derivatives.filter(({ format }) => wish.formats.includes(format))
  const all = [{ ...photo, width: photoWidth, format: 'jpeg' as const }, ...smaller]
  const isFinal = isComplete || wish.formats.length === 0
  const isReady = isFinal || smaller.some(one => one.width === width)
  const file = isReady ? lightest(all.filter(one => one.width >= width)) : nearest(all, width)
  return { file, format: file.format, isFinal }
}

/** The available width for a request: the next larger one, or the largest. */
export function widthMeant(text: unknown, savesData: boolean): number | undefined {
  if (typeof text !== 'string' || !/^[1-9]\d{0,5}$/.test(text)) return undefined
  const next = pictureWidths.findIndex(width => width >= Number(text))
  const index = next < 0 ? pictureWidths.length - 1 : next
  return pictureWidths[Math.max(0, savesData ? index - 1 : index)]
}

type Candidate = (StoredFile & { width: number; format: 'jpeg' }) | Derivative

function lightest(candidates: Candidate[]): Candidate {
  return candidates.reduce((best, one) => (one.size < best.size ? one : best))
}

/** By ratio: half as wide is as far off as twice as wide. Of two equal ones the smaller file. */
function nearest(candidates: Candidate[], width: number): Candidate {
  const distance = (one: Candidate) => Math.abs(Math.log(one.width / width))
  return candidates.reduce((best, one) => {
    const difference = distance(one) - distance(best)
    return difference < 0 || (difference === 0 && one.size < best.size) ? one : best
  })
}
