import { api } from '../../routes.ts'
import { binEntryOf } from '../bin/use-undo.tsx'
import type { AdminProduct, NamedSlotDetails, ProductChanges } from '../contract.ts'
import { request, requestAnswer } from '../request.ts'
import type { DetailsChange } from './change-of.ts'
import { withDetails } from './use-products.ts'

/**
 * Saves facts of products, of all or none.
 * @throws RequestError 409 where one has changed meanwhile
 */
export async function saveFacts(products: ProductChanges['products']): Promise<AdminProduct[]> {
  const body: ProductChanges = { products }
  const saved = await request<{ products: AdminProduct[] }>(api.adminProducts, {
    method: 'PATCH',
    body,
  })
  return saved.products
}

/**
 * Saves the same name or visibility for products, for all or none; both belong to their pictures.
 * @returns the products, and the entry in the bin where a name was deleted
 * @throws RequestError 409 where another product has the name
 */
export async function saveDetails(products: readonly AdminProduct[], change: DetailsChange) {
  const body = { slots: Object.fromEntries(products.map(({ slot }) => [slot, change])) }
  const answer = await requestAnswer(api.slotDetails, { method: 'PATCH', body })
  const { slots }: { slots: NamedSlotDetails[] } = await answer.json()
  const bySlot = new Map(slots.map(details => [details.path, details]))
  return {
    products: products.map(product => withDetails(product, bySlot.get(product.slot))),
    binEntry: binEntryOf(answer),
  }
}
