import { stopWaiting, tryAgain, useWaiting } from '../base/connection.ts'

/** The notice that the requested page cannot be loaded; the current one stays. */
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
