import { AppError, unavailable } from '../../base/errors.ts'

/** For a request that needs the database; what has a sentence of its own stays as it is. */
export const notAnswering = (cause: unknown): AppError =>
  cause instanceof AppError
    ? cause
    : unavailable('The database of this site does not answer. Please try again in a moment.', cause)
