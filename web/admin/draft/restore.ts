import type { DraftKind, Stored } from './draft-kind.ts'
import { type DraftState, isStored, openedState } from './draft-state.ts'
import type { DraftRecord } from './indexed-records.ts'
import { join } from './join.ts'
import { noSteps } from './steps.ts'

export interface Restored<Typed, Content, S> {
  state: DraftState<Typed, Content, S>
  /** Records that are of no use any more: in the state, or too late. */
  done: DraftRecord<Typed, Content>[]
}

/**
 * How editing begins: with what is stored, and what closed tabs of this browser could not save. The
 * newest of them gives the steps for undo.
 * @param records of tabs that are closed, the newest first
 */
export function restored<Typed, Content, S extends Stored>(
  kind: DraftKind<Typed, Content, S>,
  stored: S,
  records: readonly DraftRecord<Typed, Content>[],
): Restored<Typed, Content, S> {
  const opened = openedState(kind, stored)
  const joined = joinedRecords(kind, opened, records)
  if (joined.state.status === 'saved' || !kind.tooLate?.(stored)) return joined
  return { state: { ...opened, former: 'too late' }, done: [...records] }
}

function joinedRecords<Typed, Content, S extends Stored>(
  kind: DraftKind<Typed, Content, S>,
  opened: DraftState<Typed, Content, S>,
  records: readonly DraftRecord<Typed, Content>[],
): Restored<Typed, Content, S> {
  const { stored } = opened
  const done: DraftRecord<Typed, Content>[] = []
  let state = opened
  for (const [index, record] of records.entries()) {
    const isRestored = state.status === 'unsaved'
    // A merge would lose fields that cannot be read.
    if (isRestored && Object.keys(kind.contentOf(state.typed).faults).length > 0) break
    const onto = isRestored ? kind.storedAs(stored, state.typed) : stored
    const { conflict, joined, ...own } = join(
      kind,
      { ...record, steps: record.steps ?? noSteps },
      onto,
    )
    // One choice at a time: what meets the text of another closed tab waits for the next visit.
    if (conflict && isRestored) break
    done.push(record)
    if (conflict) return { done, state: { ...state, ...own, conflict, status: 'conflict' } }
    const saved = isRestored ? kind.arrived(record, stored).theirs : own.saved
    const steps = index === 0 ? own.steps : state.steps
    if (isStored(kind, { typed: own.typed, saved })) state = { ...state, steps }
    else {
      const status = 'unsaved'
      state = { ...state, ...own, saved, steps, status, former: 'restored', joined }
    }
  }
  return { done, state }
}
