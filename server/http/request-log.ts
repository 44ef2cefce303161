import { type Log, logFields } from '../log.ts'
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
    // Only the route and the method hold what may need quotes.
    const what = `"method":${quoted(method)},"route":${quoted(route)},"status":${status}`
    const how = `"ms":${Math.round(milliseconds)},"from":"${networkFor(ip)}"`
    logFields(log, `"id":"${id}",${what},${how}${aborted ? ',"aborted":true' : ''}`, 'request')
  }
}

/** Methods and patterns of routes, of which there are a few dozen. */
const quotedBefore = new Map<string, string>()

function quoted(text: string): string {
  const known = quotedBefore.get(text)
  if (known !== undefined) return known
  const json = JSON.stringify(text)
  quotedBefore.set(text, json)
  return json
}
