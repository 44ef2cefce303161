import type { AdminProduct } from '../../../admin/contract.ts'
import { PAGE_SIZE } from './found-products.ts'
import type { ProductsView } from './products-query.ts'

/** The page of a view; there may be fewer by now than there were when its address was made. */
export function pageOf(found: readonly AdminProduct[], { page }: Pick<ProductsView, 'page'>) {
  const pages = Math.ceil(found.length / PAGE_SIZE)
  const at = Math.max(1, Math.min(page, pages))
  return { at, pages, page: found.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE) }
}

/** Whether a view shows all of one collection in the order of the site, which can be changed then. */
export const isOrderable = ({ q, collection, show, sort }: ProductsView): boolean =>
  collection !== '' && !q.trim() && show === '' && sort === ''
