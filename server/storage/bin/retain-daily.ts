import { hour } from '../../../web/base/units.ts'
import { keptDays } from './bin.ts'

/**
 * Applies the bin's retention an hour after the start and then daily: by then a machine that starts
 * with a wrong clock has set it.
 * @param removeBefore called with a time, ISO 8601 in UTC
 * @returns stops it
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
