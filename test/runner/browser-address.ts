import { once } from 'node:events'

/** Asks the runner for the browser that all test files share; there is none without a runner. */
export async function browserAddress(): Promise<string | undefined> {
  if (!process.send) return undefined
  // Only this answer keeps the process alive just now: see worker.ts.
  process.channel?.ref()
  process.send({ kind: 'browser wanted' })
  const [{ browser, noBrowser }] = await once(process, 'message')
  process.channel?.unref()
  if (!browser) throw new Error(noBrowser)
  return browser
}
