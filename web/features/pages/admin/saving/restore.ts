import { sameJson } from '../../../../base/same-json.ts'
import type { OpenedPage } from '../../contract.ts'
import { type DraftState, storedIn } from './draft-state.ts'
import { join } from './join.ts'
import type { DraftRecord } from './record.ts'
import { noSteps } from './steps.ts'

export interface Restored {
  state: DraftState
  /** Records of closed tabs whose text is in the state. */
  merged: DraftRecord[]
}

/**
 * How editing begins: with what the server has, and what earlier visits of this browser could not
 * save. The newest of them gives the steps for undo.
 * @param records of tabs that are closed, the newest first
 */
export function restored(opened: OpenedPage, records: readonly DraftRecord[]): Restored {
  const stored = storedIn(opened)
  let state: DraftState = {
    page: stored,
    saved: stored,
    version: opened.version,
    seenAt: opened.seenAt,
    published: { source: opened.source, keys: opened.keys },
    steps: noSteps,
    status: 'saved',
    isRestored: false,
    isUnrecorded: false,
  }
  const merged: DraftRecord[] = []
  for (const [index, record] of records.entries()) {
    const joined = join(record, state.page)
    const { base, mine } = joined
    if ('conflicts' in joined) {
      // One conflict at a time: what meets the text of another closed tab waits for the next visit.
      if (state.isRestored) break
      const conflict = { base, mine, theirs: stored, conflicts: joined.conflicts }
      const own = { page: mine, saved: base, conflict }
      return { merged: [record], state: { ...state, ...own, status: 'conflict' } }
    }
    const { merged: page } = joined
    const steps = index === 0 ? joined.steps : state.steps
    const isRestored = state.isRestored || !sameJson(page, stored)
    state = { ...state, page: isRestored ? page : stored, steps, isRestored }
    merged.push(record)
  }
  return { merged, state: { ...state, status: state.isRestored ? 'unsaved' : 'saved' } }
}
