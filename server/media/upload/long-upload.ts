import type { IncomingMessage } from 'node:http'
import type { Context } from 'koa'
import { allowLongBody } from '../../http/request-time.ts'

const often = 5 * 60_000

/**
 * Lets a file take as long as it needs while it keeps arriving, see request-time.ts. Whoever sends
 * it uses the session all the time, which would else be over before a slow line is done.
 */
export function allowLongUpload(ctx: Context, every = often): void {
  allowLongBody(ctx.req)
  const timer = setInterval(() => {
    try {
      ctx.state.ensureSignedIn()
    } catch {
      // Said in the answer, once all is here.
      clearInterval(timer)
    }
  }, every).unref()
  ctx.res.once('close', () => clearInterval(timer))
  ctx.res.once('finish', () => dropRest(ctx.req))
}

/**
 * Of a file that was refused on its way: a client that reads no answer before it has sent all would
 * wait for us as we for it, until one of us hangs up. Node does the same where nothing was read.
 */
function dropRest(request: IncomingMessage): void {
  if (!request.complete) request.removeAllListeners('readable').resume()
}
