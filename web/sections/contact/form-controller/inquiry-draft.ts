import { type Entry, entryFrom } from '../../../features/shortlist/entries.ts'

/** The draft of an inquiry, stored in this browser until it has been sent. */
export interface InquiryDraft {
  /** The values by the name of the field. */
  values: Record<string, string>
  items: Entry[]
  /** The page that it is about. */
  page: string
  /** The attempt is set from submitting until the draft is changed or the server has stored it. */
  attempt?: Attempt
}

export interface Attempt {
  /** The idempotency key: the same for an unchanged draft, so that the server stores it once. */
  key: string
  /** Milliseconds between opening the form and submitting it. */
  openFor: number
  /** No answer has come yet. */
  isWaiting: boolean
}

const KEY = 'inquiry'
const EMPTY: InquiryDraft = { values: {}, items: [], page: '' }
let inMemory = EMPTY

export function readDraft(): InquiryDraft {
  try {
    const text = localStorage.getItem(KEY)
    if (text === null) return inMemory
    const draft: unknown = JSON.parse(text)
    return isDraft(draft) ? { ...draft, items: draft.items.flatMap(entryFrom) } : EMPTY
  } catch {
    return inMemory
  }
}

/** The draft lasts until the page is closed where storage is full or forbidden. */
export function storeDraft(inquiry: InquiryDraft): void {
  inMemory = inquiry
  try {
    localStorage.setItem(KEY, JSON.stringify(inquiry))
  } catch {
    // The draft is then in memory only.
  }
}

export function deleteDraft(): void {
  inMemory = EMPTY
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden, so it holds nothing.
  }
}

function isDraft(value: unknown): value is InquiryDraft {
  const draft = value as Partial<InquiryDraft> | null
  return typeof draft?.values === 'object' && Array.isArray(draft.items) && draft.page !== undefined
}
