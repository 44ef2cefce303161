import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AdminProducts } from '../../../../admin/contract.ts'
import type { Currency } from '../../../../base/money/currencies.ts'
import { api } from '../../../../base/routes.ts'
import { priceText } from '../../../products/admin/money.ts'
import type { LineEntry } from '../draft/entry.ts'

/**
 * What the records of products say where there is no one price to fill in: `from 68,500`. They are
 * read once a line of an item has no price.
 */
export function usePriceHints(lines: readonly LineEntry[], currency: Currency) {
  const isAsked = lines.some(({ code, price }) => code && price === '')
  const { data } = useQuery<AdminProducts>({ queryKey: [api.adminProducts], enabled: isAsked })
  const products = useMemo(
    () => new Map(data?.products.map(product => [product.code, product])),
    [data],
  )
  return (code: string | undefined): string | undefined => {
    const product = code === undefined ? undefined : products.get(code)
    const isHint = product?.currency === currency && product.facts.price?.cents !== undefined
    return isHint ? priceText(product) : undefined
  }
}
