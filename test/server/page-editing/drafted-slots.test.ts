import * as assert from 'uvu/assert'
import { suite } from '#test'
import { draftedSlots } from '../../../server/page-editing/drafted-slots.ts'
import type { StoredPage } from '../../../server/page-editing/stored-page.ts'

const test = suite('places that only a draft has')

const slot = (path: string, own: object = {}) => ({
  ...{ path, kind: 'image', alt: 'A chair', family: 'chair', shape: 'square' },
  ...own,
})

const state = (...media: object[]) => ({
  source: { path: '/about', sections: [{ kind: 'prose', media }] },
  keys: ['a'],
})

const page = (own: object): StoredPage => ({ id: 'about', address: '/about', ...own }) as StoredPage

const [first, second] = [slot('pages/about/image-1.jpg'), slot('pages/about/image-2.jpg')]

test('are those in its folder, with the address of the page', () => {
  const elsewhere = slot('pages/contact/image-1.jpg')
  assert.equal(draftedSlots([page({ draft: state(first, elsewhere, second) })]), [
    { slot: first, page: '/about' },
    { slot: second, page: '/about' },
  ])
})

test('are none that the published page shows, and none of a page without a draft', () => {
  const published = state(first)
  assert.equal(draftedSlots([page({ published, draft: state(first, second) })]), [
    { slot: second, page: '/about' },
  ])
  assert.equal(draftedSlots([page({ published })]), [])
})

test('are none of a deleted page, beside one that is left', () => {
  const other = slot('pages/contact/image-1.jpg')
  const deleted = { by: 'amina', at: '2026-11-26T08:00:00.000Z' }
  const gone = page({ draft: state(first), deleted })
  const left = page({ id: 'contact', address: '/contact', draft: state(other) })
  assert.equal(draftedSlots([gone, left]), [{ slot: other, page: '/contact' }])
})

test('are none that cannot be drawn yet', () => {
  const unfinished = slot('pages/about/image-3.jpg', { alt: undefined })
  assert.equal(
    draftedSlots([page({ draft: state(unfinished, second) })]).map(one => one.slot.path),
    [second.path],
  )
})

test('are declared once, as the draft does first', () => {
  const again = slot(first.path, { alt: 'Another chair' })
  assert.equal(draftedSlots([page({ draft: state(first, again) })]), [
    { slot: first, page: '/about' },
  ])
})

test.run()
