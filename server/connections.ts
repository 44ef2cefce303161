import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { isApiPath } from './http/api-path.ts'
import type { Log } from './log.ts'
import { unacknowledgedBytes } from './unacknowledged-bytes.ts'

/** Times in milliseconds. */
export interface ConnectionLimits {
  /** After which a connection that takes nothing of an answer is closed. */
  unreadFor: number
  /** How many connections are served; some more are open for a moment, to be told so. */
  most: number
  /** The time between two looks at all of them. */
  sweepEvery: number
}

export const connectionLimits: ConnectionLimits = {
  unreadFor: 60_000,
  most: 2000,
  sweepEvery: 2000,
}

export interface Connections {
  /**
   * Notes a request, and answers it with 503 where all connections are at work and this one is
   * beyond their number; GET /healthz passes even then.
   * @returns whether it was answered
   */
  refuses(request: IncomingMessage, response: ServerResponse): boolean
  /** Closes those that have never asked for anything, such as a browser opens early. */
  closeSilent(): void
  stopWatching(): void
}

interface Connection {
  /** The answer to its last request, after which all earlier ones are finished too. */
  answer?: ServerResponse
  isBeyond: boolean
  /** When it was last seen to take something of an answer, or had nothing to take. */
  takenAt: number
  /** How many bytes it had taken then. */
  taken?: number
  /** What the system held for it when that was last asked, since `takenAt`. */
  held?: string | undefined
}

/** Keeps strangers from holding connections that they do nothing with, and limits their number. */
export function watchConnections(server: Server, limits: ConnectionLimits, log: Log): Connections {
  const { unreadFor, most, sweepEvery } = limits
  /** In the order in which they were opened. */
  const open = new Map<Socket, Connection>()
  let reportedAt = Number.NEGATIVE_INFINITY

  // Those beyond `most` are told so within a moment; the rest is for a flood of them.
  server.maxConnections = most + Math.max(10, most / 20)
  server.on('connection', socket => {
    const now = performance.now()
    const isBeyond = open.size >= most && !makeRoom()
    open.set(socket, { isBeyond, takenAt: now })
    socket.once('close', () => open.delete(socket))
    if (isBeyond) report(now)
  })

  /** Closes the oldest connection that is not at work. @returns whether there was one */
  function makeRoom(): boolean {
    for (const [socket, connection] of open) {
      if (isAtWork(connection)) continue
      open.delete(socket)
      socket.destroy()
      return true
    }
    return false
  }

  function report(now: number): void {
    if (now - reportedAt < 60_000) return
    reportedAt = now
    log.warn({ open: open.size }, 'too many connections')
  }

  async function sweep(): Promise<void> {
    const now = performance.now()
    const late: [Socket, Connection][] = []
    for (const [socket, connection] of open) {
      const taken = socket.bytesWritten - socket.writableLength
      // A connection that waits for its handler has nothing to take.
      if (socket.writableLength === 0 || taken !== connection.taken) {
        Object.assign(connection, { taken, takenAt: now, held: undefined })
      } else if (now - connection.takenAt > unreadFor / 4) {
        late.push([socket, connection])
      }
    }
    if (late.length > 0) closeUnread(late, await unacknowledgedBytes(), now)
  }

  /**
   * The system takes answers in steps of a megabyte, for which a slow line needs minutes, but knows
   * whether the other side goes on.
   */
  function closeUnread(late: [Socket, Connection][], inSystem: Map<string, string>, now: number) {
    for (const [socket, connection] of late) {
      const held = inSystem.get(`${socket.localPort} ${socket.remotePort}`)
      const isTaking = connection.held !== undefined && held !== connection.held
      if (isTaking) Object.assign(connection, { takenAt: now, held: undefined })
      else connection.held = held
      // What the system holds goes too.
      if (now - connection.takenAt > unreadFor) socket.resetAndDestroy()
    }
  }

  const timer = setInterval(() => void sweep(), sweepEvery).unref()

  return {
    refuses(request, response) {
      const connection = open.get(request.socket)
      if (!connection) return false
      connection.answer = response
      if (!connection.isBeyond || isHealthCheck(request)) return false
      connection.isBeyond = open.size > most
      if (connection.isBeyond) refuse(request, response)
      return connection.isBeyond
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
