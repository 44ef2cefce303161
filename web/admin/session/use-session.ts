import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { adminRoutes, api } from '../../routes.ts'
import type { AdminSession } from '../contract.ts'
import { reportFailure } from '../report-failure.ts'
import { request, requestUnlessSignedOut } from '../request.ts'

interface Me {
  admin: AdminSession
}

const fiveMinutes = 300_000

/** Who is signed in; `admin` is null where nobody is, and undefined until that is known. */
export function useSession() {
  const { data, error } = useQuery({
    queryKey: [api.me],
    queryFn: () => requestUnlessSignedOut<Me>(api.me),
    staleTime: fiveMinutes,
  })
  return { admin: data === undefined ? undefined : (data?.admin ?? null), error }
}

/** Takes notice of another user, or of none, and forgets all that was read for the last one. */
export function useSessionChange() {
  const queryClient = useQueryClient()
  return (admin: AdminSession | null) => {
    queryClient.setQueryData([api.me], admin && { admin })
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== api.me })
  }
}

/** Signs out, on the server too, and goes to the login. */
export function useSignOut(target: string = adminRoutes.login) {
  const changeSession = useSessionChange()
  const [, navigate] = useLocation()
  return async () => {
    try {
      await request(api.logout, { method: 'POST' })
      changeSession(null)
      navigate(target)
    } catch (error) {
      reportFailure(error, 'You are still signed in: the server did not answer. Please try again.')
    }
  }
}
