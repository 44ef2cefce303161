import type { QueryClient } from '@tanstack/react-query'
import type { AdminProduct, ProductChanges } from '../../../admin/contract.ts'
import { requestAnswer } from '../../../admin/request.ts'
import { showChanged } from '../../../admin/use-products.ts'
import { api } from '../../../base/routes.ts'
import { binEntryOf } from '../../operations/admin/bin/use-undo.ts'
import { namesPlaces } from '../further-places.ts'

export interface SavedProducts {
  products: AdminProduct[]
  /** The entry in the bin of a name that was deleted. */
  binEntry: string | null
}

/**
 * Saves what is said of products, of all or none, and shows it.
 * @throws RequestError 409 where one has changed meanwhile; with its field where its name is another's
 */
export async function saveProducts(
  queryClient: QueryClient,
  products: ProductChanges['products'],
): Promise<SavedProducts> {
  const body: ProductChanges = { products }
  const answer = await requestAnswer(api.adminProducts, { method: 'PATCH', body })
  const saved: { products: AdminProduct[] } = await answer.json()
  showChanged(queryClient, saved.products)
  // The upload manager shows the same names.
  void queryClient.invalidateQueries({ queryKey: [api.slotDetails] })
  if (Object.values(products).some(namesPlaces)) {
    void queryClient.invalidateQueries({ queryKey: [api.media] })
    void queryClient.invalidateQueries({ queryKey: [api.overview] })
  }
  return { products: saved.products, binEntry: binEntryOf(answer) }
}
