import type { AdminCollection, AdminProduct, NewProduct } from '../../../../admin/contract.ts'
import { fieldErrorsOf, reasonOf } from '../../../../admin/request.ts'
import { placeFields } from '../../further-places.ts'
import type { NewProductDraft } from './new-product-draft.ts'

export type NewField = 'collection' | 'code' | 'name'
/** What is wrong, by field; `all` of what is none's. */
export type NewFaults = Partial<Record<NewField | 'all', string>>

/** The code that stands in the form: the next one of the collection until another is typed. */
export const codeIn = (
  { code, collection }: NewProductDraft,
  collections: readonly AdminCollection[],
): string => code ?? collections.find(({ id }) => id === collection)?.nextCode ?? ''

/**
 * What is sent; of a copy without showing its price, so that none is published unseen, and without the
 * places of files that it does not have.
 */
export function requestOf(
  { collection, name, model }: NewProductDraft,
  typedCode: string,
): NewProduct {
  const code = typedCode.trim()
  const { isPriceShown: _, ...facts } = model?.facts ?? {}
  for (const { id } of placeFields) delete facts[id]
  const copied = model && { drawnLike: model.code, facts }
  return { collection, code, name: name.trim() || code, ...copied }
}

export function missingIn({ collection, code }: NewProduct): NewFaults {
  if (!collection) return { collection: 'Choose a collection' }
  return code ? {} : { code: 'A code, such as Ch101' }
}

/** What the server finds wrong, at the field that it is about. */
export function faultsOf(error: unknown): NewFaults {
  const { collection, code, name } = fieldErrorsOf(error)
  const faults = {
    ...(collection && { collection }),
    ...(code && { code }),
    ...(name && { name }),
  }
  if (Object.keys(faults).length > 0) return faults
  return { all: reasonOf(error, 'The product could not be added. Please try again.') }
}

/** Whether a product is the one that was sent before, when its answer was lost. */
export const isSame = (stored: AdminProduct, { code, name, collection }: NewProduct) =>
  stored.code === code && stored.name === name && stored.collection === collection
