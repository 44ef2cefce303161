import type { Pool } from 'pg'
import { createSerialQueue } from '../../base/serial-queue.ts'
import { sqlOf } from './sql.ts'

export interface Locks {
  /** Runs `fn` while no other call of this name runs, in any process. */
  alone<R>(name: string, fn: () => Promise<R>): Promise<R>
}

/** Milliseconds: another process may have much to do under the same lock. */
const LONGEST_WAIT = 600_000

/**
 * Locks that end with their connection, so that a process that is killed holds none. Calls of one
 * process wait for each other first: each name takes one connection at most.
 */
export function createLocks(pool: Pool): Locks {
  const queues = new Map<string, ReturnType<typeof createSerialQueue>>()

  async function locked<R>(name: string, fn: () => Promise<R>): Promise<R> {
    const client = await pool.connect()
    let isBroken = true
    const onError = () => {
      isBroken = true
    }
    client.on('error', onError)
    try {
      await sqlOf(client, LONGEST_WAIT)`select pg_advisory_lock(hashtextextended(${name}, 0))`
      isBroken = false
      return await fn()
    } finally {
      if (!isBroken) {
        await sqlOf(client)`select pg_advisory_unlock(hashtextextended(${name}, 0))`.catch(onError)
      }
      client.off('error', onError)
      // A connection that may still have the lock is closed.
      client.release(isBroken)
    }
  }

  return {
    alone(name, fn) {
      const queue = queues.get(name) ?? createSerialQueue()
      queues.set(name, queue)
      return queue(() => locked(name, fn))
    },
  }
}
