import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { SERVING } from './site-lock.ts'

/** A channel of LISTEN and NOTIFY. */
export const CHANNEL = 'store_changes'

/** The longest pause before a broken line is opened again, in milliseconds. */
const LONGEST_PAUSE = 2000

/**
 * Milliseconds. A connection whose other end has crashed reports nothing, so it is probed
 * periodically.
 */
const ASKED_EVERY = 5000

export interface NoticeOptions {
  /** Called with each line before it counts as open; one that it rejects is closed and tried again. */
  onConnect?: (client: Client) => Promise<void>
  onNotice: (text: string) => void
  /** Called whenever a connection has been opened: earlier notices are lost. */
  onOpen: () => void
  onError: (error: unknown) => void
}

/**
 * Listens on a connection of its own, which is opened again whenever it breaks. It has to be a
 * direct one: a transaction pool, such as pgBouncer's, passes no notices on. Like a server that
 * listens on a port it keeps the process running, also while the connection is broken.
 * @returns a function that ends it
 */
export function listen(url: string, options: NoticeOptions): () => Promise<void> {
  const { onConnect, onNotice, onOpen, onError } = options
  let client: Client | undefined
  const closing = new AbortController()
  let reopening = Promise.resolve()

  async function open(): Promise<void> {
    for (let wait = 50; !closing.signal.aborted; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
      const next = new Client({
        connectionString: url,
        keepAlive: true,
        application_name: SERVING,
        connectionTimeoutMillis: ASKED_EVERY,
        query_timeout: ASKED_EVERY,
      })
      try {
        next.on('notification', ({ payload }) => onNotice(payload ?? ''))
        next.on('error', onError)
        await next.connect()
        await next.query(`listen ${CHANNEL}`)
        await onConnect?.(next)
        const asking = setInterval(() => {
          next.query('select 1').catch(() => next.end().catch(() => undefined))
        }, ASKED_EVERY).unref()
        next.once('end', () => {
          clearInterval(asking)
          if (!closing.signal.aborted) reopening = open()
        })
        client = next
        onOpen()
        return
      } catch (error) {
        onError(error)
        await next.end().catch(() => undefined)
        await pause(wait, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
  }

  reopening = open()
  return async () => {
    closing.abort()
    await reopening
    await client?.end().catch(() => undefined)
  }
}
