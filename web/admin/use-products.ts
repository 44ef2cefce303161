import { type QueryClient, useQuery } from '@tanstack/react-query'
import { api } from '../base/routes.ts'
import type { AdminProduct, AdminProducts } from './contract.ts'

const queryKey = [api.adminProducts]

/** Every product with its facts. Others may have changed it since it was last opened. */
export const useProducts = () => useQuery<AdminProducts>({ queryKey, refetchOnMount: 'always' })

/** Every product as it is stored now. */
export const readProductsAgain = (queryClient: QueryClient): Promise<AdminProducts> =>
  queryClient.fetchQuery<AdminProducts>({ queryKey, staleTime: 0 })

/** Puts changed products into the cached list. */
export function showChanged(queryClient: QueryClient, changed: readonly AdminProduct[]): void {
  const byCode = new Map(changed.map(product => [product.code, product]))
  queryClient.setQueryData<AdminProducts>(
    queryKey,
    cached =>
      cached && {
        ...cached,
        products: cached.products.map(product => byCode.get(product.code) ?? product),
      },
  )
}
