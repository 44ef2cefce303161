import type { Log } from '../log.ts'
import { networkOf } from './client-address.ts'
import type { Report } from './finished-request.ts'

const mostNetworks = 1000

/** One line for each request; the network stands for the visitor. */
export function logRequests(log: Log): Report {
  const networks = new Map<string, string>()

  /** A visitor asks for many things in a row. */
  function networkFor(ip: string): string {
    const known = networks.get(ip)
    if (known !== undefined) return known
    if (networks.size >= mostNetworks) networks.clear()
    const network = networkOf(ip, { v4: 24, v6: 48 })
    networks.set(ip, network)
    return network
  }

  return ({ id, method, route, status, milliseconds, ip, aborted }) => {
    const from = networkFor(ip)
    const ms = Math.round(milliseconds)
    const line = { id, method, route, status, ms, from }
    log.info(aborted ? { ...line, aborted } : line, 'request')
  }
}
