import { showToast } from '../ui/toast/toasts.ts'
import { isSignedOut, reasonOf } from './request.ts'

/** Tells by a toast that something failed: that the session is over, the server's reason, or ours. */
export function reportFailure(error: unknown, otherwise: string): void {
  if (isSignedOut(error)) reportSessionExpired()
  else showToast({ title: 'Error', description: reasonOf(error, otherwise), isDestructive: true })
}

/** For answers of 401 in the middle of work. */
export function reportSessionExpired(): void {
  showToast({
    title: 'Session Expired',
    description: 'Please refresh the page and login again',
    isDestructive: true,
  })
}
