import * as assert from 'uvu/assert'
import { suite } from '#test'
import { namesInContent } from '../../../../../server/features/products/slot-details/names-in-content.ts'
import { loadContent } from '../../../../../server/starters/load-starter.ts'

const test = suite('names of slots in the content')

const content = loadContent()
const { pages } = content
const names = namesInContent(content)
const chair = (n: number) =>
  names.all.find(({ defaults }) => defaults.productName === `Ch${n}`)?.path ?? ''

test('every slot of the site has an alt text and a page that shows it', () => {
  const slots = new Set(pages.flatMap(page => page.slots.map(({ path }) => path)))
  assert.is(names.all.length, slots.size)
  const paths = new Set(pages.map(({ path }) => path))
  for (const { address, defaults } of names.all) {
    assert.ok(defaults.alt)
    assert.ok(paths.has(address.split('?')[0] ?? ''), address)
  }
})

test('only items that can be inquired about have a product name', () => {
  assert.is(names.get(chair(12))?.address, '/services/furniture/chairs')
  const home = names.all.filter(({ address }) => address === '/')
  assert.ok(home.length > 0 && home.every(({ defaults }) => !('productName' in defaults)))
})

test('an item of the gallery has the URL of its category', () => {
  const item = names.all.find(({ path }) => path.includes('interior-design-image-7.'))
  assert.is(item?.address, '/gallery?category=Interior%20Design')
})

test.run()
