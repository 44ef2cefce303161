/** What the owner is told of. */
export const kinds = ['backup', 'backup-command', 'disk', 'mail'] as const

export type Kind = (typeof kinds)[number]

export interface Notice {
  /** It lasts; or it is over and the owner is to hear so; or there is nothing to say. */
  state: 'wrong' | 'well' | 'quiet'
  /** For the mail: what is wrong, a sentence or some lines. */
  why: string
  /** When it began, and when it was over; ISO 8601 in UTC. */
  since: string
  until: string | null
  /** Whether the owner knows of it. */
  isTold: boolean
  /** When a mail said last that something of this kind is wrong. */
  toldAt: string | null
}

const day = 24 * 3600_000
const week = 7 * day

/** It is wrong, or still so. What was over, but not told, goes on. */
export function wrong(before: Notice | undefined, why: string, now: Date): Notice {
  if (before?.state === 'wrong') return { ...before, why }
  if (before?.state === 'well') return { ...before, state: 'wrong', why, until: null }
  const { toldAt = null } = before ?? {}
  return { state: 'wrong', why, since: now.toISOString(), until: null, isTold: false, toldAt }
}

/** Who was told that it is wrong is told that it is well; of mails, who could not be told. */
export function well(kind: Kind, before: Notice, now: Date): Notice {
  if (before.state !== 'wrong') return before
  const isNews = kind === 'mail' ? !before.isTold && isPast(before.since, day, now) : before.isTold
  return { ...before, state: isNews ? 'well' : 'quiet', until: now.toISOString() }
}

/**
 * Whether a mail is due: when it begins, each week that it lasts, and when it is over; yet no two in
 * a day that say that something of one kind is wrong. Mails to the owner fail often and for moments,
 * so of them only what has lasted for a day counts.
 */
export function isDue(kind: Kind, { state, since, isTold, toldAt }: Notice, now: Date): boolean {
  if (state !== 'wrong') return state === 'well'
  if (toldAt !== null && !isPast(toldAt, isTold ? week : day, now)) return false
  return kind !== 'mail' || isPast(since, day, now)
}

/** After the mail that was due. */
export function told(notice: Notice, now: Date): Notice {
  return notice.state === 'wrong'
    ? { ...notice, isTold: true, toldAt: now.toISOString() }
    : { ...notice, state: 'quiet' }
}

/** A timestamp from the future, left by a wrong clock, does not suppress a notice. */
function isPast(moment: string, span: number, now: Date): boolean {
  const age = now.getTime() - Date.parse(moment)
  return age >= span || age < 0
}
