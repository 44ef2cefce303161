import { durationOf } from '../../../admin/ui/duration.ts'
import type { Inquiry } from '../../../base/contract.ts'
import type { InquiryStage } from '../stages.ts'

/** The names of the stages on screens. */
export const stageLabels: Record<InquiryStage, string> = {
  new: 'New',
  answered: 'Answered',
  quoted: 'Quoted',
  accepted: 'Accepted',
  lost: 'Lost',
  done: 'Done',
  spam: 'Spam',
}

/** The result of a move to a stage, after "Inquiry" or a number of them. */
export const moveSummary = (stage: InquiryStage): string =>
  stage === 'spam' ? 'moved to Spam' : `marked as ${stageLabels[stage].toLowerCase()}`

/** The waiting time and its side: `Waiting 3 days`, `Quoted 5 hours ago`. */
export function waitText(
  { stage, waits, askedAt }: Pick<Inquiry, 'stage' | 'waits' | 'askedAt'>,
  now = Date.now(),
): string {
  if (!waits) return ''
  const duration = durationOf(waits.since, now)
  if (waits.for === 'customer') return `${stageLabels[stage]} ${duration} ago`
  if (askedAt !== null && stage !== 'new') return `Asked ${duration} ago`
  return stage === 'accepted' ? `Accepted ${duration} ago` : `Waiting ${duration}`
}

/**
 * Tells whether an answer of the company is due: it is new, or its customer has asked something.
 */
export const needsAnswer = ({ stage, askedAt }: Pick<Inquiry, 'stage' | 'askedAt'>): boolean =>
  stage === 'new' || (askedAt !== null && stage !== 'spam')
