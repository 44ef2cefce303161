import * as assert from 'uvu/assert'
import { suite } from '#test'
import { randomFrom } from '../../../server/drawings/kit/random.ts'
import { api, routes } from '../../../web/base/routes.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import {
  type ExpectedSite,
  isListed,
  isPublic,
  pageOf,
  visibleFooter,
  visibleWords,
} from './expected-site.ts'
import { randomEdits } from './random-edits.ts'

/**
 * Sequences of twenty edits at random, one after the other on one site, with a start between two of
 * them. After each edit visitors must see what was acknowledged, and nothing that is hidden, deleted or
 * a draft: all addresses of `crawl` are read. EDIT_SEQUENCES=1000 takes two hours. The seed is the same
 * in each run, so that a run fails for a change of the code alone; EDIT_SEED draws other sequences.
 */
const SEQUENCES = Number(process.env.EDIT_SEQUENCES ?? 3)
const SEED = Number(process.env.EDIT_SEED ?? 3)

const test = suite('what visitors see of random edits')

const AROUND = [
  '/',
  '/products',
  '/services/furniture',
  '/gallery',
  '/sitemap.xml',
  '/no-such-page',
]

const addressesOf = ({ pages, products }: ExpectedSite) => [
  ...AROUND,
  ...Object.values(pageOf).flatMap(path => [`${path}?show=all`, api.wholePage(path)]),
  ...pages.map(({ address }) => address),
  ...products.map(({ code }) => routes.product(code)),
  '/search?q=chair',
  '/search?q=bed',
]

async function crawl(site: RunningSite, expected: ExpectedSite): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const path of addressesOf(expected)) {
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    assert.ok(answer.status < 500, `${path}: ${answer.status}`)
    const text = await answer.text()
    answers.set(path, answer.status === 200 ? text : `${answer.status} ${text}`)
  }
  return answers
}

async function assertShows(site: RunningSite, expected: ExpectedSite, when: string) {
  const answers = await crawl(site, expected)
  const words = new Set(
    [...answers.values()].flatMap(text =>
      [...text.matchAll(/(?:Name)?Zq\d+x/g)].map(([one]) => one),
    ),
  )
  const { must, may } = visibleWords(expected)
  const hidden = [...words].filter(one => !must.has(one) && !may.has(one))
  assert.equal(hidden, [], `${when}: visitors see what they should not`)
  const footer = visibleFooter(expected)
  for (const page of expected.pages.filter(isPublic)) {
    const text = answers.get(page.address) ?? ''
    for (const word of page.published ?? []) assert.match(text, word, `${when}: ${page.address}`)
    const alt = expected.alts.get(page.address)
    if (alt) assert.match(text, alt, `${when}: ${page.address}`)
    if (footer) assert.match(text, footer, `${when}: footer`)
  }
  for (const page of expected.pages.filter(one => !isPublic(one))) {
    assert.match(answers.get(page.address) ?? '', /^(404|302|301) /, `${when}: ${page.address}`)
  }
  for (const product of expected.products) {
    const text = answers.get(routes.product(product.code)) ?? ''
    if (!isListed(product)) assert.match(text, /^404 /, `${when}: ${product.code}`)
    else for (const word of [product.name, product.materials]) assert.match(text, word ?? '', when)
  }
  for (const [collection, path] of Object.entries(pageOf)) {
    const codes = expected.products
      .filter(one => one.collection === collection && isListed(one) && one.name)
      .map(({ name }) => name)
    const text = answers.get(api.wholePage(path)) ?? ''
    const names = new Set([...text.matchAll(/"name":"(Zq\d+x)"/g)].map(([, name]) => name))
    assert.equal(
      [...names].filter(name => codes.includes(name)),
      codes,
      `${when}: order of the ${collection}`,
    )
  }
}

test(`is what was acknowledged, in ${SEQUENCES} sequences of seed ${SEED}`, async () => {
  const random = randomFrom(SEED)
  let site = await startSite()
  const product = (code: string, collection: string) => ({
    ...{ code, collection, formerNames: [], isHidden: false },
  })
  const expected: ExpectedSite = {
    pages: ['/about', '/services/interiors', '/engineering-services/powder-coating'].map(
      address => ({
        ...{ address, published: new Set<string>(), isHidden: false, isOwn: false },
      }),
    ),
    products: [product('Ch1', 'chairs'), product('Ch2', 'chairs'), product('B1', 'beds')],
    alts: new Map(),
  }
  const counts = new Map<string, number>()
  for (let sequence = 1; sequence <= SEQUENCES; sequence += 1) {
    const edit = randomEdits(site, expected, random)
    const log: string[] = []
    for (let step = 0; step < 20; step += 1) {
      const what = await edit()
      if (!what) continue
      log.push(what)
      const kind = what.split(' ').slice(0, 2).join(' ')
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      await assertShows(site, expected, `seed ${SEED}, sequence ${sequence}: ${log.join(', ')}`)
    }
    await site.stop()
    site = await startSite({ env: { DATA_DIR: site.dataDir, UPLOADS_DIR: site.uploadsDir } })
    await assertShows(site, expected, `seed ${SEED}, after the start that follows ${sequence}`)
  }
  console.log([...counts].map(([kind, count]) => `${kind} ${count}`).join(', '))
})

test.run()
