import type { InquiryStatus, InquiryWait } from '../../../../web/base/contract.ts'
import { type InquiryStage, isClosed } from '../../../../web/features/inquiries/stages.ts'
import type { InquiryRow } from './row.ts'

type Place = Pick<InquiryRow, 'stage' | 'stageSince' | 'isRead' | 'askedAt'>

/** The status of earlier releases, which is not stored. */
export function statusOf({ stage, isRead }: Pick<Place, 'stage' | 'isRead'>): InquiryStatus {
  if (stage === 'spam') return 'spam'
  if (isClosed(stage)) return 'archived'
  return isRead ? 'read' : 'new'
}

/**
 * Returns who has to act next: the company about a new or an accepted inquiry and about one whose
 * customer has asked something, the customer about the others that are not closed.
 */
export function waitsOf(row: Place & Pick<InquiryRow, 'createdAt'>): InquiryWait | null {
  const { stage, stageSince, askedAt } = row
  if (stage === 'new') return { for: 'us', since: row.createdAt }
  if (askedAt !== null && stage !== 'spam') return { for: 'us', since: askedAt }
  if (isClosed(stage)) return null
  return { for: stage === 'accepted' ? 'us' : 'customer', since: stageSince }
}

/** Puts a row where an administrator wants it: they have read it, and answered its question. */
export function moveTo(row: Place, stage: InquiryStage, changedAt: string): void {
  row.stage = stage
  row.stageSince = changedAt
  row.askedAt = null
  if (stage !== 'new') row.isRead = true
}

/** Changes a row so that it has this status, and otherwise as little as possible. */
export function moveToStatus(row: Place, status: InquiryStatus, changedAt: string): void {
  const { stage } = row
  if (statusOf(row) === status) return
  if (status === 'spam') moveTo(row, 'spam', changedAt)
  else if (status === 'archived') moveTo(row, 'done', changedAt)
  else {
    if (isClosed(stage)) moveTo(row, 'new', changedAt)
    row.isRead = status === 'read'
  }
}

const forward = ['new', 'answered', 'quoted', 'accepted'] as const

/** A stage that the business of the site itself leads to. */
export type AdvancedStage = Exclude<(typeof forward)[number], 'new'>

/**
 * Moves a row on by itself, because a quote was sent or accepted: never back, and never out of a
 * stage that ends it. One that its customer has accepted is unread: no administrator has seen that.
 */
export function advance(row: Place, stage: AdvancedStage, changedAt: string): void {
  const from = (forward as readonly string[]).indexOf(row.stage)
  if (from < 0 || from >= forward.indexOf(stage)) return
  const { isRead } = row
  moveTo(row, stage, changedAt)
  row.isRead = stage === 'accepted' ? false : isRead
}
