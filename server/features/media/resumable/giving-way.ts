import { day, minute } from '../../../../web/base/units.ts'
import { tooManyRequests } from '../../../base/errors.ts'
import type { Begun } from './begun.ts'

/** Milliseconds; far longer than a phone is offline between two parts of a file. */
export const ownGiveWayAfter = 10 * minute

/** The limit of uploads per user. */
export const mostBegun = 500

/** Milliseconds; other users return to their work the same day. */
const othersGiveWayAfter = day

/**
 * The uploads to evict for a new one of a user: those whose clients have been silent for long, the
 * user's own before those of others, oldest first.
 */
export function thatGiveWayTo(owner: string, all: Iterable<Begun>, now: number): Begun[] {
  const isSilent = (one: Begun) =>
    now - one.lastWritten > (one.owner === owner ? ownGiveWayAfter : othersGiveWayAfter)
  return [...all]
    .filter(one => !one.writing && !one.isKept && isSilent(one))
    .sort((one, other) => one.lastWritten - other.lastWritten)
    .sort((one, other) => Number(other.owner === owner) - Number(one.owner === owner))
}

export const tooManyBegun = (most: number) =>
  tooManyRequests(
    `You have begun ${most} uploads and finished none of them. Finish or cancel some of them, ` +
      'or try again in ten minutes.',
    ownGiveWayAfter / 1000,
  )
