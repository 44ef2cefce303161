import { createHash } from 'node:crypto'
import Koa from 'koa'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { siteOrigin } from '../../../server/base/http/host.ts'
import { type Random, randomFrom } from '../../../server/drawings/kit/random.ts'
import { classesOf } from '../../../server/render/responses/classes.ts'
import { hideableSite } from '../../support/hidden/hideable-site.ts'
import { createMarks } from '../../support/hidden/marks.ts'
import { addressesOf, versionsOf } from '../../support/hidden/walk.ts'
import { serve } from '../../support/http.ts'
import { type PlainAnswer, plainRequest } from '../../support/plain-request.ts'
import { publicRoutesOf } from '../../support/routes-of.ts'
import { type RunningSite, startSite } from '../../support/site.ts'

interface Context {
  volume: { DATA_DIR: string; UPLOADS_DIR: string }
  addresses: string[]
}

const test = suite<Context>('requests of equal classes')

test.before(async context => {
  const site = await startSite()
  const marks = createMarks()
  const hideable = await hideableSite(site, marks)
  const versions = await versionsOf(site, hideable)
  const byRoute = new Map<string, readonly string[]>([
    ...addressesOf({ hideable, marks, versions, wordsApart: 100 }),
    ...[...hideable.sent].map(([route, address]) => [route, [address]] as const),
    ...furtherAddresses(hideable.sent, await scriptOf(site)),
  ])
  const missing = publicRoutesOf(site.app).filter(
    route => !byRoute.has(route) && !route.startsWith('/admin'),
  )
  assert.equal(missing, [], 'routes without an address')
  const random = randomFrom(1)
  context.addresses = [...byRoute].flatMap(([route, all]) =>
    random.shuffle(all).slice(0, route === 'pages' ? 12 : 2),
  )
  context.volume = { DATA_DIR: site.dataDir, UPLOADS_DIR: site.uploadsDir }
  await site.stop()
})

const DRAWN = 'executive-furniture/chairs/products/image-9.jpg'

/** Addresses of routes that show nothing of what can be hidden. */
const furtherAddresses = (
  sent: ReadonlyMap<string, string>,
  script: string,
): [string, string[]][] => {
  const [quote, preview] = [sent.get('/quotes/:secret'), sent.get('/preview/:token')]
  return [
    ['/assets/*file', [script]],
    ['/showyard-:name.tar.gz', ['/showyard-original.tar.gz']],
    ['/quotes/:secret/accept', [`${quote}/accept`]],
    ['/quotes/:secret/ask', [`${quote}/ask`]],
    ['/drawings/of/*slot', [`/drawings/of/${DRAWN}`]],
    ['/preview/:token/files/drawings/:name.svg', [`${preview}/files/drawings/contact.svg`]],
    ['/preview/:token/files/drawings/of/*slot', [`${preview}/files/drawings/of/${DRAWN}`]],
  ]
}

const scriptOf = async (site: RunningSite) =>
  /\/assets\/[^"]+\.js/.exec(await (await fetch(site.url)).text())?.[0] ?? ''

const settings: [where: string, env: Record<string, string>][] = [
  ['without a proxy', {}],
  ['behind a proxy', { TRUST_PROXY: '1', PUBLIC_URL: 'https://showroom.example' }],
]

for (const [where, env] of settings) {
  test(`get equal answers ${where}, cached or made anew`, async ({ volume, addresses }) => {
    const random = randomFrom(2)
    const requests = addresses.map(address => ({
      address,
      spell: speller(random, env),
      answers: [] as Answered[],
    }))
    const classes = await classesServer(env)
    for (const isCached of [false, true]) {
      const site = await startSite({ env: { ...volume, ...env } })
      if (!isCached) await occupyOrigins(site)
      for (const { address, spell, answers } of requests) {
        for (const _ of ['first', 'second']) {
          const headers = spell()
          const { text } = await plainRequest(classes, { headers })
          const answer = await plainRequest(site.url + address, { headers })
          answers.push({ headers, classes: text, answer: visibleOf(answer) })
        }
      }
      await site.stop()
    }
    for (const { address, answers } of requests) {
      const [first, ...more] = answers
      for (const one of more) {
        assert.is(one.classes, first?.classes, 'control: the same classes')
        const headers = JSON.stringify([first?.headers, one.headers])
        assert.equal(one.answer, first?.answer, `${address} with ${headers}`)
      }
    }
    console.log(`${4 * requests.length} answers of ${addresses.length} addresses ${where}`)
  })
}

interface Answered {
  headers: Record<string, string>
  classes: string
  answer: object
}

/** All that a client sees but the time, the name of the request and a nonce, new for each. */
function visibleOf({ status, headers, bytes }: PlainAnswer) {
  const { date, 'x-request-id': id, 'content-security-policy': policy, ...others } = headers
  const [, nonce] = /'nonce-([^']+)'/.exec(String(policy)) ?? []
  const withoutNonce = (text: string) => (nonce ? text.replaceAll(nonce, 'a nonce') : text)
  const body = withoutNonce(bytes.toString('latin1'))
  return {
    status,
    headers: { ...others, policy: withoutNonce(String(policy)) },
    bytes: createHash('sha256').update(body).digest('hex'),
  }
}

/** Answers a request with its classes. */
async function classesServer(env: Record<string, string>): Promise<string> {
  const isProxy = env.TRUST_PROXY !== undefined
  const app = new Koa({ proxy: isProxy, ...(isProxy && { maxIpsCount: 1 }) })
  app.use(siteOrigin({ publicUrl: env.PUBLIC_URL }))
  app.use(ctx => {
    ctx.body = classesOf(ctx)
  })
  return (await serve(app.callback())).url
}

/** Takes all places of origins, so that answers at any other are made for each request. */
async function occupyOrigins({ url }: RunningSite): Promise<void> {
  for (const name of 'abcd') {
    await plainRequest(`${url}/about`, { headers: { host: `${name}.example` } })
  }
}

/** Spellings of each class of a header; an empty one is not sent. */
const spellings = {
  accept: [
    ['', '*/*', 'text/html', 'image/*', 'image/webp;q=0, image/avif;q=0.0', 'image/jpeg, */*;q=.1'],
    ['image/webp', 'image/WEBP;q=0.8, */*', 'text/html,image/webp', 'image/avif;q=0,image/webp'],
    ['image/avif', 'image/png, image/avif;q=0.5', 'IMAGE/AVIF', 'image/avif, image/webp;q=0'],
    ['image/avif,image/webp', 'image/webp , image/avif', 'text/html,image/avif,image/webp,*/*'],
  ],
  'accept-encoding': [
    ['', 'identity', 'zstd', 'deflate, zstd', 'gzip;q=0', 'br;q=0, identity'],
    ['gzip', 'GZIP', 'gzip, deflate', 'deflate;q=0.5, gzip;q=0.9'],
    ['br', 'gzip, deflate, br', 'br;q=0.2', 'zstd, BR'],
  ],
  'save-data': [
    ['', 'off', '0', 'true'],
    ['on', 'ON', ' on', 'on, on'],
  ],
} as const

/** Headers of random text, all of the same classes. */
function speller(random: Random, env: Record<string, string>): () => Record<string, string> {
  const lists = Object.entries(spellings).map(
    ([name, classes]) => [name, random.pick<readonly string[]>(classes)] as const,
  )
  const isSecure = random.chance(0.5)
  return () => {
    const chosen = [
      ...lists.map(([name, all]) => [name, random.pick(all)] as const),
      ...ofOrigin(random, isSecure, env),
      ...ofNoClass(random),
    ]
    return Object.fromEntries(chosen.filter(([, value]) => value !== ''))
  }
}

type Header = readonly [name: string, value: string]

/** The origin of a request, which is PUBLIC_URL where that is set, and its scheme. */
function ofOrigin(random: Random, isSecure: boolean, env: Record<string, string>): Header[] {
  const host = random.pick(['showroom.example', 'Showroom.Example', 'SHOWROOM.example:80'])
  if (!env.PUBLIC_URL) {
    return [
      ['host', host],
      ['x-forwarded-host', nameOf(random)],
      ['x-forwarded-proto', random.pick(['https', 'http', ''])],
    ]
  }
  return [
    ['host', random.pick([host, `${nameOf(random)}:${random.int(1, 65_535)}`])],
    ['x-forwarded-host', random.pick(['', host, nameOf(random)])],
    ['x-forwarded-proto', isSecure ? random.pick(['https', 'https, http']) : ''],
  ]
}

/** Headers that may change nothing, of which each request has some. */
const ofNoClass = (random: Random): Header[] =>
  random
    .shuffle([
      ['x-forwarded-for', `10.${random.int(0, 255)}.${random.int(0, 255)}.1`],
      ['x-forwarded-port', String(random.int(1, 65_535))],
      ['x-forwarded-prefix', `/${wordOf(random)}`],
      ['forwarded', `for=10.0.0.1;host=${nameOf(random)};proto=https`],
      ['x-real-ip', '10.1.2.3'],
      ['x-original-url', '/api/admin/users'],
      ['x-http-method-override', 'DELETE'],
      ['via', `1.1 ${wordOf(random)}`],
      ['accept-language', random.pick(['sw', 'en-GB, en;q=0.8', 'ar', wordOf(random)])],
      ['accept-charset', 'iso-8859-1'],
      ['referer', `https://${nameOf(random)}/`],
      ['origin', `https://${nameOf(random)}`],
      ['sec-fetch-site', random.pick(['none', 'same-origin', 'cross-site'])],
      ['sec-ch-ua-mobile', random.pick(['?0', '?1'])],
      ['sec-ch-prefers-color-scheme', random.pick(['dark', 'light'])],
      ['sec-purpose', 'prefetch'],
      ['dpr', random.pick(['1', '2.5'])],
      ['viewport-width', String(random.int(320, 2560))],
      ['ect', random.pick(['2g', '4g'])],
      ['dnt', '1'],
      ['x-requested-with', 'XMLHttpRequest'],
      ['authorization', `Bearer ${wordOf(random)}`],
    ] satisfies Header[])
    .slice(0, 8)
    // A program sends these nearly always.
    .concat([
      ['user-agent', random.pick([madeUpAgent(random), 'WhatsApp/2.23', 'Googlebot/2.1', ''])],
      ['cookie', random.pick([`theme=${wordOf(random)}`, `session=${wordOf(random)}`, ''])],
    ])

const madeUpAgent = (random: Random) =>
  `Mozilla/5.0 (${random.pick(['iPhone', 'Android 14; Mobile', 'X11; Linux'])}) ${wordOf(random)}`

const wordOf = (random: Random) => random.int(1e9, 2e9).toString(36)

const nameOf = (random: Random) => `${wordOf(random)}.example`

test.run()
