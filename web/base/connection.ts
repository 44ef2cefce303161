import { useSyncExternalStore } from 'react'

let waiting: (() => void) | undefined
let notify: () => void = () => undefined
/** The number of times that the connection came back. */
let returns = 0

/** The action that waits for a connection, for the notice about it. */
export function useWaiting(): (() => void) | undefined {
  return useSyncExternalStore(subscribe, now, now)
}

const now = () => waiting

function subscribe(listener: () => void): () => void {
  notify = listener
  addEventListener('online', comeBack)
  return () => removeEventListener('online', comeBack)
}

function comeBack(): void {
  returns += 1
  tryAgain()
}

/** Handles a failed load: reloads the URL where the site responds, otherwise calls `stay`. */
export function reloadOr(stay: () => void): void {
  const returnsBefore = returns
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    // Asked before the connection came back, which nothing would tell again.
    () => (returns === returnsBefore ? stay() : reloadOr(stay)),
  )
}

/** Shows the notice about the missing connection, and calls `retry` once there is one. */
export function waitForConnection(retry: () => void): void {
  set(retry)
}

export function tryAgain(): void {
  const retry = waiting
  stopWaiting()
  retry?.()
}

export function stopWaiting(): void {
  set(undefined)
}

function set(retry: typeof waiting): void {
  waiting = retry
  notify()
}
