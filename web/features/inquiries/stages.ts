/** The stages of an inquiry, in the order of one that becomes an order. */
export const STAGES = ['new', 'answered', 'quoted', 'accepted', 'lost', 'done', 'spam'] as const

export type InquiryStage = (typeof STAGES)[number]

/** Closed: they leave the inbox of those who work by status. */
export const isClosed = (stage: InquiryStage) =>
  stage === 'lost' || stage === 'done' || stage === 'spam'

export const noteLimits = {
  /** Characters of one. */
  text: 2000,
  /** Notes of one inquiry. */
  notes: 100,
} as const
