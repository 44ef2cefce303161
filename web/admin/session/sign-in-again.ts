import { observable } from '../../ui/observable.ts'
import { showToast } from '../../ui/toast/toasts.ts'

/** True where the session ended in the middle of work, so that a sign-in dialog is open. */
export const isSignInNeeded = observable(false)

/** Says that the session is over, once, and opens the way back in. */
export function signInAgain(): void {
  if (isSignInNeeded.value) return
  showToast({
    title: 'Session Expired',
    description: 'Please refresh the page and login again',
    isDestructive: true,
  })
  isSignInNeeded.set(true)
}
