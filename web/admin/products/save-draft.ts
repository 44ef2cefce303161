import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../routes.ts'
import type { AdminProduct } from '../contract.ts'
import { isSignedOut, RequestError, reasonOf } from '../request.ts'
import type { EditedProduct } from './change-of.ts'
import type { Faults } from './read-entry.ts'
import { saveDetails, saveFacts } from './save-products.ts'
import { showChanged } from './use-products.ts'

export interface SavedProduct {
  product: AdminProduct
  /** The entry in the bin of a name that was deleted. */
  binEntry?: string | null
  /** What was not saved, though the rest was. */
  faults?: Faults
  /** Why it was not, where that has nothing to do with what was typed. */
  error?: unknown
}

/**
 * Saves the facts of a product, then its name and its visibility.
 * @throws RequestError where the facts could not be saved
 */
export async function saveDraft(
  queryClient: QueryClient,
  base: AdminProduct,
  { facts, details }: EditedProduct,
): Promise<SavedProduct> {
  const product = await withFacts()
  if (Object.keys(details).length === 0) return { product }
  try {
    const { products, binEntry } = await saveDetails([product], details)
    showChanged(queryClient, products)
    void queryClient.invalidateQueries({ queryKey: [api.slotDetails] })
    return { product: products[0] ?? product, binEntry }
  } catch (error) {
    if (isSignedOut(error) || !(error instanceof RequestError)) return { product, error }
    return { product, faults: { name: reasonOf(error, 'This name could not be saved.') } }
  }

  async function withFacts(): Promise<AdminProduct> {
    if (Object.keys(facts).length === 0) return base
    const saved = await saveFacts({ [base.code]: { version: base.version, ...facts } })
    showChanged(queryClient, saved)
    return saved[0] ?? base
  }
}
