import type { IncomingMessage } from 'node:http'

/** What the answer to a plain GET may depend on beside its address. */
export interface PlainRequest {
  /** The values of the headers that count, in an order that is always the same. */
  asked: readonly (string | undefined)[]
  /** The version that the visitor has already. */
  ifNoneMatch: string | undefined
}

/**
 * Reads the head of a plain GET in one pass over what has arrived. `request.headers` would do, but
 * Node makes that object when it is first asked for, of a different shape for each browser.
 * @param isProxied whether a proxy in front says how the visitor came
 * @returns undefined where the answer may depend on more, or a header that counts is there twice
 */
export function plainRequest(
  { method, rawHeaders }: IncomingMessage,
  isProxied: boolean,
): PlainRequest | undefined {
  if (method !== 'GET') return undefined
  const asked = new Array<string | undefined>(COUNTING.length).fill(undefined)
  let ifNoneMatch: string | undefined
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    const place = PLACES.get(name) ?? PLACES.get(name.toLowerCase())
    if (place === undefined || (place >= OF_PROXIES && !isProxied)) continue
    if (place === NOT_PLAIN) return undefined
    const value = rawHeaders[at + 1]
    if (place === KNOWN) {
      if (ifNoneMatch !== undefined) return undefined
      ifNoneMatch = value
    } else {
      if (asked[place] !== undefined) return undefined
      asked[place] = value
    }
  }
  // Without a host a request is refused, but not here.
  return asked[0] === undefined ? undefined : { asked, ifNoneMatch }
}

const COUNTING = [
  'host',
  'accept-encoding',
  'accept',
  'save-data',
  // Those below are of proxies.
  'x-forwarded-proto',
  'x-forwarded-host',
]
const OF_PROXIES = COUNTING.indexOf('x-forwarded-proto')

const NOT_PLAIN = -1
const KNOWN = -2

const PLACES = new Map<string, number>([
  ...COUNTING.map((name, place) => [name, place] as const),
  ...[
    'range',
    'if-range',
    'if-match',
    'if-modified-since',
    'if-unmodified-since',
    'cache-control',
    'pragma',
    'expect',
    'content-length',
    'transfer-encoding',
  ].map(name => [name, NOT_PLAIN] as const),
  ['if-none-match', KNOWN],
])
