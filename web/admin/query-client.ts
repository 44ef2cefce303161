import { QueryClient } from '@tanstack/react-query'
import { request } from './request.ts'

/**
 * What was read stays until a screen says that it has changed: nothing is polled, tried again or
 * asked again when the window comes to the front; the inbox alone does so, in requests of its own
 * (inquiries/use-arrivals.ts). A query's key is its address.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => request(String(queryKey[0]), { signal }),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // An API on this very machine may be reached while the browser thinks that it is offline.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
