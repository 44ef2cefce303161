import { useSyncExternalStore } from 'react'

let waiting: (() => void) | undefined
let tell: () => void = () => undefined

/** What waits for a connection, for the one notice that says so. */
export function useWaiting(): (() => void) | undefined {
  return useSyncExternalStore(subscribe, now, now)
}

const now = () => waiting

function subscribe(listener: () => void): () => void {
  tell = listener
  addEventListener('online', tryAgain)
  return () => removeEventListener('online', tryAgain)
}

/** After something could not be had: loads the address anew where the site answers, else calls `stay`. */
export function reloadOr(stay: () => void): void {
  fetch(location.href, { method: 'HEAD' }).then(() => location.reload(), stay)
}

/** Says that there is no connection, and tries again once there is one. */
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
  tell()
}
