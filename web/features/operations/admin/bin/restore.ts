import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { request } from '../../../../admin/request.ts'
import { api } from '../../../../base/routes.ts'

/**
 * Restores an entry of the bin.
 * @param ifVersion of the file that it replaces, if there is one
 * @throws RequestError 409 where its place is taken: the answer has the `slot`
 */
export const restore = (id: string, ifVersion?: string): Promise<unknown> =>
  request(`${api.bin}/${id}/restore`, {
    method: 'POST',
    ...(ifVersion !== undefined && { body: { ifVersion } }),
  })

/** Reads again all that may be in the bin or come out of it. */
export function useInvalidateBin(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => invalidate(queryClient)
}

const concerned = [
  api.bin,
  api.media,
  api.slotDetails,
  api.adminProducts,
  api.redirects,
  api.menu,
  api.inquiries,
  api.overview,
]

const invalidate = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      // Single pages are read whenever they are opened, and a deleted one is not there.
      address === api.adminPages || concerned.some(prefix => String(address).startsWith(prefix)),
  })
