import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Config } from './config.ts'
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
): Promise<Listening> {
  const silent = new Set<Socket>()
  const server = createServer(timeouts, (request, response) => {
    silent.delete(request.socket)
    return answer(request, response)
  })
  server.on('connection', socket => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(new StartError(explain(error, port, host))))
    server.listen(port, host, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  const url = ownAddress(host, taken)
  log.info({ url }, 'listening')
  return { url, port: taken, stop: () => stop(server, silent) }
}

/**
 * Node's defaults keep slow and silent connections for minutes. A request's own limit is in
 * request-time.ts; the one here is the most that an upload gets.
 */
const timeouts = {
  headersTimeout: 10 * second,
  requestTimeout: 3600 * second,
  keepAliveTimeout: 5 * second,
  connectionsCheckingInterval: 2 * second,
  maxHeaderSize: 20 * 1024,
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another one.`
  if (error.code === 'EACCES') return `Port ${port} may not be used. Set PORT to one above 1023.`
  return `Cannot listen on HOST ${host}, PORT ${port}: ${error.message}.`
}

/** @param silent connections that have never asked for anything, such as a browser opens early */
function stop(server: Server, silent: ReadonlySet<Socket>): Promise<void> {
  return new Promise(resolve => {
    for (const socket of silent) socket.destroy()
    // A connection is idle only once its answer is out, so those at work are asked for repeatedly.
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50)
    const cutOff = setTimeout(() => server.closeAllConnections(), drainFor)
    server.close(() => {
      clearInterval(closeIdle)
      clearTimeout(cutOff)
      resolve()
    })
  })
}
