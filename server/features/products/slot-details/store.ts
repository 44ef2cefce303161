import type { DetailsBySlot } from './rows.ts'

/** The details that administrators set for single images, videos and catalogs. */
export interface SlotDetailsStore {
  /** Contains edited slots only; a new object where one of them has changed. */
  readonly value: DetailsBySlot
  /**
   * Removes a former name of each of these slots: links that have it no longer find the item, and
   * neither the file nor its previous version has it.
   */
  forgetNames(names: ReadonlyMap<string, string>): Promise<void>
  /**
   * Empties the texts of these slots that are not later than a moment: their page says them now.
   * @param until ISO 8601 in UTC
   */
  endTexts(slotPaths: ReadonlySet<string>, until: string): Promise<void>
  /** Called with the changed slots; returns a function that unsubscribes. */
  onChange(listener: (slotPaths: readonly string[]) => void): () => void
  settled(): Promise<void>
}
