import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { AddedCollection, AdminCollection, NewCollection } from '../../../../admin/contract.ts'
import {
  fieldErrorsOf,
  isSignedOut,
  RequestError,
  reasonOf,
  request,
} from '../../../../admin/request.ts'
import { signInAgain } from '../../../../admin/session/sign-in-again.ts'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { readProductsAgain } from '../../../../admin/use-products.ts'
import { adminRoutes, api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'
import { addressFor } from '../../../pages/admin/new/new-address.ts'
import { prefixFor } from '../../collection-prefix.ts'

type Name = keyof NewCollection
/** By field; `all` of what is wrong with none of them. */
type Faults = Partial<Record<Name | 'all', string>>

/** What stands in the form of a new collection, what is wrong with it, and how it is added. */
export function useNewCollection(
  collections: readonly Pick<AdminCollection, 'nextCode'>[],
  onAdded: () => void,
) {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState<Partial<NewCollection>>({})
  const [faults, setFaults] = useState<Faults>({})
  const { isBusy, run } = useBusy()
  /** The address of a request that nothing answered: the collection may have been added. */
  const unanswered = useRef('')
  const { name = '', text = '', prefix } = typed
  const sent: NewCollection = {
    ...{ name, text, path: typed.path ?? addressFor(name, '', none) },
    // The server makes another one where a deleted collection has that which is shown.
    ...(prefix && { prefix }),
  }
  const prefixes = collections.map(({ nextCode }) => nextCode.replace(/\d.*/, ''))
  const values = { ...sent, prefix: prefix ?? (name.trim() ? prefixFor(name, prefixes) : '') }

  async function show({ id, name }: Pick<AddedCollection, 'id' | 'name'>): Promise<void> {
    void queryClient.invalidateQueries({ queryKey: [api.adminPages] })
    await readProductsAgain(queryClient).catch(() => undefined)
    onAdded()
    navigate(`${adminRoutes.products}?collection=${encodeURIComponent(id)}`)
    showToast({ title: 'Added', description: `Visitors see the page of ${name} now.` })
  }

  async function fail(error: unknown): Promise<void> {
    if (isSignedOut(error)) return signInAgain()
    if (!(error instanceof RequestError)) unanswered.current = values.path
    else if (unanswered.current === values.path) {
      const now = await readProductsAgain(queryClient).catch(() => undefined)
      const own = now?.collections.find(({ path }) => path === values.path)
      if (own) return show(own)
    }
    const found: Faults = fieldErrorsOf(error)
    const all = reasonOf(error, 'The collection could not be added. Please try again.')
    setFaults(Object.keys(found).length > 0 ? found : { all })
  }

  const send = () =>
    request<AddedCollection>(api.collections, { method: 'POST', body: sent }).then(show, fail)

  return {
    faults,
    isBusy,
    /** What closing the form would lose; undefined where that is nothing. */
    lost:
      name.trim() || text.trim()
        ? 'What you typed of the new collection is not saved yet.'
        : undefined,
    field: (field: Name) => ({
      name: field,
      value: values[field],
      error: faults[field],
      onChange({ target }: { target: { value: string } }) {
        setTyped(now => ({ ...now, [field]: target.value }))
        setFaults({})
      },
    }),
    save: () => run(send),
  }
}

const none: ReadonlySet<string> = new Set()
