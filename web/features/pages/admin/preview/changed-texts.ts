export interface ChangedText {
  /** Such as `sections.3.cards.1.title`. */
  at: string
  before: string
  after: string
}

/**
 * The texts that differ between two sources of the same shape. Lists of another length are left out:
 * their entries may have other places.
 */
export function changedTexts(before: unknown, after: unknown, at = ''): ChangedText[] {
  if (before === after) return []
  if (typeof before === 'string' && typeof after === 'string') return [{ at, before, after }]
  if (!isBranch(before) || !isBranch(after)) return []
  const isList = Array.isArray(before)
  if (isList !== Array.isArray(after)) return []
  if (isList && Object.keys(before).length !== Object.keys(after).length) return []
  return Object.keys(after).flatMap(step =>
    changedTexts(before[step], after[step], at ? `${at}.${step}` : step),
  )
}

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
