import * as assert from 'uvu/assert'
import { suite } from '#test'
import { loadContent } from '../../../server/content/index.ts'
import { relisted, unlisted } from '../../../server/page-editing/unlisted-page.ts'

const test = suite('pages without the products that they list')

const content = loadContent()

for (const page of content.pages) {
  test(`${page.path} comes back whole from what is stored`, () => {
    const stored = JSON.parse(JSON.stringify(unlisted(page)))
    assert.equal(relisted(stored, page), JSON.parse(JSON.stringify(page)))
  })
}

test('are stored without products, whose lists change without the page', () => {
  for (const path of ['/services/furniture/chairs', '/gallery']) {
    const page = content.byPath.get(path)
    assert.ok(page && page.slots.length >= 100)
    const stored = unlisted(page)
    assert.ok(stored.slots.length < 20)
    assert.ok(JSON.stringify(stored).length < 8000)
  }
})

test('do not fit a page that lists something else', () => {
  const [chairs, about] = ['/services/furniture/chairs', '/about'].map(path =>
    content.byPath.get(path),
  )
  assert.throws(
    () => relisted(unlisted(chairs as never), about as never),
    /has no list "" any more/,
  )
})

test.run()
