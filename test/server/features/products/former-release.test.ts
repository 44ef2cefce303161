import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminProducts } from '../../../../web/admin/contract.ts'
import { api } from '../../../../web/base/routes.ts'
import { filesBelow } from '../../../support/files-below.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite<{ site: RunningSite; env: Record<string, string> }>(
  'products of a release that had them compiled in',
)

test.before(async context => {
  const folder = await temporaryFolder()
  await cp('test/fixtures/0.1.0-products', folder, { recursive: true })
  const env = { DATA_DIR: join(folder, 'data'), UPLOADS_DIR: join(folder, 'uploads') }
  for await (const file of filesBelow(env.UPLOADS_DIR)) {
    // The bin keeps its entries for thirty days.
    const entry = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, JSON.stringify({ ...entry, createdAt: new Date().toISOString() }))
  }
  Object.assign(context, { env, site: await startSite({ env }) })
})

async function codesOf({ site }: { site: RunningSite }, id: string): Promise<string[]> {
  const { products } = (await (await site.ask('GET', api.adminProducts)).json()) as AdminProducts
  return products.filter(({ collection }) => collection === id).map(({ code }) => code)
}

async function takeBack({ site }: { site: RunningSite }, subject: string): Promise<number> {
  const { entries } = await (await site.ask('GET', api.bin)).json()
  const entry = entries.find((one: { subject: string }) => one.subject.startsWith(subject))
  return (await site.ask('POST', `${api.bin}/${entry?.id}/restore`)).status
}

test('are listed as their owner had ordered, added and deleted them', async context => {
  const chairs = await codesOf(context, 'chairs')
  assert.equal(chairs.slice(0, 4), ['Ch50', 'KX-7', 'Ch1', 'Ch3'])
  assert.is(chairs.length, 100)
  assert.equal((await codesOf(context, 'beds')).slice(0, 4), ['B5', 'B1', 'B101', 'B2'])
  assert.is((await codesOf(context, 'interior-design')).at(-1), 'ID101')
  const page = await (await fetch(`${context.site.url}/products/kx-7`)).text()
  assert.match(page, 'Lamu chair')
})

test('come back from the bin at their places, and their codes stay given', async context => {
  const again = { collection: 'chairs', code: 'Ch101', name: 'Ch101' }
  assert.is((await context.site.ask('POST', api.adminProducts, again)).status, 409)
  assert.equal([await takeBack(context, 'Ch2'), await takeBack(context, 'Ch101')], [200, 200])
  const chairs = await codesOf(context, 'chairs')
  assert.equal([chairs.slice(2, 5), chairs.at(-1)], [['Ch1', 'Ch2', 'Ch3'], 'Ch101'])
})

test('are what they were before a table that was imported then', async context => {
  assert.is(await takeBack(context, 'table of products'), 200)
  assert.equal((await codesOf(context, 'beds')).slice(0, 3), ['B1', 'B2', 'B3'])
  assert.not.ok((await codesOf(context, 'beds')).includes('B101'))
})

test('are in one file after a start, which later starts read', async ({ env, site }) => {
  await site.stop()
  const { version, data } = JSON.parse(
    await readFile(join(env.DATA_DIR ?? '', 'products.json'), 'utf8'),
  )
  assert.equal([version, 'lists' in data, data.collections.length], [7, false, 17])
  const again = await startSite({ env })
  assert.is((await codesOf({ site: again }, 'chairs')).length, 102)
})

test.run()
