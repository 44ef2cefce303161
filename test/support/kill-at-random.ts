import { setTimeout as pause } from 'node:timers/promises'
import type { BuiltServer } from './built-server.ts'

/** How many kills a test of them has; the places are random, and a longer run sets more. */
export const KILLS = Number(process.env.KILLS ?? 3)

export interface Kills {
  most: number
  /** In milliseconds, that the server is let be in between. */
  longestPause: number
  /** After each kill, before the server is started again. */
  whileDown?: () => Promise<void> | undefined
}

/**
 * Kills a server and starts it again, at random moments, until `done` resolves; tells how often.
 */
export async function killAtRandom(
  server: BuiltServer,
  done: Promise<unknown>,
  { most, longestPause, whileDown }: Kills,
): Promise<number> {
  let isDone = false
  const watched = done.finally(() => {
    isDone = true
  })
  let kills = 0
  while (kills < most) {
    await Promise.race([watched, pause(Math.random() * longestPause)])
    if (isDone) break
    await server.end('SIGKILL')
    await whileDown?.()
    await server.start()
    kills += 1
  }
  await watched
  return kills
}
