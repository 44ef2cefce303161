import type { IncomingMessage } from 'node:http'
import type { Context } from 'koa'
import { allowLongBody } from '../../http/request-time.ts'

/** Lets a file take as long as it needs while it keeps arriving, see request-time.ts. */
export function allowLongUpload(ctx: Context): void {
  allowLongBody(ctx.req)
  ctx.res.once('finish', () => dropRest(ctx.req))
}

/**
 * Of a file that was refused on its way: a client that reads no answer before it has sent all would
 * wait for us as we for it, until one of us hangs up. Node does the same where nothing was read.
 */
function dropRest(request: IncomingMessage): void {
  if (!request.complete) request.removeAllListeners('readable').resume()
}
