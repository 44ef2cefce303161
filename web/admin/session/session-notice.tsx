import { useEffect } from 'react'
import { api } from '../../base/routes.ts'
import { minute } from '../../base/units.ts'
import { useObserved } from '../../ui/observable.ts'
import { reportFailure } from '../report-failure.ts'
import { isSignedOut, request } from '../request.ts'
import { millisecondsSinceUse, noteUse, sessionEnd } from './session-end.ts'
import { isSignInNeeded, signInAgain } from './sign-in-again.ts'

/** The time before the end of the session at which the notice appears. */
const NOTICE_MS = 5 * minute

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Shows the end of the session in its last five minutes; typing counts as using it. */
export function SessionNotice() {
  const end = useObserved(sessionEnd, end => end)
  const isOver = useObserved(isSignInNeeded, needed => needed)
  useEndWatch(end?.at)
  useTypingAsUse()
  if (!end || isOver || end.at - Date.now() > NOTICE_MS) return null
  return (
    <div className="session-notice" role="status">
      <p>
        Your session ends at {clock.format(end.at)}.{' '}
        {end.canBeExtended
          ? 'Nobody has used it for a while.'
          : 'It lasts eight hours at most. You will be asked for your password, and lose nothing.'}
      </p>
      {end.canBeExtended && (
        <button type="button" className="button small secondary" onClick={extend}>
          Stay signed in
        </button>
      )}
    </div>
  )
}

const extend = () =>
  request(api.me).catch(error =>
    reportFailure(error, 'The server did not answer. Please try again.'),
  )

/** Asks anew shortly before the session ends, since another tab may have used it, and when it ends. */
function useEndWatch(endsAt: number | undefined): void {
  useEffect(() => {
    if (endsAt === undefined) return
    const remaining = endsAt - Date.now()
    const timer = setTimeout(
      refreshSession,
      remaining > NOTICE_MS ? remaining - NOTICE_MS : Math.max(remaining, 0) + 1000,
    )
    // Timers rest while the device sleeps.
    const onVisible = () => {
      if (document.visibilityState === 'visible' && endsAt - Date.now() < NOTICE_MS)
        void refreshSession()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [endsAt])
}

/** The next request of a person tells where this one has no answer. */
async function refreshSession(): Promise<void> {
  try {
    await request(api.me, { isBackground: true })
  } catch (error) {
    if (isSignedOut(error)) signInAgain()
  }
}

function useTypingAsUse(): void {
  useEffect(() => {
    const onInput = () => {
      if (millisecondsSinceUse() < minute || isSignInNeeded.value) return
      noteUse()
      request(api.me).catch(error => isSignedOut(error) && signInAgain())
    }
    document.addEventListener('input', onInput)
    return () => document.removeEventListener('input', onInput)
  }, [])
}
