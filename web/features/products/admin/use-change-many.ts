import { useQueryClient } from '@tanstack/react-query'
import type { AdminProduct } from '../../../admin/contract.ts'
import { reportFailure } from '../../../admin/report-failure.ts'
import { RequestError } from '../../../admin/request.ts'
import { confirm } from '../../../admin/ui/confirm.tsx'
import { useBusy } from '../../../admin/ui/use-busy.ts'
import { readProductsAgain } from '../../../admin/use-products.ts'
import { counted } from '../../../base/counted.ts'
import { showToast } from '../../../ui/toast/toasts.ts'
import { type ManyField, manyChange } from './many-change.ts'
import { saveProducts } from './save-products.ts'

/** Sets one fact of many products, of all or none, and says of how many. */
export function useChangeMany() {
  const queryClient = useQueryClient()
  const { isBusy, run } = useBusy()

  async function send(chosen: readonly AdminProduct[], field: ManyField, value: string) {
    const changes = manyChange(chosen, field, value)
    const without = chosen.length - Object.keys(changes).length
    if (without === chosen.length) {
      showToast({ title: 'Nothing to show', description: 'None of these has a price yet.' })
      return false
    }
    const { products: saved } = await saveProducts(queryClient, changes)
    showToast({
      title: `Saved for ${counted(saved.length, 'product')}`,
      ...(without > 0 && {
        description: `${counted(without, 'product')} without a price stayed as is.`,
      }),
    })
    return true
  }

  async function attempt(chosen: readonly AdminProduct[], field: ManyField, value: string) {
    try {
      return await send(chosen, field, value)
    } catch (error) {
      reportFailure(error, 'The products could not be changed. Please try again.')
      const isOutdated = error instanceof RequestError && error.status === 409
      if (isOutdated) await readProductsAgain(queryClient).catch(() => undefined)
      return false
    }
  }

  /** Whether it was done; where it was not, a toast or a question has said why. */
  async function change(chosen: readonly AdminProduct[], field: ManyField, value: string) {
    if (!(await isMeant(chosen.length, field, value))) return false
    return (await run(() => attempt(chosen, field, value))) === true
  }
  return { change, isBusy }
}

/** Asks before words are removed, or many products leave the site. */
async function isMeant(count: number, field: ManyField, value: string): Promise<boolean> {
  if (field === 'isVisible' && value === 'no' && count > 1) {
    return confirm({
      title: `Take ${counted(count, 'product')} off the site?`,
      text: 'Visitors will not see them until they are shown again.',
      action: `Hide ${counted(count, 'product')}`,
    })
  }
  if (value.trim() !== '') return true
  return confirm({
    title: `Remove this from ${counted(count, 'product')}?`,
    text: 'Nothing stands in the field: what these products say there now goes.',
    action: 'Remove',
  })
}
