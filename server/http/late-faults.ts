import type Koa from 'koa'
import type { Context } from 'koa'
import type { Log } from '../log.ts'

/**
 * Logs what goes wrong once an answer is on its way, such as a file that can no longer be read;
 * Koa would print it as plain text. A visitor who leaves early is no fault, and neither is one who
 * goes on with what is no request.
 */
export function logLateFaults(app: Koa, log: Log): void {
  app.on('error', (err: NodeJS.ErrnoException, ctx?: Context) => {
    const level = isOfVisitor(err.code ?? '') ? 'debug' : 'error'
    log[level]({ id: ctx?.state.requestId, err }, 'answer cut off')
  })
}

/** Codes of Node's parser begin with HPE_. */
const isOfVisitor = (code: string) => ofVisitors.has(code) || code.startsWith('HPE_')

const ofVisitors = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ERR_HTTP_REQUEST_TIMEOUT',
])
