import { useRef, useState } from 'react'

/**
 * Runs one piece of work at a time, beginning at once, and renders that it runs. What is asked for
 * meanwhile is not done: a second press may come before the first one is rendered.
 */
export function useBusy() {
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)

  /** @returns what the work does; undefined where it was not done */
  async function run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    setBusy(true)
    try {
      return await work()
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, run }
}
