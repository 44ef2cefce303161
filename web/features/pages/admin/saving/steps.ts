import type { KeyedPage } from '../../contract.ts'
import { mergePages } from '../../merge.ts'

/** What undo and redo lead to; the pages share what did not change. */
export interface Steps {
  past: readonly KeyedPage[]
  future: readonly KeyedPage[]
  /** The field that the last step typed in, and when. */
  field?: string | undefined
  at?: number
}

export const noSteps: Steps = { past: [], future: [] }

const MOST = 100
/** Typing that goes on within it is the same step. */
const PAUSE_MS = 1000

/** @param field in which something was typed; undefined for changes that are a step by themselves */
export function withStep(steps: Steps, before: KeyedPage, field?: string, now = Date.now()): Steps {
  const goesOn = field !== undefined && field === steps.field && now - (steps.at ?? 0) < PAUSE_MS
  const past = goesOn ? steps.past : [...steps.past, before].slice(-MOST)
  return { past, future: [], field, at: now }
}

export interface Stepped {
  page: KeyedPage
  steps: Steps
}

export function undone({ past, future }: Steps, now: KeyedPage): Stepped | undefined {
  const page = past.at(-1)
  return page && { page, steps: { past: past.slice(0, -1), future: [now, ...future] } }
}

export function redone({ past, future }: Steps, now: KeyedPage): Stepped | undefined {
  const [page, ...rest] = future
  return page && { page, steps: { past: [...past, now], future: rest } }
}

/**
 * The steps with what others have changed in each of them, so that undo does not take that back too.
 * They end at the first that meets it.
 */
export function rebased(steps: Steps, base: KeyedPage, theirs: KeyedPage): Steps {
  return {
    ...steps,
    past: untilConflict([...steps.past].reverse(), base, theirs).reverse(),
    future: untilConflict(steps.future, base, theirs),
  }
}

function untilConflict(
  pages: readonly KeyedPage[],
  base: KeyedPage,
  theirs: KeyedPage,
): KeyedPage[] {
  const found: KeyedPage[] = []
  for (const page of pages) {
    const merge = mergePages(base, page, theirs)
    if ('conflicts' in merge) break
    found.push(merge.merged)
  }
  return found
}
