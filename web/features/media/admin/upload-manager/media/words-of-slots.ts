import type {
  MediaSlot,
  NamedSlotDetails,
  SlotDetails,
  SlotDetailsChange,
} from '../../../../../admin/contract.ts'
import { changedOf } from './changed-of.ts'

export const wordColumns = [
  ['productName', 'Product name'],
  ['alt', 'Alt text'],
  ['title', 'Title'],
] as const

export type WordColumn = (typeof wordColumns)[number][0]

/** A row of the table of words. */
export interface WordsOfSlot {
  slot: MediaSlot
  /** The details when they were last shown; a save sends their version. */
  loaded: NamedSlotDetails
  /** The unsaved values of its fields when it was last shown. */
  typed: Partial<SlotDetails>
  /** The values that another administrator has saved since. */
  newer: Partial<SlotDetails>
}

export const wordsOf = (
  slots: readonly MediaSlot[],
  details: ReadonlyMap<string, NamedSlotDetails>,
): WordsOfSlot[] =>
  slots.flatMap(slot => {
    const loaded = details.get(slot.path)
    return loaded ? [{ slot, loaded, typed: {}, newer: {} }] : []
  })

/** The unsaved values in the fields of a row. */
export function typedIn(data: FormData, { slot, loaded }: WordsOfSlot): Partial<SlotDetails> {
  const fields = wordColumns.flatMap(([name]) => {
    const text = data.get(`${name} ${slot.path}`)
    return text === null ? [] : [[name, String(text).trim()]]
  })
  return changedOf(Object.fromEntries(fields), loaded.own)
}

/** The changes that a save sends, by path; products with the version that was shown. */
export function wordChanges(
  data: FormData,
  rows: readonly WordsOfSlot[],
): Map<string, SlotDetailsChange> {
  const changes = new Map<string, SlotDetailsChange>()
  for (const row of rows) {
    const typed = typedIn(data, row)
    if (Object.keys(typed).length === 0) continue
    const { path, version } = row.loaded
    changes.set(path, { ...typed, ...(version !== undefined && { version }) })
  }
  return changes
}

/** The rows as they are stored now, with the unsaved input on top. */
export const refreshedRows = (
  data: FormData,
  rows: readonly WordsOfSlot[],
  details: ReadonlyMap<string, NamedSlotDetails>,
): WordsOfSlot[] =>
  rows.map(row => {
    const now = details.get(row.slot.path) ?? row.loaded
    const newer = { ...row.newer, ...changedOf(now.own, row.loaded.own) }
    return { ...row, loaded: now, typed: typedIn(data, row), newer }
  })
