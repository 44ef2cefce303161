import { sameJson } from '../../base/same-json.ts'
import { observable } from '../../ui/observable.ts'
import { fieldErrorsOf, RequestError } from '../request.ts'
import { untilSignedIn } from '../session/until-signed-in.ts'
import { untilOnline } from '../until-online.ts'
import type { Choices, DraftKind, Stored } from './draft-kind.ts'
import { type DraftState, isStored, type SaveStatus } from './draft-state.ts'
import { join } from './join.ts'
import { unsavedReason } from './save-failure.ts'
import { redone, type Stepped, undone, withStep } from './steps.ts'

/** The events that an unsaved draft waits for; both reject once it is closed. */
export interface Waits {
  /** Resolves when another try may find the server. */
  untilOnline(tries: number, signal: AbortSignal): Promise<void>
  /** Resolves when the same user may be signed in again. */
  untilSignedIn(signal: AbortSignal): Promise<void>
}

export type Draft<Typed, Content, S extends Stored> = ReturnType<
  typeof createDraft<Typed, Content, S>
>

/** How long after the last change it is saved. */
const PAUSE_MS = 600

/** How many contents without an answer are told apart: most are the same, sent again. */
const MOST_SENT = 10

/** Nothing is sent until something happens: a connection, a sign-in, another change. */
const waiting: readonly SaveStatus[] = ['unreached', 'signed-out', 'refused']

/**
 * A draft, which saves itself. Typed text is replaced by nothing but what it was joined
 * into, or what the administrator chose.
 */
export function createDraft<Typed, Content, S extends Stored>(
  kind: DraftKind<Typed, Content, S>,
  initial: DraftState<Typed, Content, S>,
  waits: Waits = { untilOnline, untilSignedIn },
  pauseMs = PAUSE_MS,
) {
  const state = observable(initial)
  const closing = new AbortController()
  let turn: Promise<unknown> = Promise.resolve()
  let saving: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (change: Partial<typeof initial>) => state.set({ ...state.value, ...change })
  const isHalted = () => [...waiting, 'conflict'].includes(state.value.status)

  /** Requests never overlap: each names the version that the one before has answered. */
  function inTurn<T>(call: () => Promise<T>): Promise<T> {
    const result = turn.then(call)
    turn = result.catch(() => undefined)
    return result
  }

  function saveSoon(pause = pauseMs): void {
    clearTimeout(timer)
    if (closing.signal.aborted) return
    timer = setTimeout(() => void save(), pause)
  }

  function save(): Promise<void> {
    saving ??= sendUntilAnswered().finally(() => {
      saving = undefined
    })
    return saving
  }

  async function sendUntilAnswered(): Promise<void> {
    const { signal } = closing
    let tries = 0
    let failure: Awaited<ReturnType<typeof send>>
    do {
      const isRetry = failure === 'unreached' || failure === 'signed-out'
      failure = await inTurn(() => send(isRetry))
      const wait =
        failure === 'unreached'
          ? waits.untilOnline(tries++, signal)
          : failure === 'signed-out' && waits.untilSignedIn(signal)
      await (wait || undefined)?.catch(() => undefined)
    } while (failure && !signal.aborted)
  }

  /**
   * @param isRetry the answer before may have been lost: asks first what has arrived
   * @returns why it is to be sent again
   */
  async function send(isRetry: boolean): Promise<'newer' | 'unreached' | 'signed-out' | undefined> {
    let { sent: before } = state.value
    try {
      if (isRetry) take(await kind.read(state.value.stored))
      const { typed, saved, sent, stored, conflict } = state.value
      const { content, faults } = kind.contentOf(typed)
      const count = Object.keys(faults).length
      if (conflict || (count === 0 && sameJson(content, saved))) return settle()
      if (count > 0) {
        const reason = `${count === 1 ? 'one field needs' : `${count} fields need`} another look.`
        set({ status: 'refused', reason, faults })
        return undefined
      }
      before = sent
      const isKnown = sent.some(one => sameJson(one, content))
      set({ status: 'saving', sent: isKnown ? sent : [...sent, content].slice(-MOST_SENT) })
      take(await kind.save(content, stored), content)
      set({ faults: {} })
      return settle()
    } catch (error) {
      if (takeNewer(error)) return 'newer'
      const { kind: status, reason } = unsavedReason(error)
      const isRefused = status === 'refused'
      set({ status, reason, faults: fieldErrorsOf(error), ...(isRefused && { sent: before }) })
      return isRefused ? undefined : status
    }
  }

  /** False where the same would be refused again: it was not changed, but takes no more changes. */
  function takeNewer(error: unknown): boolean {
    const { stored } = state.value
    const isStale = error instanceof RequestError && error.status === 409
    const newer = isStale && kind.newerIn(error.answer, stored)
    if (!newer) return false
    take(newer)
    return newer.version > stored.version
  }

  /** Joins what is stored now with what was typed; what both changed shows as a conflict. */
  function take(stored: S, answered?: Content): void {
    const { value } = state
    if (stored.version < value.stored.version) return
    const isSame = !answered && sameJson(stored.content, value.stored.content)
    set({ stored, ...(!isSame && join(kind, value, stored, answered)) })
  }

  function settle(): undefined {
    const { status, conflict } = state.value
    if (conflict) set({ status: 'conflict', reason: undefined })
    else if (isStored(kind, state.value)) set({ status: 'saved', reason: undefined })
    else if (!waiting.includes(status)) {
      set({ status: 'unsaved', reason: undefined })
      saveSoon()
    }
  }

  function show({ typed, steps }: Stepped<Typed>): void {
    const { saved, status, conflict } = state.value
    set({
      typed,
      steps,
      faults: {},
      status: isHalted() && status !== 'refused' ? status : 'unsaved',
      // Typing while a choice is due may touch another thing that both changed.
      conflict: conflict && {
        ...conflict,
        names: kind.merge(saved, typed, conflict.theirs).conflicts,
      },
    })
    saveSoon()
  }

  function step(towards: typeof undone): void {
    const stepped = towards(state.value.steps, state.value.typed)
    if (stepped) show(stepped)
  }

  if (initial.status === 'unsaved') saveSoon(0)

  return {
    state,

    change(next: Typed | ((typed: Typed) => Typed)): void {
      const { typed: before, steps } = state.value
      const typed = typeof next === 'function' ? (next as (typed: Typed) => Typed)(before) : next
      show({ typed, steps: withStep(steps, before, typed) })
    },

    undo: () => step(undone),
    redo: () => step(redone),

    /** Saves at once, also what was refused before; false where that has to wait. */
    async flush(): Promise<boolean> {
      clearTimeout(timer)
      if (state.value.status === 'refused') set({ status: 'unsaved' })
      let stop = () => {}
      const halted = new Promise<void>(resolve => {
        stop = state.subscribe(() => isHalted() && resolve())
      })
      const isSaved = () => state.value.status === 'saved'
      while (!isSaved() && !isHalted() && !closing.signal.aborted) {
        await Promise.race([save(), halted])
      }
      stop()
      return isSaved()
    },

    /** Calls the server between two saves. @param call answers what is stored then, where it knows */
    between: (call: (stored: S) => Promise<S | undefined>): Promise<void> =>
      inTurn(async () => {
        const stored = await call(state.value.stored)
        if (stored) take(stored)
        settle()
      }),

    /** Takes what was read. */
    take: (stored: S): Promise<void> =>
      inTurn(async () => {
        take(stored)
        settle()
      }),

    /** Joins what others have saved since. */
    refresh: (): Promise<void> =>
      inTurn(async () => {
        take(await kind.read(state.value.stored))
        settle()
      }),

    /**
     * Calls the server, and shows what it has then in place of what was typed, as a step that can be
     * undone.
     */
    replace: (call: () => Promise<unknown>): Promise<void> =>
      inTurn(async () => {
        await call()
        const stored = await kind.read(state.value.stored)
        const typed = kind.typedOf(stored)
        const { content: saved } = kind.contentOf(typed)
        const steps = withStep(state.value.steps, state.value.typed)
        set({ stored, typed, saved, sent: [], steps, conflict: undefined })
        settle()
      }),

    /** Ends a conflict. */
    resolve(choices: Choices): void {
      const { conflict, saved: base, typed: before, steps } = state.value
      if (!conflict) return
      const { typed } = kind.merge(base, before, conflict.theirs, choices)
      set({ saved: conflict.theirs, conflict: undefined, status: 'unsaved' })
      show({ typed, steps: withStep(steps, before) })
      saveSoon(0)
    },

    /** Shows at the fields what is wrong with them, until something is changed. */
    showFaults: (faults: Record<string, string>) => set({ faults }),

    /** Notes what the administrator has been told, or that this browser stores nothing. */
    note: (change: Partial<Pick<typeof initial, 'joined' | 'former' | 'isUnrecorded'>>) =>
      set(change),

    /** Ends the draft; unsaved text stays in the records. */
    close(): void {
      clearTimeout(timer)
      closing.abort()
    },
  }
}
