import type { IncomingMessage } from 'node:http'

const halfAMinute = 30_000

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Closes the connection of a request whose body has not arrived in full in time. */
export function limitRequestTime(request: IncomingMessage, milliseconds = halfAMinute): void {
  const hasBody = Number(request.headers['content-length']) > 0
  if (!hasBody && !request.headers['transfer-encoding']) return
  const timer = setTimeout(() => request.socket.destroy(), milliseconds).unref()
  timers.set(request, timer)
  request.once('close', () => clearTimeout(timer))
}

/**
 * Lets a body take as long as it needs while it keeps arriving, up to the server's own hour: for
 * uploads, once the route knows who sends them.
 */
export function allowLongBody(request: IncomingMessage, longestSilence = halfAMinute): void {
  clearTimeout(timers.get(request))
  request.socket.setTimeout(longestSilence)
  request.once('close', () => request.socket.setTimeout(0))
}
