import { observable } from '../../../../ui/observable.ts'
import type { KeyedPage } from '../../contract.ts'
import { typedAt } from './changes.ts'
import type { DraftState } from './draft-state.ts'
import { type Choice, resolved } from './resolve.ts'
import { type Connection, createSaver } from './saver.ts'
import { redone, type Stepped, undone, withStep } from './steps.ts'

export type Draft = ReturnType<typeof createDraft>

/** How long after the last change it is saved. */
const PAUSE_MS = 600

/** Nothing is sent until something happens: a connection, a sign-in, a choice, another change. */
const halts: readonly DraftState['status'][] = ['unreached', 'signed-out', 'refused', 'conflict']

/**
 * A page while it is edited, which saves itself. What was typed is replaced by nothing but what it
 * was joined into, or what the administrator chose.
 */
export function createDraft(initial: DraftState, connection: Connection, pauseMs = PAUSE_MS) {
  const state = observable(initial)
  const closing = new AbortController()
  const saver = createSaver(state, connection, closing.signal)
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (change: Partial<DraftState>) => state.set({ ...state.value, ...change })
  const isHalted = () => halts.includes(state.value.status)

  function saveSoon(pause = pauseMs): void {
    clearTimeout(timer)
    if (state.value.conflict || closing.signal.aborted) return
    timer = setTimeout(() => void saver.inTurn(saver.save), pause)
  }

  function show({ page, steps }: Stepped): void {
    const { status, conflict } = state.value
    const isWaiting = isHalted() && status !== 'refused'
    set({
      page,
      steps,
      status: isWaiting ? status : 'unsaved',
      conflict: conflict && { ...conflict, mine: page },
    })
    saveSoon()
  }

  function step(towards: typeof undone): void {
    const stepped = towards(state.value.steps, state.value.page)
    if (stepped) show(stepped)
  }

  if (initial.status === 'unsaved') saveSoon(0)

  return {
    state,

    change(page: KeyedPage): void {
      const { page: before, steps } = state.value
      show({ page, steps: withStep(steps, before, typedAt(before, page)) })
    },

    undo: () => step(undone),
    redo: () => step(redone),

    /** Saves at once; false where that has to wait. */
    async flush(): Promise<boolean> {
      clearTimeout(timer)
      let stop = () => {}
      const halted = new Promise<void>(resolve => {
        stop = state.subscribe(() => isHalted() && resolve())
      })
      while (!saver.isSaved() && !isHalted()) {
        await Promise.race([saver.inTurn(saver.save), halted])
      }
      stop()
      return saver.isSaved() && !state.value.conflict
    },

    /** Calls the server between two saves, with the version that is saved. */
    between: <T>(call: (version: number) => Promise<T>): Promise<T> =>
      saver.inTurn(() => call(state.value.version)),

    /** What is saved is what visitors see now. */
    published(version: number): void {
      set({ version, published: state.value.saved })
      saver.settle()
    },

    /** Shows what the server has in place of what was typed, as a step that can be undone. */
    replace: (): Promise<void> =>
      saver.inTurn(async () => {
        const { version, source, keys } = await saver.read()
        const { page, steps } = state.value
        const saved = { source, keys }
        const stepped = { page: saved, saved, sent: undefined, version, conflict: undefined }
        set({ ...stepped, steps: withStep(steps, page) })
        saver.settle()
      }),

    /** Joins what others have saved since. */
    refresh: (): Promise<void> =>
      saver.inTurn(async () => {
        await saver.refresh()
        saver.settle()
        if (!saver.isSaved()) saveSoon()
      }),

    /** Ends a conflict. */
    resolve(choices: Readonly<Record<string, Choice>>): void {
      const { conflict, steps } = state.value
      if (!conflict) return
      const page = resolved(conflict, conflict.conflicts, choices)
      set({ saved: conflict.theirs, sent: undefined, conflict: undefined, status: 'unsaved' })
      show({ page, steps: withStep(steps, conflict.mine) })
    },

    /** What is not saved stays in the records. */
    close(): void {
      clearTimeout(timer)
      closing.abort()
    },
  }
}
