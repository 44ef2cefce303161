import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AdminCollection, AdminProduct } from '../../../../admin/contract.ts'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { isSignedOut, RequestError, request } from '../../../../admin/request.ts'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { readProductsAgain } from '../../../../admin/use-products.ts'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'
import { useInvalidateBin } from '../../../operations/admin/bin/restore.ts'
import { openDraft } from '../product-draft.ts'
import { showAdded } from './known-lists.ts'
import {
  clearCode,
  closeNewProduct,
  type NewProductDraft,
  newProduct,
  typeNew,
} from './new-product-draft.ts'
import {
  codeIn,
  faultsOf,
  isSame,
  missingIn,
  type NewFaults,
  type NewField,
  requestOf,
} from './new-product-request.ts'
import { listQueue } from './use-moves.ts'

/** What stands in the form of a new product, what is wrong with it, and how it is added. */
export function useNewProduct(draft: NewProductDraft, collections: readonly AdminCollection[]) {
  const queryClient = useQueryClient()
  const invalidate = useInvalidateBin()
  const [faults, setFaults] = useState<NewFaults>({})
  const { isBusy: isSaving, run } = useBusy()
  /** A code that the form proposed and a colleague took first. */
  const [taken, setTaken] = useState('')
  /** The code of a request that nothing answered: it may have been stored. */
  const unanswered = useRef('')
  const code = codeIn(draft, collections)

  function show(product: AdminProduct): void {
    closeNewProduct()
    showAdded(queryClient, product)
    openDraft(product)
    showToast({ title: 'Added', description: `${product.code}: the site shows it now.` })
    void invalidate()
  }

  async function fail(error: unknown, sent: ReturnType<typeof requestOf>): Promise<void> {
    if (isSignedOut(error)) return reportFailure(error, '')
    // The dialog may be closed by now.
    if (!newProduct.value) return reportFailure(error, `${sent.code} could not be added.`)
    const found = faultsOf(error)
    if (!(error instanceof RequestError)) unanswered.current = sent.code
    if (error instanceof RequestError && error.status === 409) {
      const now = await readProductsAgain(queryClient).catch(() => undefined)
      const own = now?.products.find(product => isSame(product, sent))
      if (own && unanswered.current === sent.code) return show(own)
      const next = now && codeIn(draft, now.collections)
      if (found.code && draft.code === undefined && next !== undefined && next !== sent.code) {
        return setTaken(sent.code)
      }
    }
    setFaults(found)
  }

  async function send(): Promise<void> {
    const sent = requestOf(draft, code)
    const missing = missingIn(sent)
    setFaults(missing)
    setTaken('')
    if (Object.keys(missing).length > 0) return
    try {
      show(
        await listQueue.run(() =>
          request<AdminProduct>(api.adminProducts, { method: 'POST', body: sent }),
        ),
      )
    } catch (error) {
      await fail(error, sent)
    }
  }

  return {
    faults,
    isSaving,
    field(name: NewField) {
      const isTaken = name === 'code' && taken && code !== taken
      return {
        name,
        value: name === 'code' ? code : draft[name],
        error: faults[name],
        note: isTaken ? `${taken} was given meanwhile. This is the next free code.` : undefined,
        onChange({ target }: { target: { value: string } }) {
          typeNew({ [name]: target.value })
          if (faults[name]) setFaults(({ [name]: _, ...rest }) => rest)
        },
        ...(name === 'code' && { onBlur: () => draft.code?.trim() === '' && clearCode() }),
      }
    },
    save: () => run(send),
  }
}
