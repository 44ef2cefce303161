import * as assert from 'uvu/assert'
import { suite } from '#test'
import { knownDrawings } from '../../../server/page-editing/known-drawings.ts'
import { loadContent } from '../../../server/starters/load-starter.ts'

const test = suite('places that a page may name')

const content = loadContent()
const about = { id: 'about', shipped: '/about', lastSlot: 3 }
const [shownSlot] = content.byPath.get('/about')?.slots ?? []

test('are those of the shipped page, and none of another', () => {
  const { isOwnSlot, slot } = knownDrawings(content, about)
  const others = content.byPath.get('/contact')?.slots ?? []
  const chairs = content.byPath.get('/services/furniture/chairs')?.slots ?? []
  assert.ok(shownSlot && chairs.length > 0)
  assert.ok(isOwnSlot(shownSlot.path))
  for (const { path } of [...others, ...chairs].slice(0, 3)) {
    assert.not.ok(isOwnSlot(path), path)
    assert.is(slot(path)?.path, path)
  }
})

test('are those in its folder up to the highest number that was given', () => {
  const { isOwnSlot, slot } = knownDrawings(content, about)
  for (const path of ['pages/about/image-1.jpg', 'pages/about/video-3.mp4']) {
    assert.ok(isOwnSlot(path), path)
    assert.is(slot(path), undefined)
  }
  for (const path of [
    ...['pages/about/image-0.jpg', 'pages/about/image-4.jpg', 'pages/about/image-1'],
    ...['pages/contact/image-1.jpg', 'pages/about/more/image-1.jpg', 'pages/about/1.jpg'],
    ...['image-1.jpg', 'x/pages/about/image-1.jpg', ''],
  ]) {
    assert.not.ok(isOwnSlot(path), path)
  }
})

test('are the new ones alone for a page of the owner', () => {
  const { shipped: _, ...own } = { ...about, id: 'own' }
  const { isOwnSlot, drawings } = knownDrawings(content, own)
  assert.ok(isOwnSlot('pages/own/image-1.jpg'))
  assert.not.ok(isOwnSlot(shownSlot?.path ?? ''))
  assert.equal(drawings, content.drawings)
})

test.run()
