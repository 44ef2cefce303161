import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { FactsChange } from '../../../../server/features/products/change-schema.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openEditing, saveTitle } from './schedule/open-editing.ts'

const test = suite('content with the pages that administrators publish')

const ABOUT = '/about'

/** The editor of the page about, and how often the content was replaced since the last look. */
async function edited() {
  const { editor, site, products } = await openEditing(await temporaryFolder())
  let times = 0
  site.content.onChange(() => {
    times += 1
  })
  return {
    content: site.content,
    products,
    set: (code: string, facts: FactsChange) =>
      products.change({ products: new Map([[code, { facts }]]) }),
    saveTitle: (title: string) => saveTitle({ editor }, title),
    publish: (version: number) => editor.publish(ABOUT, version, 'amina'),
    replaced() {
      const before = times
      times = 0
      return before
    },
  }
}

test('is replaced by a publication, and by no save of a draft before or after it', async () => {
  const { saveTitle, publish, replaced } = await edited()
  const version = await saveTitle('First')
  assert.is(replaced(), 0, 'a draft of a shipped page')
  await publish(version)
  assert.ok(replaced() > 0, 'its publication')
  const next = await saveTitle('Second')
  assert.is(replaced(), 0, 'a draft of a published page')
  await publish(next)
  assert.ok(replaced() > 0, 'its publication')
})

test('is replaced when further places of a product are opened or closed, and for no other fact', async () => {
  const { content, set, replaced } = await edited()
  const { pages } = content.value
  await set('Ch8', { seats: 2 })
  assert.is(replaced(), 0)
  await set('Ch8', { morePictures: 1, documents: 1, seats: 3 })
  assert.equal(
    content.value.further.map(({ label, code }) => [label, code]),
    [
      ['Ch8, picture 2', 'Ch8'],
      ['Ch8, document 1', 'Ch8'],
    ],
  )
  assert.ok(content.value.pages.every((page, index) => page === pages[index]))
  await set('Ch8', { seats: 4 })
  await set('B1', { seats: 2 })
  assert.is(replaced(), 1)
  await set('Ch8', { morePictures: null, documents: null })
  assert.equal([replaced(), content.value.further], [1, []])
})

test('has another page alone where a list changes, and no places of a deleted product', async () => {
  const { content, set, products, replaced } = await edited()
  const before = content.value
  await set('Ch8', { morePictures: 2 })
  await products.changeList('chairs', list => {
    list.deleted.push('Ch8')
  })
  assert.is(replaced(), 2)
  assert.equal(content.value.further, [])
  const changedPages = content.value.pages.filter((page, index) => page !== before.pages[index])
  assert.equal(
    changedPages.map(({ path, slots }) => [
      path,
      slots.some(({ path }) => path.endsWith('image-8.jpg')),
    ]),
    [['/services/furniture/chairs', false]],
  )
})

test.run()
