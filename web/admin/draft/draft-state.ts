import { sameJson } from '../../base/same-json.ts'
import type { DraftKind, Faults, Known, Stored } from './draft-kind.ts'
import { noSteps, type Steps } from './steps.ts'

/**
 * `unreached`: no answer, so that it is tried again; `refused`: the answer says why it will not be
 * saved as it is, or a field cannot be read.
 */
export type SaveStatus =
  | 'saved'
  | 'unsaved'
  | 'saving'
  | 'unreached'
  | 'signed-out'
  | 'refused'
  | 'conflict'

export interface DraftState<Typed, Content, S> extends Known<Typed, Content> {
  /** The last answer of the server. */
  stored: S
  status: SaveStatus
  /** The reason of a refusal. */
  reason?: string | undefined
  /** Faults of single fields. */
  faults: Faults
  /** While another administrator has changed the same: nothing is saved until it is resolved. */
  conflict?: { theirs: Content; names: string[] } | undefined
  /** Changes of another administrator that were taken in; undefined once the notice was read. */
  joined?: { by: string; names: string[] } | undefined
  steps: Steps<Typed>
  /** The outcome for unsaved text of a closed tab, until the administrator is told. */
  former?: 'restored' | 'too late' | undefined
  /** This browser stores nothing. */
  isUnrecorded: boolean
}

/** How editing begins, with nothing but what is stored. */
export function openedState<Typed, Content, S extends Stored>(
  kind: DraftKind<Typed, Content, S>,
  stored: S,
): DraftState<Typed, Content, S> {
  const typed = kind.typedOf(stored)
  const saved = kind.contentOf(typed).content
  const common = { sent: [], status: 'saved', faults: {}, isUnrecorded: false } as const
  return { stored, typed, saved, steps: noSteps, ...common }
}

/** Tells whether the fields hold what was last stored. */
export function isStored<Typed, Content, S extends Stored>(
  kind: DraftKind<Typed, Content, S>,
  { typed, saved }: Pick<Known<Typed, Content>, 'typed' | 'saved'>,
): boolean {
  const { content, faults } = kind.contentOf(typed)
  return Object.keys(faults).length === 0 && sameJson(content, saved)
}
