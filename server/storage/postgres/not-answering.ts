import { AppError, unavailable } from '../../base/errors.ts'

/** The error of a request that needs the database; an AppError stays as it is. */
export const notAnswering = (cause: unknown): AppError =>
  cause instanceof AppError
    ? cause
    : unavailable('The database of this site does not answer. Please try again in a moment.', cause)
