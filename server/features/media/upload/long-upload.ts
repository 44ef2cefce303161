import type { IncomingMessage } from 'node:http'
import type { Context } from 'koa'
import { minute } from '../../../../web/base/units.ts'
import { allowLongBody } from '../../../base/http/request-time.ts'

const often = 5 * minute

/**
 * Removes the time limit while a file keeps arriving, see request-time.ts. Also keeps the session
 * alive, which would otherwise expire during a slow upload.
 */
export function allowLongUpload(ctx: Context, every = often): void {
  allowLongBody(ctx.req)
  const timer = setInterval(() => {
    ctx.state.ensureSignedIn().catch(error => {
      // Reported in the response, once the body is complete.
      if (error.status === 401) clearInterval(timer)
    })
  }, every).unref()
  ctx.res.once('close', () => clearInterval(timer))
  ctx.res.once('finish', () => dropRest(ctx.req))
}

/**
 * Reads the rest of a rejected file: a client that reads no response before it has sent everything
 * would otherwise deadlock with the server. Node does the same for unread bodies.
 */
function dropRest(request: IncomingMessage): void {
  if (!request.complete) request.removeAllListeners('readable').resume()
}
