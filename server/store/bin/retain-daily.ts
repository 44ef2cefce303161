import { keptDays } from './bin.ts'

const hour = 3600 * 1000

/**
 * Empties the bin of what is too old, an hour after the start and then daily: a machine whose clock
 * is wrong when it starts has set it by then.
 * @param removeBefore is called with a moment, ISO 8601 in UTC
 * @returns how to stop
 */
export function retainDaily(
  removeBefore: (limit: string) => Promise<void>,
  onFailed: (error: unknown) => void,
): () => void {
  const apply = () => {
    const limit = new Date(Date.now() - keptDays * 24 * hour).toISOString()
    void removeBefore(limit).catch(onFailed)
  }
  const first = setTimeout(apply, hour).unref()
  const daily = setInterval(apply, 24 * hour).unref()
  return () => {
    clearTimeout(first)
    clearInterval(daily)
  }
}
