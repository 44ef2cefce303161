import { sameJson } from '../../../../base/same-json.ts'
import type { Observable } from '../../../../ui/observable.ts'
import type { DraftToSave, OpenedPage, SavedDraft } from '../../contract.ts'
import { type DraftState, storedIn } from './draft-state.ts'
import { join } from './join.ts'
import { withoutNewPlaces } from './new-place.ts'
import { failureOf, type SaveFailure } from './save-failure.ts'

/** How a draft reaches the server. */
export interface Connection {
  save(draft: DraftToSave): Promise<SavedDraft>
  read(): Promise<OpenedPage>
  /** Resolves when the same user may be signed in again. */
  untilSignedIn(signal: AbortSignal): Promise<void>
  /** Resolves when another try may find the server. */
  untilOnline(tries: number, signal: AbortSignal): Promise<void>
}

export type Saver = ReturnType<typeof createSaver>

/** Sends what is not saved yet, and joins what comes back with what was typed meanwhile. */
export function createSaver(
  state: Observable<DraftState>,
  connection: Connection,
  signal: AbortSignal,
) {
  let turn: Promise<unknown> = Promise.resolve()

  const set = (change: Partial<DraftState>) => state.set({ ...state.value, ...change })

  const isSaved = () => sameJson(state.value.page, state.value.saved)

  async function save(): Promise<void> {
    for (let tries = 0; !isSaved() && !state.value.conflict && !signal.aborted; tries += 1) {
      const failure = await send(tries > 0)
      if (!failure) break
      if (!(await mayTryAgain(failure, tries))) return
    }
    settle()
  }

  /** @param isRetry the answer before may have been lost: asks first what has arrived */
  async function send(isRetry: boolean): Promise<SaveFailure | undefined> {
    try {
      if (isRetry) await refresh()
      if (isSaved() || state.value.conflict) return undefined
      const { page, version, seenAt } = state.value
      set({ status: 'saving', sent: page })
      const source = withoutNewPlaces(page.source)
      take(await connection.save({ version, source, keys: page.keys, seenAt }))
      return undefined
    } catch (error) {
      const failure = failureOf(error)
      if (failure.kind === 'conflict') take({ ...failure.theirs, version: failure.version })
      return failure
    }
  }

  async function mayTryAgain({ kind, reason }: SaveFailure, tries: number): Promise<boolean> {
    // It was joined here, unless it keeps coming back.
    if (kind === 'conflict' && tries < 3) return true
    set({ status: kind === 'conflict' ? 'unreached' : kind, reason })
    if (kind === 'refused') return false
    const waited =
      kind === 'signed-out'
        ? connection.untilSignedIn(signal)
        : connection.untilOnline(tries, signal)
    return waited.then(
      () => true,
      () => false,
    )
  }

  async function read(): Promise<SavedDraft> {
    const opened = await connection.read()
    const { source, keys, seenAt } = opened
    set({ published: { source, keys }, seenAt })
    return { ...storedIn(opened), version: opened.version }
  }

  /** Joins what others have saved since; what both have changed shows as a conflict. */
  async function refresh(): Promise<void> {
    take(await read())
  }

  function take({ version, source, keys }: SavedDraft): void {
    const theirs = { source, keys }
    const joined = join(state.value, theirs)
    const { base, mine, steps } = joined
    if ('conflicts' in joined) {
      const conflict = { base, mine, theirs, conflicts: joined.conflicts }
      const status = 'conflict'
      set({ page: mine, saved: base, sent: undefined, version, conflict, status })
      return
    }
    const saved = sameJson(joined.merged, theirs) ? joined.merged : theirs
    set({ page: joined.merged, saved, sent: undefined, version, steps, conflict: undefined })
  }

  function settle(): void {
    const open = isSaved() ? 'saved' : 'unsaved'
    set({ status: state.value.conflict ? 'conflict' : open, reason: undefined })
  }

  return {
    isSaved,
    save,
    read,
    refresh,
    settle,
    /** Requests never overlap: each names the version that the one before has answered. */
    inTurn<T>(call: () => Promise<T>): Promise<T> {
      const result = turn.then(call)
      turn = result.catch(() => undefined)
      return result
    },
  }
}
