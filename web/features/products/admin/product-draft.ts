import type { AdminProduct } from '../../../admin/contract.ts'
import { tellUnsaved } from '../../../admin/unsaved.ts'
import { observable } from '../../../ui/observable.ts'
import { type EntryField, entryOf, isTyped, type ProductEntry } from './product-entry.ts'

/** The product whose form is open. */
export interface Draft {
  /** As it was when its form was opened; a save sends its version. */
  base: AdminProduct
  typed: Partial<ProductEntry>
  /** What another administrator has saved since, of the fields that it changed. */
  newer: Partial<ProductEntry>
}

/** Outlives the screen, for those who leave by the back button and return. */
export const draft = observable<Draft | undefined>(undefined)

export const isUnsaved = (): boolean =>
  draft.value !== undefined && isTyped(draft.value.base, draft.value.typed)

tellUnsaved(() =>
  isUnsaved() ? `What you typed of ${draft.value?.base.code} is not saved yet.` : undefined,
)

export const openDraft = (base: AdminProduct) => draft.set({ base, typed: {}, newer: {} })
export const closeDraft = () => draft.set(undefined)

export function type(change: Partial<ProductEntry>): void {
  const open = draft.value
  if (open) draft.set({ ...open, typed: { ...open.typed, ...change } })
}

/** Puts what was typed on top of what is stored by now, and notes in which fields that is newer. */
export function rebaseOn(base: AdminProduct): void {
  const open = draft.value
  if (!open) return
  const [before, after] = [entryOf(open.base), entryOf(base)]
  const fields = (Object.keys(after) as EntryField[]).filter(name => before[name] !== after[name])
  const newer = Object.fromEntries(fields.map(name => [name, after[name]]))
  draft.set({ ...open, base, newer: { ...open.newer, ...newer } })
}

/** Drops what has been saved; what was typed while it was on its way stays. */
export function dropSaved(saved: AdminProduct, sent: Partial<ProductEntry>): void {
  const open = draft.value
  if (open?.base.code !== saved.code) return
  const later = Object.entries(open.typed).filter(
    ([name, value]) => sent[name as EntryField] !== value,
  )
  draft.set({ base: saved, typed: Object.fromEntries(later), newer: {} })
}
