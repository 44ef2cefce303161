import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { loadContent } from '../../../../server/content/index.ts'
import { siteContent } from '../../../../server/content/site-content.ts'
import type { FactsChange } from '../../../../server/products/change-schema.ts'
import { listedSite } from '../../../../server/products/lists/listed-site.ts'
import { openProductStore } from '../../../../server/products/store.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite('the content of the running site')

async function open() {
  const file = join(await temporaryFolder(), 'products.json')
  const shipped = siteContent(loadContent())
  const store = await openProductStore({ file })
  const { content } = listedSite(shipped, store.records)
  const set = (code: string, facts: FactsChange) =>
    store.change({ products: new Map([[code, { facts }]]) })
  return { content, shipped, store, set }
}

test('is the shipped one, the very same, as long as no product has further places', async () => {
  const { content, shipped, set } = await open()
  assert.is(content.value, shipped.value)
  await set('Ch8', { seats: 2 })
  assert.is(content.value, shipped.value)
})

test('is replaced when further places are opened or closed, and for no other fact', async () => {
  const { content, set } = await open()
  let changes = 0
  content.onChange(() => {
    changes += 1
  })
  await set('Ch8', { morePictures: 1, documents: 1, seats: 2 })
  const { value } = content
  assert.equal(
    value.further.map(({ label, code }) => [label, code]),
    [
      ['Ch8, picture 2', 'Ch8'],
      ['Ch8, document 1', 'Ch8'],
    ],
  )
  await set('Ch8', { seats: 3, morePictures: 1 })
  await set('B1', { seats: 2 })
  assert.is(content.value, value)
  await set('Ch8', { morePictures: null, documents: null })
  assert.equal([changes, content.value.further], [2, []])
})

test('has the pages of its own content, to the object, when a product gets further places', async () => {
  const { content, shipped, set } = await open()
  await set('Ch8', { morePictures: 7, documents: 3 })
  assert.is(content.value.pages, shipped.value.pages)
  assert.is(content.value.further.length, 10)
})

test('has no places of a deleted product', async () => {
  const { content, store, set } = await open()
  await set('Ch8', { morePictures: 2 })
  await store.records.changeList('chairs', list => {
    list.deleted.push('Ch8')
  })
  assert.equal(content.value.further, [])
})

test.run()
