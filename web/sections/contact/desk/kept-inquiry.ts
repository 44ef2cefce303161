import { type Entry, entryFrom } from '../../../shortlist/entries.ts'

/** The draft of an inquiry, stored in this browser until it has been sent. */
export interface KeptInquiry {
  /** By the name of the field. */
  values: Record<string, string>
  items: Entry[]
  /** The page that it is about. */
  page: string
  /** From the press of the button until these very words are changed or taken. */
  attempt?: Attempt
}

export interface Attempt {
  /** The same for the same words, so that the server stores them once. */
  key: string
  /** For how many milliseconds the form had been open. */
  openFor: number
  /** No answer has come yet. */
  isWaiting: boolean
}

const KEY = 'inquiry'
const EMPTY: KeptInquiry = { values: {}, items: [], page: '' }
let inMemory = EMPTY

export function keptInquiry(): KeptInquiry {
  try {
    const text = localStorage.getItem(KEY)
    if (text === null) return inMemory
    const kept: unknown = JSON.parse(text)
    return isKept(kept) ? { ...kept, items: kept.items.flatMap(entryFrom) } : EMPTY
  } catch {
    return inMemory
  }
}

/** Where storage is full or forbidden it is kept for as long as the page is open. */
export function keepInquiry(inquiry: KeptInquiry): void {
  inMemory = inquiry
  try {
    localStorage.setItem(KEY, JSON.stringify(inquiry))
  } catch {
    // The copy in memory is all there is.
  }
}

export function dropInquiry(): void {
  inMemory = EMPTY
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}

function isKept(value: unknown): value is KeptInquiry {
  const kept = value as Partial<KeptInquiry> | null
  return typeof kept?.values === 'object' && Array.isArray(kept.items) && kept.page !== undefined
}
