/** Keeps a phone's screen on while it sends: a sleeping phone would end the connection. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let isWanted = true
  const requestLock = async () => {
    if (document.visibilityState !== 'visible' || !isWanted) return
    // The lock is missing in some browsers and on a low battery: uploads go on without it.
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (!isWanted) void lock?.release()
  }
  document.addEventListener('visibilitychange', requestLock)
  void requestLock()
  return () => {
    isWanted = false
    document.removeEventListener('visibilitychange', requestLock)
    void lock?.release()
  }
}
