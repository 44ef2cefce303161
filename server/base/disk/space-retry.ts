import { diskFull } from '../errors.ts'
import { isDiskFull } from './disk-space.ts'

/**
 * Runs changes again after a full disk, while former files can be deleted.
 * @param giveWay deletes the oldest former file; resolves to whether there was one
 * @param refusal of a change for which nothing gives way any more; AppError 507 by default
 * @returns a function that resolves with what the change resolves with
 */
export function createSpaceRetry(
  giveWay: () => Promise<boolean>,
  refusal: (error: unknown) => unknown = full,
) {
  return async <T>(change: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await change()
      } catch (error) {
        if (!isDiskFull(error)) throw error
        if (!(await giveWay())) throw refusal(error)
      }
    }
  }
}

const full = (error: unknown) =>
  diskFull(
    'The disk of this site is full, so nothing was saved or sent. ' +
      'Delete files that are no longer needed, or ask the host for a larger disk.',
    error,
  )
