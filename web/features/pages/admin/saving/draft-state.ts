import type { KeyedPage, OpenedPage } from '../../contract.ts'
import type { Known } from './join.ts'
import type { Sides } from './resolve.ts'

/**
 * `unreached`: no answer, so that it is tried again; `refused`: the answer says why it will not be
 * saved as it is.
 */
export type SaveStatus =
  | 'saved'
  | 'unsaved'
  | 'saving'
  | 'unreached'
  | 'signed-out'
  | 'refused'
  | 'conflict'

export interface DraftState extends Known {
  /** Of what is saved. */
  version: number
  /** When the server was last read: see `DraftToSave`. */
  seenAt: string
  /** What visitors see. */
  published: KeyedPage
  status: SaveStatus
  /** The server's reason of a refusal. */
  reason?: string | undefined
  /** While another administrator has changed the same: nothing is saved until it is resolved. */
  conflict?: (Sides & { conflicts: string[] }) | undefined
  /** Text of an earlier visit that the server did not have. */
  isRestored: boolean
  /** This browser stores nothing. */
  isUnrecorded: boolean
}

/** What the server has now of an opened page. */
export const storedIn = ({ source, keys, draft }: OpenedPage): KeyedPage => ({
  source: draft?.source ?? source,
  keys: draft?.keys ?? keys,
})
