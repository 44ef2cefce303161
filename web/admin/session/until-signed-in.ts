import { currentUser } from './current-user.ts'
import { signInAgain } from './sign-in-again.ts'

/** Opens the way back in, and resolves once the same user may be signed in: in its dialog, or in another tab. */
export function untilSignedIn(signal: AbortSignal): Promise<void> {
  signInAgain()
  const user = currentUser.value
  return new Promise((resolve, reject) => {
    const stop = new AbortController()
    const settle = (action: () => void) => () => {
      unsubscribe()
      stop.abort()
      action()
    }
    const goOn = settle(resolve)
    // Another user does not save what this one has typed.
    const unsubscribe = currentUser.subscribe(() => currentUser.value === user && goOn())
    const onVisible = () => document.visibilityState === 'visible' && goOn()
    document.addEventListener('visibilitychange', onVisible, { signal: stop.signal })
    signal.addEventListener(
      'abort',
      settle(() => reject(signal.reason)),
      { signal: stop.signal },
    )
  })
}
