import type { Entry } from '../../shortlist/entries.ts'

/** What is wrong, by the name of the field, or `items`. */
export type Faults = Record<string, string>

/** Where an inquiry is: being written, on its way, waiting for a connection, taken, or refused. */
export type Delivery =
  | { phase: 'open' | 'sending' | 'waiting' | 'stored' }
  | { phase: 'refused'; message: string; fields: Faults }

/** All that the form shows beside what stands in its fields, which belong to the browser. */
export interface FormState {
  faults: Faults
  items: readonly Entry[]
  delivery: Delivery
  /** What the page put into the fields by itself, for what the visitor came from. */
  suggested: Record<string, string>
  /** What the buttons do; absent until the script for it is there, and without script. */
  desk?: Desk
}

export interface Desk {
  removeItem: (item: Entry) => void
  /** Tries to send once more, without waiting any longer. */
  retry: () => void
  /** Back to writing: nothing is sent until the visitor says so again. */
  reopen: () => void
}
