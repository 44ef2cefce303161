/** Waits longer each time, up to a quarter of a minute, and no longer than until the connection is back. */
export function untilOnline(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController()
    const settle = (action: () => void) => () => {
      clearTimeout(timer)
      stop.abort()
      action()
    }
    const timer = setTimeout(settle(resolve), Math.min(15_000, 500 * 2 ** tries))
    addEventListener('online', settle(resolve), { signal: stop.signal })
    signal.addEventListener(
      'abort',
      settle(() => reject(signal.reason)),
      { signal: stop.signal },
    )
  })
}
