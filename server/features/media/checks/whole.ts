import type { Slot } from '../../../../web/sections/fields.ts'
import { checkMp4 } from './mp4.ts'
import { checkPdf } from './pdf.ts'

/**
 * Checks a stored file completely by the kind of its slot.
 * @throws AppError 415 where it is of another type, damaged or truncated
 */
export const checkWhole: Record<Slot['kind'], (file: string) => Promise<unknown>> = {
  // Loaded on demand: it takes a while, and most files are verified by their checksums.
  image: async file => (await import('./image.ts')).checkJpeg(file),
  video: checkMp4,
  pdf: checkPdf,
}
