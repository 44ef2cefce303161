import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CurrencyChange, SiteCurrency } from '../../../../admin/contract.ts'
import { isSignedOut, reasonOf, request } from '../../../../admin/request.ts'
import { signInAgain } from '../../../../admin/session/sign-in-again.ts'
import type { Currency } from '../../../../base/money/currencies.ts'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'

const queryKey = [api.currency]

export const useCurrency = () => useQuery<SiteCurrency>({ queryKey, refetchOnMount: 'always' })

const names = new Intl.DisplayNames('en', { type: 'currency' })

/** `KES, Kenyan Shilling` */
export const currencyName = (code: Currency): string => `${code}, ${names.of(code)}`

/** @returns a function that answers with the fault, undefined once the currency is changed */
export function useCurrencyChange(onChanged: () => void) {
  const queryClient = useQueryClient()
  return async (body: CurrencyChange): Promise<string | undefined> => {
    try {
      queryClient.setQueryData(queryKey, await request(api.currency, { method: 'PUT', body }))
    } catch (error) {
      if (isSignedOut(error)) signInAgain()
      void queryClient.invalidateQueries({ queryKey })
      return reasonOf(error, 'The currency could not be changed. Please try again.')
    }
    for (const stale of [api.adminProducts, api.designPrices]) {
      void queryClient.invalidateQueries({ queryKey: [stale] })
    }
    showToast({ title: 'Currency changed', description: `Prices are in ${body.currency} now.` })
    onChanged()
    return undefined
  }
}
