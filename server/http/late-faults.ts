import type Koa from 'koa'
import type { Context } from 'koa'
import type { Log } from '../log.ts'

/**
 * Logs what goes wrong once an answer is on its way, such as a file that can no longer be read;
 * Koa would print it as plain text. A visitor who leaves early is no fault.
 */
export function logLateFaults(app: Koa, log: Log): void {
  app.on('error', (err: NodeJS.ErrnoException, ctx?: Context) => {
    const level = visitorLeft.has(err.code ?? '') ? 'debug' : 'error'
    log[level]({ id: ctx?.state.requestId, err }, 'answer cut off')
  })
}

const visitorLeft = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE', 'ECONNABORTED'])
