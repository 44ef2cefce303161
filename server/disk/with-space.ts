import { diskFull } from '../errors.ts'
import { isDiskFull } from './disk-space.ts'

/**
 * Runs changes again while the disk is full and something on it can be done without.
 * @param giveWay deletes the oldest former file; resolves to whether there was one
 * @returns a function that rejects with AppError 507 where nothing gives way any more
 */
export function withSpace(giveWay: () => Promise<boolean>) {
  return async <T>(change: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await change()
      } catch (error) {
        if (!isDiskFull(error)) throw error
        if (!(await giveWay())) throw diskFull(FULL, error)
      }
    }
  }
}

const FULL =
  'The disk of this site is full, so nothing was saved or sent. ' +
  'Delete files that are no longer needed, or ask the host for a larger disk.'
