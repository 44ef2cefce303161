import { fieldErrorsOf, RequestError } from '../../../../admin/request.ts'
import { sameJson } from '../../../../base/same-json.ts'
import { observable } from '../../../../ui/observable.ts'
import { unsavedReason } from '../../../pages/admin/saving/save-failure.ts'
import type { Quote, QuoteChange } from '../../contract.ts'
import { asSaved, type DraftState } from './draft-state.ts'
import type { QuoteEntry } from './entry.ts'
import { join } from './join.ts'
import { type Choice, mergeQuotes } from './merge-quotes.ts'
import { mergedEntry } from './merged-entry.ts'
import { type Faults, keyedEntry, readEntry } from './read-entry.ts'

/** How a draft reaches the server. */
export interface Connection {
  save(id: string, change: QuoteChange): Promise<Quote>
  untilSignedIn(signal: AbortSignal): Promise<void>
  /** Resolves when another try may find the server. */
  untilOnline(tries: number, signal: AbortSignal): Promise<void>
}

export type QuoteDraft = ReturnType<typeof createQuoteDraft>

/** How long after the last change it is saved. */
const PAUSE_MS = 800

/** How many contents without an answer are told apart: most are the same, sent again. */
const MOST_SENT = 10

/** A quote while it is edited, which saves itself. */
export function createQuoteDraft(initial: DraftState, connection: Connection) {
  const state = observable<DraftState>(initial)
  const closing = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<boolean> | undefined

  const set = (change: Partial<DraftState>) => state.set({ ...state.value, ...change })

  /** Whether everything is stored now. */
  async function save(): Promise<boolean> {
    for (let tries = 0; !closing.signal.aborted; ) {
      const { entry, saved, quote, conflict } = state.value
      if (conflict) return false
      const { content, faults } = readEntry(entry)
      const count = Object.keys(faults).length
      if (count > 0) {
        const reason = `${count === 1 ? 'one field needs' : `${count} fields need`} another look.`
        set({ status: 'refused', reason, faults })
        return false
      }
      if (sameJson(content, saved.content)) {
        set({ status: 'saved', reason: undefined })
        return true
      }
      const own = keyedEntry(entry)
      const before = state.value.sent
      const isKnown = before.some(one => sameJson(one, own))
      set({ status: 'saving', sent: isKnown ? before : [...before, own].slice(-MOST_SENT) })
      try {
        const stored = await connection.save(quote.id, { version: quote.version, ...content })
        set({ quote: stored, saved: own, sent: [], faults: {}, reason: undefined })
        tries = 0
      } catch (error) {
        if (takeNewer(error)) continue
        const { kind, reason } = unsavedReason(error)
        const isRefused = kind === 'refused'
        const faults = fieldErrorsOf(error)
        set({ status: kind, reason, faults, ...(isRefused && { sent: before }) })
        if (isRefused) return false
        const wait = kind === 'signed-out' ? connection.untilSignedIn : untilOnline
        await wait(closing.signal).catch(() => undefined)
      }
      function untilOnline(signal: AbortSignal) {
        tries += 1
        return connection.untilOnline(tries, signal)
      }
    }
    return false
  }

  /** False where the same would be refused again: the quote was not changed, but is void. */
  function takeNewer(error: unknown): boolean {
    if (!(error instanceof RequestError) || error.status !== 409) return false
    const newer = error.answer.quote as Quote | undefined
    if (!newer) return false
    const isNewer = newer.version > state.value.quote.version
    take(newer)
    return isNewer
  }

  /** Joins what is stored now with what was typed; what both changed shows as a conflict. */
  function take(quote: Quote): void {
    const { quote: current } = state.value
    if (quote.version < current.version) return
    if (quote.version === current.version) {
      set({ quote })
      return
    }
    const { base, theirs, merge } = join(state.value, quote.content)
    const { conflicts: names, taken } = merge
    if (names.length > 0) {
      const conflict = { base, theirs, names }
      set({ quote, saved: base, sent: [], status: 'conflict', conflict })
      return
    }
    set({
      quote,
      sent: [],
      saved: asSaved(theirs),
      entry: mergedEntry(state.value.entry, merge),
      conflict: undefined,
      ...(taken.length > 0 && { joined: { by: quote.changedBy, names: taken } }),
    })
  }

  /** Saves what is to be saved; true once everything is. */
  function flush(): Promise<boolean> {
    clearTimeout(timer)
    saving ??= save().finally(() => {
      saving = undefined
    })
    return saving
  }

  function saveSoon(pause = PAUSE_MS): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), pause)
  }

  if (initial.status === 'unsaved') saveSoon(0)

  return {
    state,
    take,
    flush,

    change(edit: (entry: QuoteEntry) => QuoteEntry): void {
      const { status, conflict } = state.value
      const entry = edit(state.value.entry)
      const isWaiting = ['conflict', 'unreached', 'signed-out', 'saving'].includes(status)
      set({ entry, faults: {}, ...(!isWaiting && { status: 'unsaved' }) })
      if (conflict) {
        // What is typed while a choice is due may be another thing that both changed.
        const { conflicts: names } = mergeQuotes(conflict.base, keyedEntry(entry), conflict.theirs)
        set({ conflict: { ...conflict, names } })
      }
      saveSoon()
    },

    /** Ends a conflict by what the administrator chose. */
    resolve(choices: Record<string, Choice>): void {
      const { conflict, entry } = state.value
      if (!conflict) return
      const merge = mergeQuotes(conflict.base, keyedEntry(entry), conflict.theirs, choices)
      set({
        saved: asSaved(conflict.theirs),
        entry: mergedEntry(entry, merge),
        conflict: undefined,
        status: 'unsaved',
      })
      void flush()
    },

    /** Shows at the fields what is wrong with them, until something is changed. */
    showFaults: (faults: Faults) => set({ faults }),

    /** Says that this browser stores nothing. */
    unrecorded: () => set({ isUnrecorded: true }),

    /** What others changed has been read. */
    joinedRead: () => set({ joined: undefined }),

    /** Gives up what is not saved. */
    close(): void {
      clearTimeout(timer)
      closing.abort()
    },
  }
}
