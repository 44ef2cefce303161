import { showToast } from '../ui/toast/toasts.ts'
import { isSignedOut, reasonOf } from './request.ts'
import { signInAgain } from './session/sign-in-again.ts'

/**
 * Tells by a toast that something failed: the server's reason, or ours. Where the session is over,
 * the way back in opens instead.
 */
export function reportFailure(error: unknown, fallback: string): void {
  if (isSignedOut(error)) signInAgain()
  else showToast({ title: 'Error', description: reasonOf(error, fallback), isDestructive: true })
}
