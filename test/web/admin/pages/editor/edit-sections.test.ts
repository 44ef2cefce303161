import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  added,
  copied,
  deleted,
  hiddenOrShown,
  moved,
  withSection,
} from '../../../../../web/admin/pages/editor/edit-sections.ts'
import { isNewPlace } from '../../../../../web/admin/pages/saving/new-place.ts'
import { pageOf, section, titlesOf } from '../saving/page-server.ts'

const test = suite('changes of the sections of a page')

const page = pageOf({ a: 'One', b: 'Two', c: 'Three' })

test('moves a section with its key, no further than the ends', () => {
  const next = moved(page, 'a', 1)
  assert.equal(
    [next.keys, titlesOf(next)],
    [
      ['b', 'a', 'c'],
      ['Two', 'One', 'Three'],
    ],
  )
  assert.equal(moved(page, 'a', 9).keys, ['b', 'c', 'a'])
  assert.equal(moved(page, 'c', -9).keys, ['c', 'a', 'b'])
  assert.is(moved(page, 'a', -1), page)
  assert.is(moved(page, 'x', 1), page)
})

test('replaces one section and leaves the others as the same objects', () => {
  const next = withSection(page, 'b', section('Due'))
  assert.equal(titlesOf(next), ['One', 'Due', 'Three'])
  assert.is(next.source.sections[0], page.source.sections[0])
  assert.is(next.keys, page.keys)
})

test('hides a section and shows it again without a trace', () => {
  const hidden = hiddenOrShown(page, 'b')
  assert.is(hidden.source.sections[1]?.hidden, true)
  assert.equal(hiddenOrShown(hidden, 'b'), page)
})

test('deletes a section with its key', () => {
  assert.equal(deleted(page, 'b').keys, ['a', 'c'])
  assert.equal(titlesOf(deleted(page, 'b')), ['One', 'Three'])
})

test('adds behind a section or at the end, each time under another key', () => {
  const one = added(page, section('New'), 'a')
  assert.equal(titlesOf(one.page), ['One', 'New', 'Two', 'Three'])
  assert.is(one.page.keys[1], one.key)
  const two = added(one.page, section('New'))
  assert.is(two.page.keys[4], two.key)
  assert.is(new Set(two.page.keys).size, 5)
  // What the server takes as the name of a section.
  assert.match(two.key, /^[a-z0-9-]{1,40}$/)
})

test('copies without the anchor, and with places of its own for pictures', () => {
  const media = { path: 'about/image-1.jpg', kind: 'image', family: 'workshop' }
  const pictured = withSection(page, 'a', { ...section('One'), id: 'one', media, href: '/about' })
  const copy = copied(pictured, 'a')
  const { id, media: own, ...rest } = copy?.page.source.sections[1] ?? section('')
  assert.is(id, undefined)
  assert.equal(rest, { ...section('One'), href: '/about' })
  const { path, ...look } = own as typeof media
  assert.ok(isNewPlace(path))
  assert.equal(look, { kind: 'image', family: 'workshop' })
})

test.run()
