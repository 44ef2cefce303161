import type { Slot } from '../../../web/sections/fields.ts'
import { checkMp4 } from './mp4.ts'
import { checkPdf } from './pdf.ts'

/**
 * Reads a file to its end as what its slot shows.
 * @throws AppError 415 where it is of another kind, damaged or cut
 */
export const checkWhole: Record<Slot['kind'], (file: string) => Promise<unknown>> = {
  // Loading it takes a while, and most files are known by their sums.
  image: async file => (await import('./image.ts')).checkJpeg(file),
  video: checkMp4,
  pdf: checkPdf,
}
