import type { AdminProduct } from '../../../../admin/contract.ts'
import { tellUnsaved } from '../../../../admin/unsaved.ts'
import { observable } from '../../../../ui/observable.ts'

/** A product that is not there yet, as it stands in its form. */
export interface NewProductDraft {
  /** The id of its collection; '' until one is chosen. */
  collection: string
  /** Not given as long as it follows the collection. */
  code?: string
  name: string
  /** The product that it is a copy of. */
  model?: AdminProduct
}

/** Outlives the screen, as the open form of a product does. */
export const newProduct = observable<NewProductDraft | undefined>(undefined)

/** @param collection its id; '' where it is still to be chosen */
export const openNewProduct = (collection: string) => newProduct.set({ collection, name: '' })

export const openCopy = (model: AdminProduct) =>
  newProduct.set({ collection: model.collection, name: '', model })

export const closeNewProduct = () => newProduct.set(undefined)

export function typeNew(change: Partial<NewProductDraft>): void {
  const open = newProduct.value
  if (open) newProduct.set({ ...open, ...change })
}

/** Has the code follow the collection again. */
export function clearCode(): void {
  const { code: _, ...open } = newProduct.value ?? { collection: '', name: '' }
  if (newProduct.value) newProduct.set(open)
}

/** What closing it would lose; undefined where that is nothing. */
export function lostOfNew(): string | undefined {
  const { code, name = '' } = newProduct.value ?? {}
  const isTyped = Boolean(code || name.trim())
  return isTyped ? 'What you typed of the new product is not saved yet.' : undefined
}

tellUnsaved(lostOfNew)
