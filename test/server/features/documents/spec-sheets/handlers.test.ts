import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { InquiryList } from '../../../../../web/base/contract.ts'
import { api, specSheetUrl } from '../../../../../web/base/routes.ts'
import { inquiry } from '../../../../support/inquiry.ts'
import { plainRequest } from '../../../../support/plain-request.ts'
import { poppler } from '../../../../support/poppler.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite<{ site: RunningSite }>('specification sheets')

test.before.each(async context => {
  context.site = await startSite()
})

const price = { kind: 'fixed', cents: 7_654_300, per: 'piece', vatIncluded: true }

async function textOf(bytes: Uint8Array): Promise<string> {
  const file = join(await temporaryFolder(), 'sheet.pdf')
  await writeFile(file, bytes)
  return poppler('pdftotext', ['-layout', file, '-'])
}

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

const change = async (site: RunningSite, products: object) =>
  assert.is((await site.ask('PATCH', api.adminProducts, { products })).status, 200)

test('an administrator gets that of any product, hidden ones included', async ({ site }) => {
  await change(site, { Ch8: { version: 0, isVisible: false, materials: 'Oak' } })
  const answer = await site.ask('GET', `${api.specSheet}?code=cH%208`)
  assert.is(answer.status, 200)
  assert.is(answer.headers.get('content-type'), 'application/pdf')
  assert.is(answer.headers.get('content-disposition'), 'inline; filename="Ch8.pdf"')
  const text = await textOf(await bytesOf(answer))
  assert.match(text, /Material\s+Oak/)
  assert.match(text, `${site.url.replace('http://', '')}/products/ch8`)
  assert.is((await site.ask('GET', `${api.specSheet}?code=Ch999`)).status, 404)
  assert.is((await site.ask('GET', api.specSheet)).status, 400)
})

test('a hidden price is on it only where an administrator wants it', async ({ site }) => {
  await change(site, { Ch8: { version: 0, price } })
  const read = async (query: string) =>
    textOf(await bytesOf(await site.ask('GET', `${api.specSheet}?code=Ch8${query}`)))
  assert.not.match(await read(''), /KES|76,543/)
  assert.match(await read('&price=1'), /Price\s+KES 76,543, VAT included/)
  // Made just now with the price.
  assert.not.match(await read(''), /KES|76,543/)
})

test('visitors get that of a product that is shown, with a shown price', async ({ site }) => {
  await change(site, { Ch8: { version: 0, price }, Ch9: { version: 0, isVisible: false } })
  const page = await (await fetch(`${site.url}/products/ch8`)).text()
  assert.match(page, `href="${specSheetUrl('Ch8')}"`)
  const first = await fetch(`${site.url}${specSheetUrl('Ch8')}?price=1`)
  assert.is(first.status, 200)
  assert.not.match(await textOf(await bytesOf(first)), /KES|76,543/)
  await change(site, { Ch8: { version: 1, isPriceShown: true } })
  const second = await fetch(site.url + specSheetUrl('Ch8'))
  assert.match(await textOf(await bytesOf(second)), 'KES 76,543')
  assert.is((await fetch(site.url + specSheetUrl('Ch9'))).status, 404)
  assert.is((await fetch(site.url + specSheetUrl('Ch999'))).status, 404)
  const other = await fetch(`${site.url}/sheets/CH-08.pdf`, { redirect: 'manual' })
  assert.is(other.status, 404)
  const upper = await fetch(`${site.url}/sheets/CH08.pdf`, { redirect: 'manual' })
  assert.equal([upper.status, upper.headers.get('location')], [301, '/sheets/ch8.pdf'])
})

test('an unchanged sheet is neither made nor sent again', async ({ site }) => {
  const address = site.url + specSheetUrl('Ch8')
  const many = await Promise.all([1, 2, 3].map(() => fetch(address)))
  const etag = many[0]?.headers.get('etag') ?? ''
  const again = await plainRequest(address, { headers: { 'if-none-match': etag } })
  assert.is(again.status, 304)
  assert.is((await readdir(join(site.dataDir, 'spec-sheets'))).length, 1)
  await change(site, { Ch8: { version: 0, seats: 1 } })
  const changed = await plainRequest(address, { headers: { 'if-none-match': etag } })
  assert.is(changed.status, 200)
})

test('many come as a ZIP with the codes as names, at most a hundred', async ({ site }) => {
  await change(site, { Ch8: { version: 0, price } })
  const codes = ['ch9', 'KP7', 'Ch8', 'CH 9']
  const answer = await site.ask('GET', `${api.specSheets}?codes=${codes.join()}&price=1`)
  assert.is(answer.status, 200)
  assert.match(
    answer.headers.get('content-disposition') ?? '',
    /^attachment; filename="Specification-sheets-\d{4}-\d\d-\d\d\.zip"$/,
  )
  const files = unzipSync(await bytesOf(answer))
  assert.equal(Object.keys(files), ['Ch9.pdf', 'KP7.pdf', 'Ch8.pdf'])
  assert.match(await textOf(files['Ch8.pdf'] as Uint8Array), 'KES 76,543')
  const many = Array.from({ length: 101 }, (_, i) => `Ch${i + 1}`)
  const chairs = await site.ask('GET', `${api.specSheets}?codes=${many.slice(0, 90)},${legs(11)}`)
  assert.is(chairs.status, 400)
  assert.match((await chairs.json()).error, 'At most 100 specification sheets')
  const unknown = await site.ask('GET', `${api.specSheets}?codes=Ch8,Ch999`)
  assert.equal(
    [unknown.status, (await unknown.json()).error],
    [404, 'No product has the code Ch999'],
  )
  assert.is((await site.ask('GET', `${api.specSheets}?codes=,`)).status, 400)
})

const legs = (count: number) => Array.from({ length: count }, (_, i) => `KP${i + 1}`).join()

test('those of an inquiry are its products, also under former names', async ({ site }) => {
  const page = '/services/furniture/chairs'
  await change(site, { Ch8: { version: 0, name: 'Savanna' } })
  const items = ['Ch8', 'Ch9', 'Gone 5'].map(code => ({ page, code, quantity: 1, note: '' }))
  const post = (body: object) =>
    fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  assert.is((await post(inquiry({ items }))).status, 201)
  assert.is((await post(inquiry({ items: items.slice(2) }))).status, 201)
  const list = (await (await site.ask('GET', api.inquiries)).json()) as InquiryList
  const [none = '', some = ''] = list.inquiries.map(({ id }) => id)
  const files = unzipSync(await bytesOf(await site.ask('GET', api.inquirySpecSheets(some))))
  assert.equal(Object.keys(files), ['Ch8.pdf', 'Ch9.pdf', 'Not included.txt'])
  assert.match(Buffer.from(files['Not included.txt'] as Uint8Array).toString(), 'Gone 5')
  assert.is((await site.ask('GET', api.inquirySpecSheets(none))).status, 404)
  assert.is((await site.ask('GET', api.inquirySpecSheets('none'))).status, 404)
})

test.run()
