import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { adminRoutes } from '../../../base/routes.ts'
import { type ProductsView, productsSearch, productsView } from './products-query.ts'

/** What is shown is in the address: going back, loading again and bookmarks keep it. */
export function useProductsView() {
  const search = useSearch()
  const [, navigate] = useLocation()
  const view = useMemo(() => productsView(search), [search])
  /** Another filter or order begins at the first page. */
  const show = useCallback(
    (change: Partial<ProductsView>) => {
      const address = adminRoutes.products + productsSearch({ ...view, page: 1, ...change })
      // Going back would otherwise stop at each pause in the typing of a word.
      const isTyping = 'q' in change && !('show' in change)
      navigate(address, { replace: isTyping })
    },
    [view, navigate],
  )
  return { view, show }
}
