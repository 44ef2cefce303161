import type { Entry } from '../../features/shortlist/entries.ts'

/** Error messages, by the name of the field, or `items`. */
export type Faults = Record<string, string>

/** `open` is being written, `waiting` is for a connection. */
export type Delivery =
  | { phase: 'open' | 'sending' | 'waiting' | 'stored' }
  | { phase: 'refused'; message: string; fields: Faults }

/** The state that the form shows, except the values of its fields, which are uncontrolled. */
export interface FormState {
  faults: Faults
  items: readonly Entry[]
  delivery: Delivery
  /** Values that the server filled in from the query: they may be replaced. */
  suggested: Record<string, string>
  /** Set once the controller is attached. */
  actions?: FormActions
}

export interface FormActions {
  removeItem: (item: Entry) => void
  /** Sends a waiting message now. */
  retry: () => void
  /** Cancels a waiting message, for editing. */
  reopen: () => void
}
