import { day, week } from '../../../../web/base/units.ts'

/** The kinds of problems reported to the owner. */
export const kinds = ['backup', 'backup-command', 'disk', 'mail'] as const

export type Kind = (typeof kinds)[number]

export interface Notice {
  /** `wrong` while it lasts; `well` when it is over and a mail about that is due; else `quiet`. */
  state: 'wrong' | 'well' | 'quiet'
  /** The problem in a sentence or some lines, for the mail. */
  why: string
  /** The time of its beginning or end, ISO 8601 in UTC. */
  since: string
  until: string | null
  /** True once a mail about this problem was sent. */
  isTold: boolean
  /** The time of the last mail about a problem of this kind. */
  toldAt: string | null
}

/** A new or ongoing problem. One that was over but not yet reported so continues. */
export function noticeOfFault(notice: Notice | undefined, reason: string, now: Date): Notice {
  if (notice?.state === 'wrong') return { ...notice, why: reason }
  if (notice?.state === 'well') return { ...notice, state: 'wrong', why: reason, until: null }
  const { toldAt = null } = notice ?? {}
  return {
    state: 'wrong',
    why: reason,
    since: now.toISOString(),
    until: null,
    isTold: false,
    toldAt,
  }
}

/** Recovery is reported if the problem was; for failing mails, if it could not be. */
export function noticeOfRecovery(kind: Kind, notice: Notice, now: Date): Notice {
  if (notice.state !== 'wrong') return notice
  const isNews = kind === 'mail' ? !notice.isTold && isPast(notice.since, day, now) : notice.isTold
  return { ...notice, state: isNews ? 'well' : 'quiet', until: now.toISOString() }
}

/**
 * Tells whether a mail is due: at the beginning, each week while it lasts, and at the end; at most
 * one a day about a problem of one kind. Mails to the owner often fail briefly, so those failures
 * count only after a day.
 */
export function isDue(kind: Kind, { state, since, isTold, toldAt }: Notice, now: Date): boolean {
  if (state !== 'wrong') return state === 'well'
  if (toldAt !== null && !isPast(toldAt, isTold ? week : day, now)) return false
  return kind !== 'mail' || isPast(since, day, now)
}

/** The state after the due mail was sent. */
export function noticeAfterMail(notice: Notice, now: Date): Notice {
  return notice.state === 'wrong'
    ? { ...notice, isTold: true, toldAt: now.toISOString() }
    : { ...notice, state: 'quiet' }
}

/** A timestamp from the future, left by a wrong clock, does not suppress a notice. */
function isPast(moment: string, span: number, now: Date): boolean {
  const age = now.getTime() - Date.parse(moment)
  return age >= span || age < 0
}
