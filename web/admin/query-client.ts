import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isSignedOut, request } from './request.ts'
import { signInAgain } from './session/sign-in-again.ts'

/**
 * What was read stays until a screen says that it has changed: nothing is polled, tried again or
 * asked again when the window comes to the front; the inbox alone does so, in requests of its own
 * (inquiries/use-arrivals.ts). A query's key is its address. One that finds the session over opens
 * the way back in, after which all are asked again.
 */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: error => void (isSignedOut(error) && signInAgain()) }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => request(String(queryKey[0]), { signal }),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // What could not be read without a line is read when there is one again.
        refetchOnReconnect: true,
        // An API on this very machine may be reached while the browser thinks that it is offline.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
