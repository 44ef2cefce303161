import type { Log } from '../log.ts'
import { networkOf } from './client-address.ts'
import type { Report } from './finished-request.ts'

/** One line for each request; the network stands for the visitor. */
export function logRequests(log: Log): Report {
  return ({ id, method, route, status, milliseconds, ip, aborted }) => {
    const from = networkOf(ip, { v4: 24, v6: 48 })
    const ms = Math.round(milliseconds)
    const line = { id, method, route, status, ms, from }
    log.info(aborted ? { ...line, aborted } : line, 'request')
  }
}
