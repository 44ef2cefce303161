import type { QueryClient } from '@tanstack/react-query'
import { api } from '../base/routes.ts'

interface Query {
  queryKey: readonly unknown[]
}

/** Tells whether a query is a page of the inbox. */
export const isInboxPage = ({ queryKey }: Query) =>
  String(queryKey[0]).startsWith(`${api.inquiries}?`)

/** Reads the inbox that is open again, and the number beside its name in the rail. */
export const readInboxAgain = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({
    predicate: query => isInboxPage(query) || query.queryKey[0] === api.overview,
  })
