import * as assert from 'uvu/assert'
import { suite } from '#test'
import { drawingsVersion } from '../../../../server/drawings/version.ts'
import { drawPlan } from '../../../../server/features/design/drawing/index.ts'
import { api } from '../../../../web/base/routes.ts'
import {
  designDrawingUrl,
  designFactsUrl,
  designShareUrl,
  designSheetUrl,
} from '../../../../web/features/design/addresses.ts'
import type { DesignFacts } from '../../../../web/features/design/contract.ts'
import { factsOf } from '../../../../web/features/design/facts.ts'
import { type PartId, partNames } from '../../../../web/features/design/parts.ts'
import { firstPlan } from '../../../../web/features/design/plan.ts'
import { planText, readPlan } from '../../../../web/features/design/plan-text.ts'
import { plainRequest } from '../../../support/plain-request.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'

const test = suite<{ site: RunningSite }>('answers of a plan')

test.before(async context => {
  context.site = await startSite()
})

const TEXT = 'u1.home.20x3-side.2.glazed-double.pitched.boards.sage.stairs-solar.kitchen'
const { plan } = readPlan(TEXT)

const all = (cents: number) =>
  Object.fromEntries(Object.keys(partNames).map(id => [id, cents])) as Record<PartId, number>

async function lead(site: RunningSite, path: string) {
  const { status, headers } = await plainRequest(site.url + path)
  return [status, headers.location]
}

test('a drawing is of the plan and the view that its address says', async ({ site }) => {
  const view = { view: 3, roof: false, sizes: true } as const
  const answer = await fetch(site.url + designDrawingUrl(TEXT, view))
  assert.is(answer.status, 200)
  assert.is(answer.headers.get('content-type'), 'image/svg+xml')
  assert.match(answer.headers.get('content-security-policy') ?? '', /^sandbox/)
  assert.is(await answer.text(), drawPlan(plan, view))
  for (const turn of [1, 2] as const) {
    const turned = await fetch(site.url + designDrawingUrl(TEXT, { view: turn }))
    assert.is(await turned.text(), drawPlan(plan, { view: turn, roof: true, sizes: false }))
  }
  const first = await fetch(`${site.url}/design.svg`)
  assert.is(await first.text(), drawPlan(firstPlan, { view: 0, roof: true, sizes: false }))
})

test('it lasts for good with the drawings’ version, a minute without', async ({ site }) => {
  const address = designDrawingUrl(TEXT)
  const lasts = async (path: string) => (await fetch(site.url + path)).headers.get('cache-control')
  assert.is(await lasts(address), 'public, max-age=60')
  assert.match((await lasts(`${address}&v=${drawingsVersion}`)) ?? '', 'immutable')
  assert.equal(await lead(site, `${address}&v=d1`), [302, address])
})

test('an unchanged drawing is not sent again, and HEAD has no body', async ({ site }) => {
  const address = site.url + designDrawingUrl(TEXT, { view: 1 })
  const { headers } = await plainRequest(address)
  const etag = String(headers.etag)
  const again = await plainRequest(address, { headers: { 'if-none-match': etag } })
  assert.is(again.status, 304)
  const head = await plainRequest(address, { method: 'HEAD' })
  assert.equal([head.status, head.text, head.headers.etag], [200, '', etag])
})

test('another spelling leads for good to the one address', async ({ site }) => {
  const one = designDrawingUrl(TEXT, { view: 1, sizes: true })
  for (const other of [
    `/design.svg?view=1&plan=${TEXT}&sizes=on`,
    `/design.svg?plan=${TEXT.toUpperCase()}&view=1&roof=on&sizes=on`,
    `/design.svg?plan=${TEXT}&view=1&sizes=on&utm_source=chat`,
    `/design.svg?plan=${TEXT}&plan=u1.shop&view=1&view=2&sizes=on`,
    `/design.svg?plan=${factsOf(plan).code}&view=1&sizes=on`,
  ]) {
    assert.equal(await lead(site, other), [301, one], other)
  }
  for (const none of ['view=4&roof=no', 'view=0', 'view=-1', 'view=1.0', 'view=x', 'roof=on']) {
    assert.equal(await lead(site, `/design.svg?${none}&sizes=off`), [301, '/design.svg'], none)
  }
  assert.equal(await lead(site, `/api/design?plan=${TEXT}&view=1`), [301, designFactsUrl(TEXT)])
})

test('what cannot stand or be read leads to the nearest plan, for now', async ({ site }) => {
  const high = TEXT.replace('.2.', '.3.').replace('pitched', 'terrace')
  const nearest = planText(readPlan(high).plan)
  assert.equal(await lead(site, designDrawingUrl(high)), [302, designDrawingUrl(nearest)])
  assert.equal(await lead(site, designSheetUrl(high)), [302, designSheetUrl(nearest)])
  const lasting = await Promise.all(
    [designDrawingUrl(high), designDrawingUrl(TEXT.toUpperCase())].map(async path => {
      const { headers } = await plainRequest(site.url + path)
      return headers['cache-control']
    }),
  )
  assert.equal(lasting, ['public, max-age=60', 'public, max-age=86400'])
  const first = planText(firstPlan)
  assert.equal(await lead(site, '/design.jpg?plan=%0d%0a'), [302, designShareUrl(first)])
})

test('the facts are those of the plan, and say what is otherwise', async ({ site }) => {
  const ask = async (text: string) =>
    (await (await fetch(site.url + designFactsUrl(text))).json()) as DesignFacts
  assert.equal(await ask(TEXT), factsOf(plan))
  const { because, ...facts } = await ask('u1.home.20x1-corner')
  assert.equal(facts, factsOf(readPlan('u1.home.20x1-line').plan))
  assert.equal(because, ['One module stands by itself.'])
})

test('an estimate follows the prices, and no price is told', async ({ site }) => {
  const facts = async () => (await fetch(site.url + designFactsUrl(TEXT))).text()
  const put = (version: number, prices: object) =>
    site.ask('PUT', api.designPrices, { version, spread: 10, prices })
  assert.not.match(await facts(), 'estimate')
  assert.is((await put(0, all(12_345_600))).status, 200)
  const { estimate } = JSON.parse(await facts()) as DesignFacts
  assert.ok(estimate && estimate.from < estimate.to)
  assert.not.match(await facts(), /123,?456|price/)
  assert.is((await put(1, all(24_691_200))).status, 200)
  assert.equal(JSON.parse(await facts()).estimate.from > estimate.from, true)
  const { kitchen: _, ...others } = all(12_345_600)
  assert.is((await put(2, others)).status, 200)
  assert.not.match(await facts(), 'estimate')
})

test('the sheet is a PDF with the code as its name, which is not made again', async ({ site }) => {
  const address = site.url + designSheetUrl(TEXT)
  const answer = await fetch(address)
  assert.is(answer.headers.get('content-type'), 'application/pdf')
  const name = `${factsOf(plan).code}.pdf`
  assert.is(answer.headers.get('content-disposition'), `inline; filename="${name}"`)
  const etag = answer.headers.get('etag') ?? ''
  const again = await plainRequest(address, { headers: { 'if-none-match': etag } })
  assert.is(again.status, 304)
})

test('the picture of a link is a JPEG of 1200 x 630', async ({ site }) => {
  const answer = await fetch(site.url + designShareUrl(TEXT))
  assert.is(answer.headers.get('content-type'), 'image/jpeg')
  const { sharp } = await import('../../../../server/base/sharp.ts')
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  assert.equal([width, height], [1200, 630])
})

test.run()
