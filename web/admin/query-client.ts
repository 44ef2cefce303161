import { type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSignedOut, request } from './request.ts'
import { signInAgain } from './session/sign-in-again.ts'
import { untilOnline } from './until-online.ts'

/**
 * Results stay until a screen invalidates them: nothing is polled, tried again or refetched when
 * the window gets the focus; the inbox alone does so, in requests of its own
 * (inquiries/use-arrivals.ts). A query's key is its address. A query that finds the session over
 * opens the sign-in, after which all are fetched again; one without any answer waits for the
 * connection.
 */
export function createQueryClient(): QueryClient {
  async function readOnceOnline({ queryKey, state }: Query<unknown, unknown, unknown>) {
    await untilOnline(state.errorUpdateCount, new AbortController().signal)
    await client.refetchQueries({ queryKey, exact: true, type: 'active' })
  }

  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        if (isSignedOut(error)) signInAgain()
        // The browser reports its own connection only, not a server that starts again.
        else if (error instanceof TypeError) void readOnceOnline(query)
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => request(String(queryKey[0]), { signal }),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        refetchOnReconnect: true,
        // An API on this very machine may be reached while the browser thinks that it is offline.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
