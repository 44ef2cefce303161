import type Koa from 'koa'
import type { Context } from 'koa'
import type { Log } from '../log.ts'

/**
 * Logs errors after the response has begun, such as a file that can no longer be read; Koa would
 * print them as plain text. A client that disconnects early or continues with an invalid request is
 * logged at debug level.
 */
export function logLateFaults(app: Koa, log: Log): void {
  app.on('error', (err: NodeJS.ErrnoException, ctx?: Context) => {
    const level = isOfVisitor(err.code ?? '') ? 'debug' : 'error'
    log[level]({ id: ctx?.state.requestId, err }, 'answer cut off')
  })
}

/** Error codes of Node's HTTP parser. */
const isOfVisitor = (code: string) => ofVisitors.has(code) || code.startsWith('HPE_')

const ofVisitors = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ERR_HTTP_REQUEST_TIMEOUT',
])
