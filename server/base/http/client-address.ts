import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

/**
 * The client's address as the last of `trusted` proxies saw it, like Koa's `ctx.ip`, but without
 * the port that some proxies append.
 */
export function clientAddress(request: IncomingMessage, trusted: number): string {
  const forwarded = trusted > 0 ? request.headers['x-forwarded-for'] : undefined
  // Splitting by `\s*,\s*` is quadratic in the number of spaces: 199 ms for 19,500.
  const forwardedFor = forwarded ? String(forwarded).split(',') : []
  const address = forwardedFor.slice(-trusted)[0]?.trim() ?? request.socket.remoteAddress ?? ''
  return withoutPort(address)
}

/** Handles `203.0.113.9:4711`, `[2001:db8::1]:443` and `[2001:db8::1]`. */
function withoutPort(address: string): string {
  const [, v4, v6] =
    /^(?:(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}|\[([^\]]+)\](?::\d{1,5})?)$/.exec(address) ?? []
  return v4 ?? v6 ?? address
}

/**
 * The network of an address, such as `203.0.113.0/24` or `2001:db8:0:0::/64`; IPv4 written as IPv6
 * (`::ffff:203.0.113.9`) counts as IPv4, and a port is ignored.
 * @param bits the prefix length: a multiple of 8 for IPv4, of 16 for IPv6
 */
export function networkOf(address: string, bits: { v4: number; v6: number }): string {
  const plain = withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) {
    const bytes = plain.split('.').map((byte, index) => (index < bits.v4 / 8 ? byte : '0'))
    return `${bytes.join('.')}/${bits.v4}`
  }
  if (!isIPv6(plain)) return 'unknown'
  return `${groupsOf(plain)
    .slice(0, bits.v6 / 16)
    .join(':')}::/${bits.v6}`
}

/** The eight groups of an IPv6 address, without its zone. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${address.split('%')[0]}]`).hostname
    .slice(1, -1)
    .split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  return [...groups, ...Array(8 - groups.length - after.length).fill('0'), ...after]
}
