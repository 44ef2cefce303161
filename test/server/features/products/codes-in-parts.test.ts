import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminProduct } from '../../../../web/admin/contract.ts'
import { api, mediaUrl, routes, shareImageUrl, specSheetUrl } from '../../../../web/base/routes.ts'
import { codeInFiles } from '../../../../web/features/products/codes.ts'
import type { SentListLines } from '../../../../web/features/quotes/contract.ts'
import { exportTable, importTable } from '../../../support/product-table.ts'
import { picture } from '../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'

const test = suite<{ site: RunningSite }>('codes with dots, slashes and hyphens')

const codes = ['GT-60/60.M', '1204.55', 'A/12-B', '1/2', '1.2', '12.5', '12.05']

async function add(site: RunningSite, code: string) {
  const product = { collection: 'chairs', code, name: code }
  const answer = await site.ask('POST', api.adminProducts, product)
  return { status: answer.status, body: (await answer.json()) as AdminProduct & { error: string } }
}

test.before(async context => {
  context.site = await startSite()
  for (const code of codes) assert.is((await add(context.site, code)).status, 201, code)
})

async function open({ url }: RunningSite, path: string) {
  const { status, headers } = await fetch(url + path, { redirect: 'manual' })
  return [status, headers.get('location')].filter(Boolean).join(' ')
}

test('have one address for page, sheet and share picture', async ({ site }) => {
  for (const code of codes) {
    const page = routes.product(code)
    const pages = [page, specSheetUrl(code), shareImageUrl(page)]
    for (const path of pages) assert.is(await open(site, path), '200', path)
    assert.is(await open(site, `/products/${encodeURIComponent(code)}/`), `301 ${page}`)
  }
  assert.is(await open(site, '/sheets/GT-60%2F60.M.pdf'), '301 /sheets/gt-60--60.m.pdf')
  for (const other of ['gt-60/60.m', 'GT6060M', 'gt%2060%2060%20m']) {
    assert.is(await open(site, `/products/${other}`), '301 /products/gt-60--60.m', other)
  }
  assert.is(await open(site, '/products/1-2'), '404', 'the marks tell two products apart')
  assert.is(await open(site, '/compare?codes=1/2,gt-60--60.m'), '200')
})

test('are changed, have photos, and are printed', async ({ site }) => {
  const answer = await site.ask('PATCH', api.adminProduct('A/12-B'), {
    ...{ version: 1, morePictures: 1 },
  })
  assert.is(answer.status, 200, await answer.clone().text())
  const { slot } = (await answer.json()) as AdminProduct
  assert.match(slot, /product-a--12-b\.jpg$/)
  const further = slot.replace('product-a--12-b', 'picture-a--12-b-2')
  for (const path of [slot, further]) {
    assert.is((await site.upload(path, await picture('jpeg'))).status, 200, path)
    assert.is(await open(site, mediaUrl(path)), '200')
  }
  const query = `?codes=${codes.map(encodeURIComponent)}`
  for (const address of [api.specSheets, api.labels]) {
    const printed = await site.ask('GET', address + query)
    assert.is(printed.status, 200, await printed.text().then(text => text.slice(0, 200)))
  }
})

test('are found and read in all their spellings', async ({ site }) => {
  for (const typed of ['gt-60/60.m', 'GT 60/60 M', 'gt6060m', 'GT-60-60-M', 'gt-60--60.m']) {
    const { items } = await (
      await fetch(`${site.url}${api.search}?q=${encodeURIComponent(typed)}`)
    ).json()
    assert.is(items[0]?.href, '/products/gt-60--60.m', typed)
  }
  const text = 'GT-60/60.M x 12\n3 x 1204.55 (Chairs)\nA/12-B - 2, 1/2: 4 pcs and 12.05\n12.5\n'
  const sent = await site.ask('POST', api.quoteSentList, { text })
  const { lines, unread } = (await sent.json()) as SentListLines
  assert.equal(
    lines.map(({ code, quantity }) => `${quantity / 1000} ${code}`),
    ['12 GT-60/60.M', '3 1204.55', '2 A/12-B', '4 1/2', '1 12.05', '1 12.5'],
  )
  assert.equal(unread, [])
})

test('of two products are never the same, in whatever spelling', async ({ site }) => {
  for (const code of ['gt-60/60.m', 'GT-060/60.M', '01204.55']) {
    const { status, body } = await add(site, code)
    assert.equal([status, body.error.includes('is or was that of another')], [409, true], code)
  }
  const files = codes.map(codeInFiles)
  assert.is(new Set(files).size, codes.length)
})

test('go out in a table and come back as they are', async ({ site }) => {
  const table = await exportTable(site)
  for (const code of codes) assert.match(String(table), code)
  const { body } = await importTable(site, table)
  assert.equal([body.new, body.changed, body.wrong], [[], [], []])
  const added = await importTable(site, 'Code,Collection\n60/120.5,Chairs\n')
  assert.is(added.body.new[0]?.code, '60/120.5')
})

test.run()
