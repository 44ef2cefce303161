import * as assert from 'uvu/assert'
import { suite } from '#test'
import { designedPage, designState } from '../../../server/render/designed-page.ts'
import { designYourUnit } from '../../../server/starters/nairobi/services/containers/design.ts'
import { parsePage } from '../../../server/starters/parse-page.ts'
import { designShareUrl, designUrls } from '../../../web/features/design/addresses.ts'
import { summaryOf } from '../../../web/features/design/facts.ts'
import { type PartId, partNames } from '../../../web/features/design/parts.ts'
import { planOfCode } from '../../../web/features/design/plan-code.ts'
import { planText, readPlan } from '../../../web/features/design/plan-text.ts'
import { type RunningSite, startSite } from '../../support/site.ts'

const test = suite<{ site: RunningSite }>('the page of designs')
test.before(async context => {
  context.site = await startSite()
})

const SHOP = 'u1.shop.20x2-line.2.glazed-double.flat.steel.brick.deck-stairs.none'

const open = (site: RunningSite, query: string) =>
  fetch(`${site.url}${designUrls.page}${query}`, { redirect: 'manual' })

test('other spellings of a plan lead to its own, with the rest of the query', async ({ site }) => {
  for (const [query, to] of [
    [`?plan=${SHOP.toUpperCase()}`, `?plan=${SHOP}`],
    [`?utm=1&plan=${SHOP.replace('.none', '')}&view=2`, `?utm=1&plan=${SHOP}&view=2`],
  ] as const) {
    const answer = await open(site, query)
    assert.is(answer.status, 301, query)
    assert.is(answer.headers.get('location'), designUrls.page + to)
  }
  const coded = await open(site, '?plan=of-2s4m-7k2p')
  const plan = planOfCode('OF-2S4M-7K2P')
  if (plan) assert.is(coded.headers.get('location'), `${designUrls.page}?plan=${planText(plan)}`)
})

test('its canonical address has no plan, its share picture that of the plan', async ({ site }) => {
  const html = await (await open(site, `?plan=${SHOP}&view=3&roof=off`)).text()
  assert.match(html, `<link rel="canonical" href="${site.url}${designUrls.page}"/>`)
  assert.match(html, `<meta property="og:image" content="${site.url}${designShareUrl(SHOP)}"/>`)
  assert.match(html, `/design.svg?plan=${SHOP}&amp;view=3&amp;roof=off`)
})

test('its title says which unit it is, where its address names one', async ({ site }) => {
  const titleOf = async (query: string) =>
    /<meta property="og:title" content="([^"]*)"/.exec(await (await open(site, query)).text())?.[1]
  const summary = summaryOf(readPlan(SHOP).plan)
  assert.match((await titleOf(`?plan=${SHOP}`)) ?? '', `${summary} | `)
  assert.not.match((await titleOf('')) ?? '', 'module')
})

test('any text answers with a unit, and with why it is that one', async ({ site }) => {
  for (const [plan, because] of [
    [
      'u1.office.20x2-line.3.windows-single.terrace',
      'A third storey does not stand under a terrace',
    ],
    ['u1.office.20x9', 'is no choice that we know'],
    ['<script>alert(1)</script>', 'names no unit that we can draw'],
    ['x'.repeat(5000), 'names no unit that we can draw'],
  ] as const) {
    const answer = await open(site, `?plan=${encodeURIComponent(plan)}`)
    assert.is(answer.status, 200, plan)
    const html = await answer.text()
    assert.match(html, because)
    assert.not.match(html, '<script>alert')
  }
})

test('all texts that cannot be read, and all views there are not, are one page', () => {
  assert.is(designState(''), '')
  assert.is(designState('?view=7&roof=on&sizes=off'), '')
  assert.is(designState('?plan=%22&view=1'), '?plan=-&view=1')
  assert.is(designState(`?plan=${'x'.repeat(500)}`), '?plan=-')
  assert.is(designState(`?sizes=on&plan=${SHOP}`), `?plan=${SHOP}&sizes=on`)
})

test('the data of the next page does not depend on the plan', async ({ site }) => {
  const data = async (query: string) => {
    const path = encodeURIComponent(designUrls.page + query)
    return (await fetch(`${site.url}/api/pages?path=${path}`)).text()
  }
  const ofShop = await data(`?plan=${SHOP}`)
  assert.not.match(ofShop, SHOP)
  assert.is(ofShop, await data(''))
})

test('says an estimate only where the owner has entered prices', () => {
  const page = parsePage(designYourUnit)
  const estimate = (prices: Partial<Record<PartId, number>>) => {
    const [section] = designedPage(page, `?plan=${SHOP}`, {
      ...{ currency: 'KES', prices, spread: 10 },
    }).sections
    return section?.kind === 'design' ? section.estimate : undefined
  }
  const ids = Object.keys(partNames) as PartId[]
  assert.is(estimate({}), undefined)
  assert.is(estimate({ deck: 100 }), null)
  assert.is(estimate(Object.fromEntries(ids.map(id => [id, 100_000_00])))?.currency, 'KES')
})

test.run()
