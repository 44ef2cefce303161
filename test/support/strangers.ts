import { Agent, get, type IncomingMessage } from 'node:http'

/** Addresses for anyone of each kind: what is cached, what is made anew, redirected, and missing. */
export const publicAddresses = [
  ...['/', '/gallery', '/contact', '/shortlist', '/services/furniture/chairs', '/products/ch8'],
  ...['/search', '/compare', '/compare?codes=ch8,ch9', '/services/containers/design'],
  ...['/api/pages?path=/', '/api/search?q=zzzzzz', '/api/contact-details', '/api/design'],
  '/api/item-facts?path=/services/furniture/chairs',
  '/uploads/executive-furniture/chairs/products/image-1.jpg',
  '/drawings/of/executive-furniture/chairs/products/image-1.jpg',
  ...['/drawings/contact.svg', '/design.svg', '/icon.svg', '/robots.txt', '/sitemap.xml'],
  ...['/site.webmanifest', '/feeds/meta.csv', '/preview/none', '/quotes/none', '/none', '/healthz'],
]

interface Request {
  path: string
  headers: Record<string, string>
}

/** The largest part of a request: Node refuses heads of more than 20 KB. */
const lengthOf = (number: number) => 7000 + ((number * 7919) % 11_000)

/** A request as no browser sends it: one of its parts is of 7 to 18 KB, the others are short. */
export function strangersRequest(number: number): Request {
  const long = madeUp(number, lengthOf(number))
  const path = publicAddresses[number % publicAddresses.length] ?? '/'
  const join = path.includes('?') ? '&' : '?'
  const parts: Partial<Request>[] = [
    { headers: { accept: `image/${long}` } },
    { headers: { accept: `image/avif, ${long}` } },
    { headers: { accept: `image/webp;${long}` } },
    { headers: { 'accept-encoding': `br, ${long}` } },
    { headers: { 'accept-encoding': `gzip, ${long}` } },
    { headers: { 'save-data': long } },
    { headers: { 'save-data': `on, ${long}` } },
    { headers: { 'x-forwarded-host': long, 'x-forwarded-for': long.slice(9000) } },
    { headers: { 'x-forwarded-proto': `https, ${long}` } },
    { headers: { host: `${long.slice(0, 250)}.example`, cookie: `theme=${long}` } },
    { path: `${path}${join}x=${long}` },
    { path: `/search?q=${long}` },
    // Short ones, of which each is another.
    { headers: { accept: `image/${long.slice(0, 150)}`, 'save-data': long.slice(0, 100) } },
    { headers: { host: `${long.slice(0, 40)}.example` } },
    { path: `/api/search?q=${long.slice(0, 20)}` },
  ]
  // Each of them at each address.
  const part = parts[Math.floor(number / publicAddresses.length) % parts.length]
  const { headers, ...other } = part ?? {}
  return { path, ...other, headers: { 'accept-encoding': 'br', ...headers } }
}

/**
 * Sends so many requests, some at a time.
 * @returns how often each status was answered; a connection that broke counts as `none`
 */
export async function sendAll(
  url: string,
  requests: Iterable<Request>,
  atOnce = 8,
): Promise<Record<string, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const left = requests[Symbol.iterator]()
  const byStatus: Record<string, number> = {}
  async function sendSome(): Promise<void> {
    for (let next = left.next(); !next.done; next = left.next()) {
      const status = await send(agent, url, next.value)
      byStatus[status] = (byStatus[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendSome))
  agent.destroy()
  return byStatus
}

const send = (agent: Agent, url: string, { path, headers }: Request) =>
  new Promise<number | 'none'>(done => {
    const request = get(url + path, { agent, headers }, (answer: IncomingMessage) => {
      answer.resume().once('close', () => done(answer.statusCode ?? 'none'))
    })
    request.once('error', () => done('none'))
  })

/** Letters of which no two numbers have the same. */
export function madeUp(number: number, length: number): string {
  const own = number.toString(36)
  return own
    .padEnd(8, 'x')
    .repeat(Math.ceil(length / 8))
    .slice(0, length)
}
