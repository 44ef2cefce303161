import { useQueryClient } from '@tanstack/react-query'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { isSignedOut, RequestError, reasonOf } from '../../../../admin/request.ts'
import { signInAgain } from '../../../../admin/session/sign-in-again.ts'
import { undoToast } from '../../../../admin/ui/undo-toast.tsx'
import { readProductsAgain } from '../../../../admin/use-products.ts'
import { counted } from '../../../../base/counted.ts'
import { saveProducts } from '../save-products.ts'
import type { PriceChange } from './price-change.ts'

/** @returns a function that answers with what is wrong, undefined once all the prices are changed */
export function usePriceChange(onChanged: () => void) {
  const queryClient = useQueryClient()

  const readAgainAfter = async (error: unknown) => {
    const isOutdated = error instanceof RequestError && error.status === 409
    if (isOutdated) await readProductsAgain(queryClient).catch(() => undefined)
  }

  const save = (changes: readonly PriceChange[]) =>
    saveProducts(
      queryClient,
      Object.fromEntries(
        changes.map(({ product: { code, version }, price }) => [code, { version, price }]),
      ),
    )

  /** Brings back all prices, or none where one has been changed since. */
  async function undo(changes: readonly PriceChange[]): Promise<void> {
    try {
      await save(changes)
    } catch (error) {
      await readAgainAfter(error)
      reportFailure(error, 'The prices could not be brought back. Please try again.')
    }
  }

  return async (changes: readonly PriceChange[]): Promise<string | undefined> => {
    try {
      const { products } = await save(changes)
      const saved = new Map(products.map(product => [product.code, product]))
      const former = changes.flatMap(({ product: { code, facts } }) => {
        const product = saved.get(code)
        return product && facts.price ? [{ product, price: facts.price }] : []
      })
      const title = `${counted(changes.length, 'price')} changed`
      undoToast(title, () => void undo(former), 'Quotes that there are keep theirs.')
    } catch (error) {
      if (isSignedOut(error)) signInAgain()
      await readAgainAfter(error)
      return reasonOf(error, 'The prices could not be changed. Please try again.')
    }
    onChanged()
    return undefined
  }
}
