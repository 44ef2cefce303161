import { sameJson } from '../../../page-editing/same-json.ts'
import type { Quote, QuoteChange } from '../../../quotes/contract.ts'
import { observable } from '../../../ui/observable.ts'
import type { SaveStatus } from '../../pages/saving/draft-state.ts'
import { unsavedReason } from '../../pages/saving/save-failure.ts'
import { fieldErrorsOf, RequestError } from '../../request.ts'
import { entryOf, type QuoteEntry } from './entry.ts'
import { type Choice, type KeyedQuote, keyedAs, mergeQuotes } from './merge-quotes.ts'
import { mergedEntry } from './merged-entry.ts'
import { type Faults, keyedEntry, readEntry } from './read-entry.ts'

export interface QuoteConflict {
  /** What both began from, and what is stored. */
  base: KeyedQuote
  theirs: KeyedQuote
  /** See `QuoteMerge`. */
  names: string[]
}

export interface DraftState {
  /** As it was last stored. */
  quote: Quote
  /** Its content in the words of this screen. */
  saved: KeyedQuote
  entry: QuoteEntry
  status: SaveStatus
  /** The server's reason of a refusal. */
  reason?: string | undefined
  /** What the server finds wrong with single fields. */
  faults: Faults
  conflict?: QuoteConflict | undefined
  /** Of another administrator whose changes were taken in; undefined once that was read. */
  joined?: { by: string; names: string[] } | undefined
}

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

/** A quote while it is edited, which saves itself. */
export function createQuoteDraft(quote: Quote, connection: Connection) {
  const state = observable<DraftState>(opened(quote))
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
      if (sameJson(content, saved.content)) {
        set({ status: 'saved', reason: undefined })
        return true
      }
      const count = Object.keys(faults).length
      if (count > 0) {
        const reason = `${count === 1 ? 'one field needs' : `${count} fields need`} another look.`
        set({ status: 'refused', reason, faults })
        return false
      }
      set({ status: 'saving' })
      const keys = entry.lines.map(({ key }) => key)
      try {
        const stored = await connection.save(quote.id, { version: quote.version, ...content })
        set({ quote: stored, saved: { content, keys }, faults: {}, reason: undefined })
        tries = 0
      } catch (error) {
        if (takeNewer(error)) continue
        const { kind, reason } = unsavedReason(error)
        set({ status: kind, reason, faults: fieldErrorsOf(error) })
        if (kind === 'refused') return false
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

  function takeNewer(error: unknown): boolean {
    if (!(error instanceof RequestError) || error.status !== 409) return false
    const newer = error.answer.quote as Quote | undefined
    if (!newer) return false
    take(newer)
    return true
  }

  /** Joins what is stored now with what was typed; what both changed shows as a conflict. */
  function take(quote: Quote): void {
    const { quote: known, saved: base, entry, conflict } = state.value
    if (quote.version < known.version) return
    if (quote.version === known.version) {
      set({ quote })
      return
    }
    const before = conflict?.base ?? base
    const theirs = keyedAs(before, quote.content)
    const merge = mergeQuotes(before, keyedEntry(entry), theirs)
    const { conflicts: names, taken } = merge
    if (names.length > 0) {
      set({ quote, status: 'conflict', conflict: { base: before, theirs, names } })
      return
    }
    set({
      quote,
      saved: {
        content: readEntry(entryOf(theirs.content, theirs.keys)).content,
        keys: theirs.keys,
      },
      entry: mergedEntry(entry, merge),
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

  function saveSoon(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), PAUSE_MS)
  }

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
      const { theirs } = conflict
      const saved = readEntry(entryOf(theirs.content, theirs.keys)).content
      set({
        saved: { content: saved, keys: theirs.keys },
        entry: mergedEntry(entry, merge),
        conflict: undefined,
        status: 'unsaved',
      })
      void flush()
    },

    /** Shows at the fields what is wrong with them, until something is changed. */
    showFaults: (faults: Faults) => set({ faults }),

    /** What others changed has been read. */
    joinedRead: () => set({ joined: undefined }),

    /** Gives up what is not saved. */
    close(): void {
      clearTimeout(timer)
      closing.abort()
    },
  }
}

function opened(quote: Quote): DraftState {
  const entry = entryOf(quote.content)
  const keys = entry.lines.map(({ key }) => key)
  const saved = { content: readEntry(entry).content, keys }
  return { quote, saved, entry, status: 'saved', faults: {} }
}
