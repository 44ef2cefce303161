import { AppError } from '../../../../../../server/base/errors.ts'

/** What the answer to a rejected file says; undefined where nothing is rejected. */
export function messageOf(check: () => unknown): string | undefined {
  try {
    check()
  } catch (error) {
    if (error instanceof AppError && error.status === 415) return error.message
    throw error
  }
  return undefined
}
