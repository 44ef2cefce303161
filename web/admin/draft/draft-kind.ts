import type { RequestError } from '../request.ts'
import type { DraftRecords } from './indexed-records.ts'

/** The answer of the server about a thing that is edited. A later version is a greater number. */
export interface Stored {
  version: number
  content: unknown
  /** Who saved it last. */
  changedBy?: string | undefined
}

/** The versions of an edited thing that this browser has. */
export interface Known<Typed, Content> {
  /** The contents of the fields. */
  typed: Typed
  /** The content that the server last stored. */
  saved: Content
  /** Contents sent since without an answer; the server may have stored them. */
  sent: readonly Content[]
}

/** A sentence for each field that needs a change. */
export type Faults = Record<string, string>

/** The side that the administrator chose for each conflict, by its name. */
export type Choices = Readonly<Record<string, string>>

/**
 * A kind of thing that is edited by drafts: pages, quotes. `Typed` is the contents of its fields, `Content` the
 * part of them that is stored. A kind has no state.
 */
export interface DraftKind<Typed, Content, S extends Stored> {
  /** The noun for it in sentences, such as `page`. */
  noun: string
  /** The name of this one in sentences. */
  nameOf(stored: S): string
  /** Stays the same for as long as it exists. */
  idOf(stored: S): string
  records: DraftRecords<Typed, Content>
  /** Undo leads back beyond a reload. Otherwise this browser stores nothing of what is saved. */
  areStepsRecorded: boolean

  /** @throws RequestError 409 where somebody else has saved */
  save(content: Content, stored: S): Promise<S>
  read(stored: S): Promise<S>
  /** The newer version in the answer to a save on an older one. */
  newerIn(answer: RequestError['answer'], stored: S): S | undefined
  /** Why text of closed tabs can no longer be saved, as a sentence. */
  tooLate?(stored: S): string | undefined

  typedOf(stored: S): Typed
  /** A field that cannot be read counts as empty and is a fault; nothing is sent while there is one. */
  contentOf(typed: Typed): { content: Content; faults: Faults }
  /** The same as if what is typed were stored. */
  storedAs(stored: S, typed: Typed): S

  /**
   * The stored content beside the one that it was made of.
   * @param answered to a save of this content
   */
  arrived(
    known: Pick<Known<Typed, Content>, 'saved' | 'sent'>,
    stored: S,
    answered?: Content,
  ): Arrived<Typed, Content>
  /** Merges typed fields with what others stored, both made of `base`. Conflicts without a choice stay as typed. */
  merge(base: Content, typed: Typed, theirs: Content, choices?: Choices): Merged<Typed>
}

export interface Arrived<Typed, Content> {
  /** The content that both sides began from: saved before, or sent without an answer and stored. */
  base: Content
  theirs: Content
  /** Adds what the server alone gives, such as the places of new pictures. */
  completed?: (typed: Typed) => Typed
}

export interface Merged<Typed> {
  typed: Typed
  /** Names of what both changed, to different things. */
  conflicts: string[]
  /** Names of what is theirs in it, where that is told. */
  taken?: string[]
}
