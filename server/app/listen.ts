import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { kilobyte, second } from '../../web/base/units.ts'
import type { Config } from '../base/config.ts'
import type { Log } from '../base/log.ts'
import { StartError } from '../base/start-error.ts'
import {
  type ConnectionLimits,
  type Connections,
  connectionLimits,
  watchConnections,
} from './connections.ts'
import { ownAddress } from './own-address.ts'

const drainFor = 8 * second

export interface Listening {
  /** The URL on this machine, without a trailing slash. */
  url: string
  port: number
  /** Accepts no new connections, lets running requests finish for 8 s, then closes them. */
  stop(): Promise<void>
}

/** @throws StartError where the port or address cannot be bound */
export async function listen(
  answer: RequestListener,
  { port, host }: Pick<Config, 'port' | 'host'>,
  log: Log,
  limits: Partial<ConnectionLimits> = {},
): Promise<Listening> {
  const server = createServer(serverOptions, (request, response) => {
    connections.admit(request, response, answer)
  })
  const connections = watchConnections(server, { ...connectionLimits, ...limits }, log)
  await bind(server, port, host)
  const { port: boundPort } = server.address() as AddressInfo
  const url = ownAddress(host, boundPort)
  log.info({ url }, 'listening')
  return { url, port: boundPort, stop: () => stop(server, connections) }
}

/**
 * Called before a start makes anything that a refused one would leave behind, such as a first
 * password that is printed once.
 * @throws as `listen`
 */
export async function ensureFree({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const server = createServer()
  await bind(server, port, host)
  await new Promise(resolve => server.close(resolve))
}

function bind(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', error => reject(new StartError(explain(error, port, host))))
    server.listen(port, host, resolve)
  })
}

/**
 * Node's defaults keep slow and idle connections for minutes. The limit of a request's body is in
 * request-time.ts; the one here is the maximum for uploads.
 */
export const serverOptions = {
  headersTimeout: 10 * second,
  requestTimeout: 3600 * second,
  // Visitors stay on a page for less, and our own clients wait less between requests: a request
  // sent while the connection closes fails without a response.
  keepAliveTimeout: 20 * second,
  connectionsCheckingInterval: 2 * second,
  maxHeaderSize: 20 * kilobyte,
  // Node keeps only the first of repeated headers, and a proxy in front may use the second.
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
    // A connection is idle only after its response, so busy ones are checked repeatedly.
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
