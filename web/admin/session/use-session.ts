import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { oneOr } from '../../base/counted.ts'
import { adminRoutes, api } from '../../base/routes.ts'
import type { AdminSession } from '../contract.ts'
import { reportFailure } from '../report-failure.ts'
import { request, requestUnlessSignedOut } from '../request.ts'
import { confirm } from '../ui/confirm.tsx'
import { unsavedNow } from '../unsaved.ts'
import { uploadsUnderWay } from '../uploads-under-way.ts'
import { currentUser } from './current-user.ts'
import { sessionEnd } from './session-end.ts'
import { isSignInNeeded, signInAgain } from './sign-in-again.ts'

interface Me {
  admin: AdminSession
}

const fiveMinutes = 300_000

/** The current session; `admin` is null without one, and undefined until that is known. */
export function useSession() {
  const queryClient = useQueryClient()
  const { data, error } = useQuery({
    queryKey: [api.me],
    queryFn: async () => {
      const me = await requestUnlessSignedOut<Me>(api.me)
      const previousUser = queryClient.getQueryData<Me>([api.me])
      if (me || !previousUser) return me
      // The open screen stays under the sign-in dialog in the middle of work.
      signInAgain()
      return previousUser
    },
    staleTime: fiveMinutes,
  })
  return { admin: data === undefined ? undefined : (data?.admin ?? null), error }
}

/**
 * Handles a change of user: clears the cache of the previous one. When the same user signs in again
 * after the session has ended, open queries are refetched instead.
 */
export function useSessionChange() {
  const queryClient = useQueryClient()
  return (admin: AdminSession | null) => {
    const ofOthers = { predicate: isNotMe }
    const isBack = admin !== null && admin.username === currentUser.value
    queryClient.setQueryData([api.me], admin && { admin })
    if (isBack) void queryClient.invalidateQueries(ofOthers)
    else queryClient.removeQueries(ofOthers)
    isSignInNeeded.set(false)
    if (!admin) sessionEnd.set(undefined)
    currentUser.set(admin?.username ?? null)
  }
}

const isNotMe = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== api.me

/** Signs out, on the server too, and opens the login; asks first where something would be lost. */
export function useSignOut(target: string = adminRoutes.login) {
  const changeSession = useSessionChange()
  const [, navigate] = useLocation()
  return async () => {
    if (!(await mayLose())) return
    try {
      await request(api.logout, { method: 'POST' })
      changeSession(null)
      navigate(target)
    } catch (error) {
      reportFailure(error, 'You are still signed in: the server did not answer. Please try again.')
    }
  }
}

/** Asks where uploads or unsaved words would be lost. */
async function mayLose(): Promise<boolean> {
  const work = uploadsUnderWay.value
  const unsavedInput = unsavedNow()
  if (!work && unsavedInput.length === 0) return true
  const remaining = work ? work.all - work.done - work.failed : 0
  const uploads = `${oneOr(remaining, 'One file has', 'files have')} not arrived yet and will be cancelled.`
  const isSure = await confirm(
    work
      ? {
          title: 'Sign out while files are being uploaded?',
          text: [uploads, ...unsavedInput].join(' '),
          action: 'Cancel uploads and sign out',
        }
      : { title: 'Sign out without saving?', text: unsavedInput.join(' '), action: 'Sign out' },
  )
  if (isSure) work?.cancel()
  return isSure
}
