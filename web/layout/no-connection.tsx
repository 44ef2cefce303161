import { stopWaiting, tryAgain, useWaiting } from '../connection.ts'

/** Why the page that was asked for does not open; the one shown stays as it is. */
export function NoConnection() {
  if (!useWaiting()) return null
  return (
    <div className="no-connection" role="alert">
      <p>No connection. What you asked for opens as soon as you are online again.</p>
      <button type="button" onClick={tryAgain}>
        Try again
      </button>
      <button type="button" onClick={stopWaiting}>
        Stay here
      </button>
    </div>
  )
}
