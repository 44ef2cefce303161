import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminProduct, AdminProducts, BinPage } from '../../../../../web/admin/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import { picture } from '../../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

interface Context {
  site: RunningSite
  /** A request of the administrator, with its status and body. */
  ask: <T = { error: string; fields: object }>(
    method: string,
    path: string,
    body?: object,
  ) => Promise<{ status: number; body: T; headers: Headers }>
}

const test = suite<Context>('lists of products that the owner changes')

test.before.each(async context => {
  const site = await startSite()
  context.site = site
  context.ask = async <T>(method: string, path: string, body?: object) => {
    const answer = await site.ask(method, path, body)
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as T }
  }
})

const chairs = '/services/furniture/chairs'
const slot = 'executive-furniture/chairs/products/product-ch101.jpg'
const added = { collection: 'chairs', code: 'Ch101', name: 'Lamu chair' }

const html = async (site: RunningSite, path: string) => {
  const answer = await fetch(site.url + path, { redirect: 'manual' })
  return answer.status === 200 ? answer.text() : String(answer.status)
}

async function codes({ ask }: Context, id = 'chairs') {
  const { body } = await ask<AdminProducts>('GET', api.adminProducts)
  return body.products.flatMap(({ code, collection }) => (collection === id ? [code] : []))
}

async function versionOf({ ask }: Context, id = 'chairs') {
  const { body } = await ask<AdminProducts>('GET', api.adminProducts)
  return body.collections.find(one => one.id === id)?.version ?? -1
}

test('an added product is in its grid, has a page, a drawing and a place for its photo', async context => {
  const { site, ask } = context
  assert.match(await html(site, chairs), 'Showing 20/100 - Click for More')
  const facts = {
    widthMm: 450,
    price: { kind: 'fixed', cents: 100, per: 'piece', vatIncluded: true },
  }
  const { status, body } = await ask<AdminProduct>('POST', api.adminProducts, { ...added, facts })
  assert.is(status, 201)
  assert.equal([body.code, body.name, body.slot, body.version], ['Ch101', 'Lamu chair', slot, 1])
  assert.equal(body.facts, facts)
  assert.match(await html(site, chairs), 'Showing 20/101 - Click for More')
  assert.match(await html(site, `${chairs}?show=all&from=101`), 'Lamu chair')
  assert.match(await html(site, '/products/ch101'), '<h1>Lamu chair</h1>')
  assert.match(await html(site, '/sitemap.xml'), '/products/ch101</loc>')
  assert.match(await html(site, `/uploads/${slot}`), '<svg')
  assert.is((await site.upload(slot, await picture('jpeg'))).status, 200)
  assert.match(await html(site, '/api/pages?path=/products/ch101'), '"kind":"photo"')
  assert.match(await (await site.ask('GET', api.activity)).text(), 'product-added')
})

test('a code that was ever given is not given again, in any spelling', async context => {
  const { ask } = context
  for (const code of ['Ch8', 'CH008', 'b1']) {
    const { status, body } = await ask('POST', api.adminProducts, { ...added, code })
    assert.is(status, 409)
    assert.match(body.error, `The code ${code} is or was that of another product.`)
    assert.equal(body.fields, { code: body.error })
  }
  await ask('POST', api.adminProducts, added)
  await ask('DELETE', api.adminProduct('Ch101'))
  assert.is((await ask('POST', api.adminProducts, added)).status, 409)
  const { body } = await ask<AdminProducts>('GET', api.adminProducts)
  assert.is(body.collections.find(({ id }) => id === 'chairs')?.nextCode, 'Ch102')
})

test('of two who add the same code at once, one is told', async ({ ask }) => {
  const both = await Promise.all([
    ask('POST', api.adminProducts, added),
    ask('POST', api.adminProducts, { ...added, collection: 'beds', name: 'Lamu bed' }),
  ])
  assert.equal(both.map(({ status }) => status).sort(), [201, 409])
})

test('a name is no other product’s on the page, and no other product’s code', async ({ ask }) => {
  for (const name of ['Ch7', 'B7']) {
    const { status, body } = await ask('POST', api.adminProducts, { ...added, name })
    assert.is(status, 409)
    assert.match(body.error, name)
    assert.equal(body.fields, { name: body.error })
  }
})

test('what is wrong with a new product is said by field', async ({ ask }) => {
  for (const [wrong, field] of [
    [{ ...added, code: 'Ch..1' }, 'code'],
    [{ ...added, code: '../1' }, 'code'],
    [{ ...added, code: 'Export.csv' }, 'code'],
    [{ ...added, code: 'import' }, 'code'],
    [{ ...added, name: 'a;b' }, 'name'],
    [{ ...added, name: ' ' }, 'name'],
    [{ ...added, facts: { widthMm: -1 } }, 'facts'],
  ] as const) {
    const { status, body } = await ask('POST', api.adminProducts, wrong)
    assert.is(status, 400)
    assert.match(JSON.stringify(body.fields), field)
  }
  const { status, body } = await ask('POST', api.adminProducts, { ...added, collection: 'sofas' })
  assert.equal([status, body.error], [400, 'There is no collection "sofas"'])
})

test('a moved product shows in its new place, in the grid as in the table', async context => {
  const { site, ask } = context
  const { status, body } = await ask<{ version: number }>('PATCH', api.adminCollection('chairs'), {
    version: 0,
    codes: ['Ch60', 'ch 40'],
    before: 'Ch1',
  })
  assert.equal([status, body], [200, { version: 1 }])
  assert.equal((await codes(context)).slice(0, 4), ['Ch40', 'Ch60', 'Ch1', 'Ch2'])
  const first = await html(site, chairs)
  assert.ok(first.indexOf('image-40.jpg') < first.indexOf('image-1.jpg'))
  assert.is((await codes(context)).length, 100)
})

test('a move that began from an older list is refused', async context => {
  const { ask } = context
  const move = (codes: string[], before: string | null, version: number) =>
    ask('PATCH', api.adminCollection('chairs'), { version, codes, before })
  assert.is((await move(['Ch2'], 'Ch1', 0)).status, 200)
  const late = await move(['Ch3'], null, 0)
  assert.is(late.status, 409)
  assert.match(late.body.error, 'Somebody else has changed this list meanwhile.')
  assert.is((await move(['B1'], null, 1)).status, 400)
  assert.is((await move(['Ch1', 'Ch2'], 'Ch2', 1)).status, 400)
  assert.is(await versionOf(context), 1)
})

test('a deleted product is gone from the site, and comes back with its photo and its facts', async context => {
  const { site, ask } = context
  const own = 'executive-furniture/chairs/products/image-8.jpg'
  await site.upload(own, await picture('jpeg'))
  await ask('PATCH', api.adminProduct('Ch8'), { version: 0, widthMm: 450 })
  const { status, headers } = await ask('DELETE', api.adminProduct('Ch8'))
  assert.is(status, 200)
  assert.match(await html(site, chairs), 'Showing 20/99 - Click for More')
  assert.is(await html(site, '/products/ch8'), '404')
  assert.is(await html(site, `/uploads/${own}`), '404')
  assert.equal(await readdir(join(site.uploadsDir, 'executive-furniture/chairs/products')), [])
  const { body } = await ask<BinPage>('GET', api.bin)
  const [entry] = body.entries
  assert.equal(
    [entry?.kind, entry?.subject, entry?.hasPicture, entry?.id],
    ['product', 'Ch8', true, headers.get('x-bin-entry')],
  )
  assert.is((await site.ask('GET', `${api.bin}/${entry?.id}/picture`)).status, 200)
  assert.is((await site.ask('POST', `${api.bin}/${entry?.id}/restore`)).status, 200)
  assert.equal((await codes(context)).slice(6, 9), ['Ch7', 'Ch8', 'Ch9'])
  const again = await ask<AdminProduct>('GET', api.adminProduct('Ch8'))
  assert.equal(again.body.facts, { widthMm: 450 })
  assert.match(await html(site, '/api/pages?path=/products/ch8'), '"kind":"photo"')
  assert.is((await ask<BinPage>('GET', api.bin)).body.total, 0)
})

test('a deleted product keeps its place when the others are moved meanwhile', async context => {
  const { site, ask } = context
  const { headers } = await ask('DELETE', api.adminProduct('Ch2'))
  await ask('PATCH', api.adminCollection('chairs'), { version: 1, codes: ['Ch9'], before: 'Ch1' })
  await site.ask('POST', `${api.bin}/${headers.get('x-bin-entry')}/restore`)
  assert.equal((await codes(context)).slice(0, 4), ['Ch9', 'Ch1', 'Ch2', 'Ch3'])
})

test('a deleted product does not come back where another has its name now', async context => {
  const { site, ask } = context
  const { headers } = await ask('DELETE', api.adminProduct('Ch2'))
  await ask('PATCH', api.slotDetails, {
    slots: { 'executive-furniture/chairs/products/image-3.jpg': { productName: 'Ch2' } },
  })
  const entry = headers.get('x-bin-entry')
  assert.is((await site.ask('POST', `${api.bin}/${entry}/restore`)).status, 409)
  assert.is((await ask('DELETE', api.adminProduct('Ch2'))).status, 404)
  assert.is((await ask<BinPage>('GET', api.bin)).body.total, 1)
})

test.run()
