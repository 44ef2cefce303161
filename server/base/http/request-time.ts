import type { IncomingMessage } from 'node:http'
import type { Middleware } from 'koa'

const halfAMinute = 30_000

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Closes the connection of a request whose body does not arrive completely in time. */
export function limitBodyTime(milliseconds = halfAMinute): Middleware {
  return ({ req }, next) => {
    const hasBody = Number(req.headers['content-length']) > 0
    if (hasBody || req.headers['transfer-encoding']) {
      const timer = setTimeout(() => req.socket.destroy(), milliseconds).unref()
      timers.set(req, timer)
      req.once('close', () => clearTimeout(timer))
    }
    return next()
  }
}

/**
 * Removes the limit while the body keeps arriving, up to the server's own hour: for uploads, after
 * authentication.
 */
export function allowLongBody(request: IncomingMessage, longestSilence = halfAMinute): void {
  clearTimeout(timers.get(request))
  // A request that is destroyed before its end has no socket any more when it closes.
  const { socket } = request
  socket.setTimeout(longestSilence)
  request.once('close', () => socket.setTimeout(0))
}
