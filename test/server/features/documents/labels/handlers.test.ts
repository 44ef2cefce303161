import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../../web/base/routes.ts'
import { poppler } from '../../../../support/poppler.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite<{ site: RunningSite }>('labels of products')

test.before(async context => {
  context.site = await startSite()
})

const get = (site: RunningSite, query: string) => site.ask('GET', `${api.labels}?${query}`)
const refusal = async (answer: Response) => `${answer.status} ${(await answer.json()).error}`

async function textOf(answer: Response): Promise<string> {
  assert.is(answer.status, 200)
  assert.is(answer.headers.get('content-type'), 'application/pdf')
  const file = join(await temporaryFolder(), 'labels.pdf')
  await writeFile(file, new Uint8Array(await answer.arrayBuffer()))
  return poppler('pdftotext', ['-layout', file, '-'])
}

test('have code and name, as often as wanted, and no file stays', async ({ site }) => {
  const price = { kind: 'fixed', cents: 7_654_300, per: 'piece', vatIncluded: true }
  const products = { KP7: { version: 0, price, isPriceShown: true } }
  assert.is((await site.ask('PATCH', api.adminProducts, { products })).status, 200)
  const text = await textOf(await get(site, 'codes=ch%208,KP7&sheet=a4-24&copies=3&start=2&cut=1'))
  assert.is(text.match(/\bCh8\b/g)?.length, 3)
  assert.is(text.match(/Kitchen/g)?.length, 3)
  assert.not.match(text, /KES|76,?543/)
  assert.equal(await readdir(join(site.dataDir, '.labels')), [])
})

test('of five hundred products come by POST', async ({ site }) => {
  const { products } = await (await site.ask('GET', api.adminProducts)).json()
  const codes = products.slice(0, 501).map(({ code }: { code: string }) => code)
  const order = { codes: codes.slice(0, 500), sheet: 'a4-40' }
  const text = await textOf(await site.ask('POST', api.labels, order))
  assert.is(text.split('\f').length - 1, 13)
  const tooMany = await refusal(await site.ask('POST', api.labels, { ...order, codes }))
  assert.match(tooMany, '400 At most 500 products at once')
})

test('that cannot be printed are refused with what to do', async ({ site }) => {
  const refused = async (query: string) => refusal(await get(site, query))
  assert.is(await refused(''), '400 Select one product at least')
  assert.is(await refused('codes=Ch8,Ch999'), '404 No product has the code Ch999')
  assert.match(await refused('codes=Ch8&sheet=a5'), '400 One of a4-21')
  assert.is(
    await refused('codes=Ch8&sheet=a4-24&start=25'),
    '400 The sheet has 24 places. Begin with one of them.',
  )
  assert.match(await refused('codes=Ch8&start=x'), '400 The first free place')
  assert.match(await refused('codes=Ch8&copies=101'), '400 From 1 to 100 copies')
  const many = Array.from({ length: 21 }, (_, i) => `KP${i + 1}`).join()
  assert.match(await refused(`codes=${many}&copies=100`), '400 At most 2,000 labels')
})

test.run()
