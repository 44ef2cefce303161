import { readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { filesBelow } from '../../support/files-below.ts'
import { plainRequest } from '../../support/plain-request.ts'
import { routesOf } from '../../support/routes-of.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import { callers, origins } from './callers.ts'
import { addressOf, type RouteRule, routeTable, settings } from './table.ts'

const test = suite<{ site: RunningSite }>('access to the API routes')

test.before(async context => {
  context.site = await startSite({ env: settings })
})

test('the table lists every route below /api, and no other', ({ site }) => {
  const inTable = routeTable.map(({ method, path }) => `${method} ${path}`)
  const ofApi = routesOf(site.app).filter(route => route.includes(' /api/'))
  assert.equal(ofApi.toSorted(), inTable.toSorted())
})

test('only safe methods are open to other sites', () => {
  for (const { method, path, from } of routeTable) {
    const isSafe = ['GET', 'HEAD', 'OPTIONS'].includes(method)
    assert.is(from, isSafe ? 'any site' : 'our pages', `${method} ${path}`)
  }
})

test('each route, origin and session gets the listed status', async ({ site }) => {
  const calls = await everyCall(site)
  const refused = calls.filter(({ expected }) => isRefusal(expected))
  const before = await contentsOf(site)
  const wrong = await wrongAnswers(site, refused)
  assert.equal(await contentsOf(site), before)

  // Calls that may end other sessions come last.
  const allowed = calls.filter(call => !refused.includes(call))
  const later = allowed.filter(({ rule }) => rule.from === 'our pages')
  const sooner = allowed.filter(call => !later.includes(call))
  wrong.push(...(await wrongAnswers(site, [...sooner, ...later])))
  assert.equal(wrong, [])
  console.log(`${calls.length} calls, ${refused.length} to be refused, 0 answered otherwise`)
})

interface Call {
  rule: RouteRule
  from: string
  who: string
  headers: Record<string, string>
  expected: number
}

/** Each origin with a session, and each state of a session from a page of ours. */
async function everyCall(site: RunningSite): Promise<Call[]> {
  const all = await callers(site)
  return routeTable.flatMap(rule =>
    origins(site.url).flatMap(([from, isOurs, origin], index) =>
      all.slice(0, index === 0 ? all.length : 1).map(([who, cookie]) => ({
        rule,
        from,
        who,
        headers: cookie ? { ...origin, cookie } : origin,
        expected: statusFor(rule, isOurs, who),
      })),
    ),
  )
}

async function wrongAnswers(site: RunningSite, calls: Call[]): Promise<string[]> {
  const wrong: string[] = []
  let session = ''
  for (const { rule, from, who, headers, expected } of calls) {
    const { method, path } = rule
    // An allowed call that changes something may end its own session.
    const mayEnd = who === 'administrator' && rule.from === 'our pages' && !isRefusal(expected)
    if (mayEnd) session = await openSession(site, session)
    const cookie = mayEnd ? { cookie: session } : {}
    const ask = { method, headers: { ...headers, ...cookie, 'x-forwarded-for': nextVisitor() } }
    const { status } = await plainRequest(site.url + addressOf(rule), ask)
    if (status === expected) continue
    wrong.push(`${method} ${path} from ${from} as ${who}: ${status} instead of ${expected}`)
  }
  return wrong
}

/** Keeps a session that is still open, since each sign-in takes a tenth of a second. */
async function openSession(site: RunningSite, cookie: string): Promise<string> {
  const { status } = await plainRequest(`${site.url}/api/admin/me`, { headers: { cookie } })
  return status === 200 ? cookie : site.signIn()
}

let visitors = 0

/** Another client address for each call, so that no rate limit applies. */
function nextVisitor(): string {
  visitors += 1
  return `10.0.${visitors >> 8}.${visitors & 255}`
}

const isRefusal = (status: number) => status === 401 || status === 403

function statusFor(rule: RouteRule, isOurs: boolean, who: string): number {
  if (rule.from === 'our pages' && !isOurs) return 403
  if (rule.who === 'administrators' && who !== 'administrator') return 401
  return rule.empty
}

/** Each file of the volume with its bytes, except sessions and the activity log. */
async function contentsOf({ dataDir, uploadsDir }: RunningSite): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const folder of [dataDir, uploadsDir]) {
    for await (const file of filesBelow(folder)) {
      if (!/\/(sessions|activity)[-./]/.test(file)) found[file] = await readFile(file, 'latin1')
    }
  }
  return found
}

test.run()
