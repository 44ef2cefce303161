import { BlockList } from 'node:net'
import type { Context, Middleware } from 'koa'
import type { Log } from '../log.ts'

/** Logs once that an untrusted proxy seems to stand in front: all visitors then share one limit. */
export function noteUntrustedProxy(log: Log, trustProxy: number): Middleware {
  let isSilent = false
  return (ctx, next) => {
    if (!isSilent && isFromUntrustedProxy(ctx, trustProxy)) {
      isSilent = true
      log.warn(
        'Requests come with X-Forwarded-For, which does not count: if a proxy of yours sends it, set ' +
          'TRUST_PROXY to the number of proxies in front. Until then all its visitors share one limit.',
      )
    }
    return next()
  }
}

/**
 * Tells whether a proxy that is not trusted seems to have passed a request on. Any program can send such
 * headers, so only those from a private network count, where a proxy is.
 */
export function isFromUntrustedProxy(ctx: Context, trustProxy: number): boolean {
  if (trustProxy > 0) return false
  const isForwarded = ctx.get('x-forwarded-for') !== '' || ctx.get('forwarded') !== ''
  return isForwarded && isNear(ctx.req.socket.remoteAddress ?? '')
}

const near = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  near.addSubnet(network, bits)
}
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')

/** Tells whether an address belongs to this machine or a private network. */
function isNear(address: string): boolean {
  const v4 = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return near.check(v4, v4.includes(':') ? 'ipv6' : 'ipv4')
}
