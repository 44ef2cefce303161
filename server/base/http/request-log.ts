import type { Log } from '../log.ts'
import { networkOf } from './client-address.ts'
import type { Report } from './finished-request.ts'

/** One line for each request, with the network instead of the client's address. */
export const logRequests =
  (log: Log): Report =>
  ({ id, method, route, status, milliseconds, ip, aborted }) => {
    const from = networkOf(ip, { v4: 24, v6: 48 })
    const fields = { id, method, route, status, ms: Math.round(milliseconds), from }
    log.info(aborted ? { ...fields, aborted } : fields, 'request')
  }
