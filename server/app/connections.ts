import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { minute } from '../../web/base/units.ts'
import { isApiPath } from '../base/http/api-path.ts'
import type { Log } from '../base/log.ts'
import { unacknowledgedBytes } from '../base/unacknowledged-bytes.ts'
import { readByRequest } from './read-by-request.ts'

/** Times in milliseconds. */
export interface ConnectionLimits {
  /** Milliseconds after which a connection that reads nothing of a response is closed. */
  unreadFor: number
  /** The number of connections that are served; a few more are accepted to be answered with 503. */
  most: number
  /** The number of requests of a connection that may wait for the answer to one before them. */
  waiting: number
  /** The interval between checks of all connections. */
  sweepEvery: number
}

export const connectionLimits: ConnectionLimits = {
  unreadFor: minute,
  most: 2000,
  // Browsers and proxies send one at a time.
  waiting: 8,
  sweepEvery: 2000,
}

export interface Connections {
  /**
   * Delays a request's answer until those before it on its connection are done, and closes a
   * connection of which too many wait. If all connections are busy and this one exceeds the limit,
   * the answer is 503; GET /healthz always passes.
   */
  admit(request: IncomingMessage, response: ServerResponse, answer: RequestListener): void
  /** Closes connections without any request, such as browsers open in advance. */
  closeSilent(): void
  stopWatching(): void
}

interface Connection {
  /** The response to its last request, after which all earlier ones are finished too. */
  answer?: ServerResponse
  /** The requests whose answers have to wait. */
  waiting: number
  isBeyond: boolean
  /** The time at which it last read some of a response, or had nothing to read. */
  takenAt: number
  /** The bytes it had read then. */
  readBytes?: number
  /** The bytes in the kernel's send buffer, as last seen since `takenAt`. */
  bufferedBytes?: string | undefined
}

/** Closes connections that are idle or do not read, and limits their number. */
export function watchConnections(server: Server, limits: ConnectionLimits, log: Log): Connections {
  const { unreadFor, most, waiting, sweepEvery } = limits
  /** The connections are in the order in which they were opened. */
  const open = new Map<Socket, Connection>()
  let reportedAt = Number.NEGATIVE_INFINITY

  // Those beyond `most` get a 503 at once; the rest is for bursts of them.
  server.maxConnections = most + Math.max(10, most / 20)
  server.on('connection', socket => {
    const now = performance.now()
    const isBeyond = open.size >= most && !closeOldestIdle()
    open.set(socket, { waiting: 0, isBeyond, takenAt: now })
    readByRequest(socket)
    socket.once('close', () => open.delete(socket))
    if (isBeyond) report(now)
  })

  /**
   * Closes the oldest idle connection.
   * @returns whether there was one
   */
  function closeOldestIdle(): boolean {
    for (const [socket, connection] of open) {
      if (isAtWork(connection)) continue
      close(socket)
      return true
    }
    return false
  }

  function close(socket: Socket): void {
    open.delete(socket)
    socket.destroy()
  }

  function report(now: number): void {
    if (now - reportedAt < minute) return
    reportedAt = now
    log.warn({ open: open.size }, 'too many connections')
  }

  async function sweep(): Promise<void> {
    const now = performance.now()
    const lateConnections: [Socket, Connection][] = []
    for (const [socket, connection] of open) {
      const readBytes = socket.bytesWritten - socket.writableLength
      // A connection that waits for its handler has nothing to read.
      if (socket.writableLength === 0 || readBytes !== connection.readBytes) {
        Object.assign(connection, { readBytes, takenAt: now, bufferedBytes: undefined })
      } else if (now - connection.takenAt > unreadFor / 4) {
        lateConnections.push([socket, connection])
      }
    }
    if (lateConnections.length > 0) closeUnread(lateConnections, await unacknowledgedBytes(), now)
  }

  /**
   * The kernel accepts responses in steps of a megabyte, which take a slow connection minutes, but
   * it knows whether the client keeps reading.
   */
  function closeUnread(
    lateConnections: [Socket, Connection][],
    inSystem: Map<string, string>,
    now: number,
  ) {
    for (const [socket, connection] of lateConnections) {
      const bufferedBytes = inSystem.get(`${socket.localPort} ${socket.remotePort}`)
      const isTaking =
        connection.bufferedBytes !== undefined && bufferedBytes !== connection.bufferedBytes
      if (isTaking) Object.assign(connection, { takenAt: now, bufferedBytes: undefined })
      else connection.bufferedBytes = bufferedBytes
      // Discards the kernel's buffer too.
      if (now - connection.takenAt > unreadFor) socket.resetAndDestroy()
    }
  }

  /** @returns whether the request was answered */
  function refuses(
    connection: Connection,
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    if (!connection.isBeyond || isHealthCheck(request)) return false
    connection.isBeyond = open.size > most
    if (connection.isBeyond) refuse(request, response)
    return connection.isBeyond
  }

  const timer = setInterval(() => void sweep(), sweepEvery).unref()

  return {
    admit(request, response, answer) {
      const connection = open.get(request.socket)
      // Data read before the close of a connection may contain another request.
      if (!connection) return
      const previousAnswer = connection.answer
      connection.answer = response
      const begin = () => {
        if (!refuses(connection, request, response)) answer(request, response)
      }
      if (!previousAnswer || previousAnswer.writableFinished) return begin()
      connection.waiting += 1
      if (connection.waiting > waiting) return close(request.socket)
      previousAnswer.once('finish', () => {
        connection.waiting -= 1
        begin()
      })
    },
    closeSilent() {
      for (const [socket, { answer }] of open) if (!answer) socket.destroy()
    },
    stopWatching: () => clearInterval(timer),
  }
}

const isAtWork = ({ answer }: Connection) => answer !== undefined && !answer.writableFinished

const isHealthCheck = ({ url = '' }: IncomingMessage) =>
  url === '/healthz' || url.startsWith('/healthz?')

function refuse({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const isApi = isApiPath(url)
  const sentence = 'The site has too many visitors just now. Please try again in a moment.'
  response.writeHead(503, {
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': isApi ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'retry-after': '10',
    'x-content-type-options': 'nosniff',
  })
  response.end(isApi ? JSON.stringify({ error: sentence }) : sentence)
}
