import { isDeepStrictEqual } from 'node:util'
import { derived } from '../derived.ts'
import type { Store } from '../store/open-store.ts'
import { changeRows, type DetailsBySlot, forgetFormerNames, type Rows } from './rows.ts'

type Listener = (slotPaths: readonly string[]) => void

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
  onChange(listener: Listener): () => void
  settled(): Promise<void>
}

/**
 * The rows of slots in a store that has others beside them.
 * @returns with them, what to call with those that were changed
 */
export function slotDetailsIn(store: Store<{ slots: Rows }>): [SlotDetailsStore, Listener] {
  const listeners = new Set<Listener>()
  const tell = (slotPaths: readonly string[]) => {
    if (slotPaths.length > 0) for (const listener of listeners) listener(slotPaths)
  }
  // The store copies all of its value for a change of any part, and pages compare this one.
  let last = store.value.slots
  const rows = derived(
    () => store.value.slots,
    now => {
      if (!isDeepStrictEqual(now, last)) last = now
      return last
    },
  )

  const details: SlotDetailsStore = {
    get value() {
      return rows()
    },
    async forgetNames(names) {
      await store.change(({ slots }) => forgetFormerNames(slots, names))
      // The second write makes the previous version one without them.
      await store.change(() => undefined)
    },
    async endTexts(slotPaths, until) {
      const textless = { alt: '', title: '', description: '' }
      const endedIn = (slots: Readonly<Rows>) =>
        [...slotPaths].filter(path => {
          const { alt, title, description, updatedAt = '' } = slots[path] ?? {}
          return Boolean(alt || title || description) && updatedAt <= until
        })
      if (endedIn(store.value.slots).length === 0) return
      await store.change(({ slots }) => {
        const changes = new Map(endedIn(slots).map(path => [path, textless]))
        changeRows(slots, changes, new Date().toISOString())
      })
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    settled: store.settled,
  }
  return [details, tell]
}
