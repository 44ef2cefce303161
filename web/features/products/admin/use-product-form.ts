import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reportFailure } from '../../../admin/report-failure.ts'
import { fieldErrorsOf, RequestError } from '../../../admin/request.ts'
import { newerNote } from '../../../admin/ui/newer-note.ts'
import { useBusy } from '../../../admin/ui/use-busy.ts'
import { readProductsAgain } from '../../../admin/use-products.ts'
import { showToast } from '../../../ui/toast/toasts.ts'
import { useUndo } from '../../operations/admin/bin/use-undo.ts'
import { changeOf, type EditedProduct, faultsIn } from './change-of.ts'
import {
  closeDraft,
  type Draft,
  draft,
  dropSaved,
  isUnsaved,
  rebaseOn,
  type,
} from './product-draft.ts'
import { type EntryField, entryOf, type FlagField, type TextField } from './product-entry.ts'
import type { Faults } from './read-entry.ts'
import { saveProducts } from './save-products.ts'

const failed = 'The product could not be saved. Please try again.'

/** What stands in the open form, what is wrong with it, and how it is saved. */
export function useProductForm({ base, typed, newer }: Draft, onSaved: () => void) {
  const queryClient = useQueryClient()
  const { offer } = useUndo()
  const [faults, setFaults] = useState<Faults>({})
  const { isBusy: isSaving, run } = useBusy()
  const [isOutdated, setOutdated] = useState(false)
  const entry = { ...entryOf(base), ...typed }

  const set = (field: EntryField, value: string | boolean) => {
    type({ [field]: value })
    if (faults[field]) setFaults(({ [field]: _, ...rest }) => rest)
  }
  const noteOn = (field: EntryField) =>
    field in newer ? newerNote(typed[field], newer[field]) : undefined
  const stateOf = (field: EntryField) => ({
    name: field,
    note: noteOn(field),
    error: faults[field],
  })

  async function saved(change: EditedProduct['change']) {
    const { code, version } = base
    if (Object.keys(change).length === 0) return { product: base, binEntry: null }
    const sent = { [code]: { version, ...change } }
    const { products, binEntry } = await saveProducts(queryClient, sent)
    return { product: products[0] ?? base, binEntry }
  }

  async function send(): Promise<void> {
    const { change, faults } = changeOf(base, typed)
    setFaults(faults)
    if (Object.keys(faults).length > 0) return
    const { product, binEntry } = await saved(change)
    dropSaved(product, typed)
    const deleted = (['name', 'description'] as const).filter(word => change[word] === null)
    const which = `${deleted.join(' and the ')} ${deleted.length > 1 ? 'were' : 'was'}`
    if (binEntry) offer(`Saved. The ${which} deleted`, binEntry)
    else showToast({ title: 'Saved', description: `${base.code}: the site shows it now.` })
    if (isUnsaved()) return
    closeDraft()
    onSaved()
  }

  async function refuse(error: unknown): Promise<void> {
    const fields = faultsIn(fieldErrorsOf(error))
    setFaults(fields)
    if (Object.keys(fields).length > 0) return
    const { status } = error instanceof RequestError ? error : {}
    if (status === 409) setOutdated(true)
    // Another administrator has deleted it; the form says so once the list has come.
    else if (status === 404) await readAgain()
    else reportFailure(error, failed)
  }

  /** Loads what is stored now; what was typed stays on top of it. */
  async function readAgain(): Promise<void> {
    try {
      const { products } = await readProductsAgain(queryClient)
      const now = products.find(({ code }) => code === draft.value?.base.code)
      if (now) rebaseOn(now)
      setOutdated(false)
    } catch (error) {
      reportFailure(error, 'The product could not be loaded. Please try again.')
    }
  }

  return {
    entry,
    faults,
    isSaving,
    isOutdated,
    isUnsaved: isUnsaved(),
    text: (field: TextField) => ({
      ...stateOf(field),
      value: entry[field],
      onChange: ({ target }: { target: { value: string } }) => set(field, target.value),
    }),
    flag: (field: FlagField) => ({
      ...stateOf(field),
      checked: entry[field],
      onChange: ({ target }: { target: { checked: boolean } }) => set(field, target.checked),
    }),
    save: () => run(() => send().catch(refuse)),
    readAgain,
  }
}

export type ProductForm = ReturnType<typeof useProductForm>
