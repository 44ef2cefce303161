import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { publicPages } from '../../support/public-pages.ts'
import { routesOf } from '../../support/routes-of.ts'
import type { RunningSite } from '../../support/site.ts'
import { type Malformed, malformedRequests } from './requests.ts'
import { type RawAnswer, send } from './send.ts'

export interface MalformedRun {
  tried: number
  /**
   * Responses by the first digit of their status; `0` where the connection was closed without one.
   */
  byClass: Record<string, number>
  /** Milliseconds; slow requests count with their time when sent again alone. */
  slowest: number
  /** Growth of the heap in the second half of the run, in megabytes. */
  growth: number
  /** Violations, as sentences with the request. */
  faults: string[]
}

/** Left out, since they end the session of the run. */
const spared = new Set(['POST /api/admin/logout', 'DELETE /api/admin/account/sessions'])

/** In milliseconds: wrong passwords are delayed by up to four seconds. */
const pauseOf = ({ path }: Malformed) => (GUESSES.test(path) ? 4000 : 0)
/** A request that took longer, apart from such a delay, is sent again alone. */
const SUSPECT = 2000
/** Alone, so many times as long as a process takes to start and end is a violation. */
const TIMES = 30
/** Routes that check a password. */
export const GUESSES = /login|password|second-factor/

/** The settings of the site under test: requests set X-Forwarded-For, and limits are off. */
export const openLimits = {
  TRUST_PROXY: '1',
  LOGIN_LIMIT: '100000/s',
  CONTACT_LIMIT: 'off',
  CONTACT_LIMIT_TOTAL: 'off',
}

/**
 * Sends malformed requests to every route of a site, eight at a time.
 * @param quote the address of a customer's page of a quote, whose forms no random address reaches
 * @param isMeant which routes, all by default
 */
export async function runMalformed(
  site: RunningSite,
  count: number,
  seed: number,
  quote?: string,
  isMeant: (route: string) => boolean = () => true,
): Promise<MalformedRun> {
  const port = Number(new URL(site.url).port)
  const cookie = await site.signIn()
  const forms = quote ? ofQuote(new URL(quote, site.url).pathname) : []
  const addresses = [...addressesOf(site), ...forms].filter(isMeant)
  const requests = fc.sample(malformedRequests(addresses), { numRuns: count, seed })
  const run: MalformedRun = { tried: 0, byClass: {}, slowest: 0, growth: 0, faults: [] }
  const slow: Malformed[] = []

  async function ask(request: Malformed): Promise<RawAnswer> {
    const answer = await send(port, cookie, request)
    const fault = faultOf(answer)
    if (fault) run.faults.push(`${fault}: ${inWords(request)}`)
    return answer
  }

  async function work(left: Iterable<Malformed>) {
    for (const request of left) {
      if (spared.has(`${request.method} ${request.path.split('?')[0]}`)) continue
      const { status, milliseconds } = await ask(request)
      run.tried += 1
      const kind = String(Math.floor(status / 100))
      run.byClass[kind] = (run.byClass[kind] ?? 0) + 1
      if (milliseconds > pauseOf(request) + SUSPECT) slow.push(request)
      else run.slowest = Math.max(run.slowest, milliseconds)
    }
  }

  const inParallel = async (some: Malformed[]) => {
    const left = some.values()
    await Promise.all(Array.from({ length: 8 }, () => work(left)))
  }
  await inParallel(requests.slice(0, count / 2))
  const heap = heapInUse()
  await inParallel(requests.slice(count / 2))
  run.growth = heapInUse() - heap
  // Compared with a control before and after, since load of the machine slows both: the longest of
  // what routes do is to start a process that makes a document.
  for (const request of slow) {
    const before = await processTime()
    const { milliseconds } = await ask(request)
    const control = Math.max(before, await processTime())
    run.slowest = Math.max(run.slowest, milliseconds)
    if (milliseconds > pauseOf(request) + TIMES * control)
      run.faults.push(`takes ${milliseconds} ms, a process ${control}: ${inWords(request)}`)
  }
  return run
}

/** Milliseconds from the start of a process that does nothing to its end. */
async function processTime(): Promise<number> {
  const start = performance.now()
  await once(spawn(process.execPath, ['-e', '0']), 'exit')
  return performance.now() - start
}

/** In megabytes, after garbage collection. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

/** Every route except those of sibling pages, and other URLs. */
function addressesOf(site: RunningSite): string[] {
  const slot = publicPages.flatMap(page => page.slots)[0]?.path ?? ''
  const read = [
    ...[
      '/',
      '/services/furniture/beds',
      '/contact',
      '/contact?sent=1',
      '/gallery',
      '/shortlist',
      '/about',
      '/:anything',
    ],
    ...['/About/', '//contact', '//:anything/'],
    ...[
      '/uploads/:slot',
      `/uploads/${slot}`,
      '/assets/:file',
      '/share/:page.jpg',
      '/api/:anything',
    ],
    ...['/healthz', '/metrics', '/admin', '/admin/:screen', '/robots.txt', '/sitemap.xml'],
  ]
  // One handler serves all pages: with all of their routes, few requests would be for the API.
  const routes = routesOf(site.app).filter(route => !/^GET \/services\//.test(route))
  return [...routes, ...read.map(path => `GET ${path}`), 'POST /contact']
}

/** The two forms more often than each of all other routes. */
const ofQuote = (path: string): string[] => [
  ...[`GET ${path}`, `GET ${path}.pdf`],
  ...Array.from({ length: 5 }, () => [`POST ${path}/accept`, `POST ${path}/ask`]).flat(),
]

function faultOf({ status, head, body }: RawAnswer): string | undefined {
  if (status >= 500) return `answered ${status}`
  if (/\n\s+at .+:\d+:\d+|node_modules|\/server\/[\w/-]+\.[jt]s/.test(body))
    return 'tells of its code'
  if (status >= 400 && /^content-type: application\/json/im.test(head) && body) {
    return 'error' in JSON.parse(body) ? undefined : 'gives no error in words'
  }
  return undefined
}

function inWords({ method, path, headers, body, isSignedIn }: Malformed): string {
  const request = { method, path, headers, body: body.toString('latin1').slice(0, 500), isSignedIn }
  return JSON.stringify(request)
}
