import type { AdminProduct } from '../../../admin/contract.ts'
import { mayLoseDraft } from './may-lose-draft.ts'
import { draft, openDraft } from './product-draft.ts'

/** Opens the form of a product; of one that is open already, goes to its first field. */
export async function editProduct(product: AdminProduct): Promise<void> {
  const open = draft.value?.base
  if (open?.code === product.code) {
    document.querySelector<HTMLElement>('.product-form input')?.focus()
    return
  }
  if (await mayLoseDraft()) openDraft(product)
}
