import type { QueryClient } from '@tanstack/react-query'
import type { AddedCollection, NewCollection } from '../../../../admin/contract.ts'
import { request } from '../../../../admin/request.ts'
import { readProductsAgain } from '../../../../admin/use-products.ts'
import { api } from '../../../../base/routes.ts'
import { addressFor } from '../../../pages/admin/new/new-address.ts'
import type { ListedPage } from '../../../pages/contract.ts'

export type WantedCollection = Pick<NewCollection, 'name' | 'text'>

/** At the top of the page of a collection of which nobody has said anything, within the limits of that text. */
export function firstWordsOf(name: string, company: string): string {
  const words = 'each model with a page of its own, and a way to ask us about it.'
  const text = `${name} at ${company}: ${words}`
  return company && text.length <= 170 ? text : `${name}: ${words}`
}

/**
 * Adds collections one after the other, each with a page at an address made of its name.
 * @throws RequestError where one cannot be added; those before it are there then
 */
export async function addCollections(
  queryClient: QueryClient,
  wanted: readonly WantedCollection[],
): Promise<void> {
  const { pages } = await request<{ pages: ListedPage[] }>(api.adminPages)
  const taken = new Set(pages.map(({ path }) => path))
  try {
    for (const { name, text } of wanted) {
      const path = addressFor(name, '', taken) || addressFor('collection', '', taken)
      taken.add(path)
      const body: NewCollection = { name, path, text }
      await request<AddedCollection>(api.collections, { method: 'POST', body })
    }
  } finally {
    void queryClient.invalidateQueries({ queryKey: [api.adminPages] })
    await readProductsAgain(queryClient).catch(() => undefined)
  }
}
