import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from './config.ts'
import {
  type ConnectionLimits,
  type Connections,
  connectionLimits,
  watchConnections,
} from './connections.ts'
import type { Log } from './log.ts'
import { ownAddress } from './own-address.ts'
import { StartError } from './start-error.ts'

const second = 1000
const drainFor = 8 * second

export interface Listening {
  /** Where it can be reached from this machine, without a slash at the end. */
  url: string
  port: number
  /** Takes no new connections, lets what is running finish for 8 s, then cuts it off. */
  stop(): Promise<void>
}

/** @throws StartError where the port or address cannot be had */
export async function listen(
  answer: RequestListener,
  { port, host }: Pick<Config, 'port' | 'host'>,
  log: Log,
  limits: Partial<ConnectionLimits> = {},
): Promise<Listening> {
  const server = createServer(serverOptions, (request, response) => {
    if (!connections.refuses(request, response)) answer(request, response)
  })
  const connections = watchConnections(server, { ...connectionLimits, ...limits }, log)
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(new StartError(explain(error, port, host))))
    server.listen(port, host, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  const url = ownAddress(host, taken)
  log.info({ url }, 'listening')
  return { url, port: taken, stop: () => stop(server, connections) }
}

/**
 * Node's defaults keep slow and silent connections for minutes. A request's own limit is in
 * request-time.ts; the one here is the most that an upload gets.
 */
export const serverOptions = {
  headersTimeout: 10 * second,
  requestTimeout: 3600 * second,
  // As long as a visitor looks at a page, and longer than clients of ours wait between requests: of
  // one that they send just when the connection closes, nothing is known.
  keepAliveTimeout: 20 * second,
  connectionsCheckingInterval: 2 * second,
  maxHeaderSize: 20 * 1024,
  // Of two lines of one name Node keeps the first alone, and a proxy in front perhaps the second.
  joinDuplicateHeaders: true,
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another one.`
  if (error.code === 'EACCES') return `Port ${port} may not be used. Set PORT to one above 1023.`
  return `Cannot listen on HOST ${host}, PORT ${port}: ${error.message}.`
}

function stop(server: Server, connections: Connections): Promise<void> {
  return new Promise(resolve => {
    connections.closeSilent()
    // A connection is idle only once its answer is out, so those at work are asked for repeatedly.
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50)
    const cutOff = setTimeout(() => server.closeAllConnections(), drainFor)
    server.close(() => {
      connections.stopWatching()
      clearInterval(closeIdle)
      clearTimeout(cutOff)
      resolve()
    })
  })
}
