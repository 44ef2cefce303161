import type { RequestError } from '../request.ts'
import type { DraftRecords } from './indexed-records.ts'

/** What the server answers about it. A later version is a greater number. */
export interface Stored {
  version: number
  content: unknown
  /** Who saved it last. */
  changedBy?: string | undefined
}

/** What this browser knows of what is edited. */
export interface Known<Typed, Content> {
  /** As it stands in the fields. */
  typed: Typed
  /** As it was last stored. */
  saved: Content
  /** What was sent since, and may be stored: no answer came. */
  sent: readonly Content[]
}

/** What is wrong, a sentence for each field. */
export type Faults = Record<string, string>

/** What to take of that which both changed, by name. */
export type Choices = Readonly<Record<string, string>>

/**
 * What is edited by drafts: pages, quotes. `Typed` is what stands in its fields, `Content` what of that
 * is stored. Nothing here has a state.
 */
export interface DraftKind<Typed, Content, S extends Stored> {
  /** As sentences call it, such as `page`. */
  noun: string
  /** As a sentence calls this one. */
  nameOf(stored: S): string
  /** Stays the same for as long as it exists. */
  idOf(stored: S): string
  records: DraftRecords<Typed, Content>
  /** Undo leads back beyond a reload. Otherwise this browser stores nothing of what is saved. */
  areStepsRecorded: boolean

  /** @throws RequestError 409 where somebody else has saved */
  save(content: Content, stored: S): Promise<S>
  read(stored: S): Promise<S>
  /** What is stored now, of the answer to a save on an older version. */
  newerIn(answer: RequestError['answer'], stored: S): S | undefined
  /** Why text of closed tabs can no longer be saved, as a sentence. */
  tooLate?(stored: S): string | undefined

  typedOf(stored: S): Typed
  /** What cannot be read is as if it were empty, and a fault: nothing is sent while there is one. */
  contentOf(typed: Typed): { content: Content; faults: Faults }
  /** The same as if what is typed were stored. */
  storedAs(stored: S, typed: Typed): S

  /**
   * What is stored, beside what it was made of.
   * @param answered to a save of this content
   */
  arrived(
    known: Pick<Known<Typed, Content>, 'saved' | 'sent'>,
    stored: S,
    answered?: Content,
  ): Arrived<Typed, Content>
  /** What is typed and what others stored, both made of `base`. What is not chosen stays as typed. */
  merge(base: Content, typed: Typed, theirs: Content, choices?: Choices): Merged<Typed>
}

export interface Arrived<Typed, Content> {
  /** What both sides began from: saved before, or sent without an answer and stored. */
  base: Content
  theirs: Content
  /** With what the server alone gives, such as the places of new pictures. */
  completed?: (typed: Typed) => Typed
}

export interface Merged<Typed> {
  typed: Typed
  /** Names of what both changed, to different things. */
  conflicts: string[]
  /** Names of what is theirs in it, where that is told. */
  taken?: string[]
}
