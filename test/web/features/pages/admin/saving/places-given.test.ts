import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  copiedSlot,
  isNewPlace,
  newPlace,
  withNewPlaces,
  withoutNewPlaces,
} from '../../../../../../web/features/pages/admin/saving/new-place.ts'
import {
  placesGiven,
  withPlaces,
} from '../../../../../../web/features/pages/admin/saving/places-given.ts'
import type { EditedSection, KeyedPage } from '../../../../../../web/features/pages/contract.ts'

const test = suite('places of new pictures')

const slot = (path: string, alt = 'A') => ({ path, kind: 'image', alt, family: 'desk' })
const pageWith = (sections: object, fields = {}): KeyedPage => ({
  source: { path: '/about', ...fields, sections: Object.values(sections) as EditedSection[] },
  keys: Object.keys(sections),
})
const cards = (...media: unknown[]) => ({
  kind: 'cards',
  cards: media.map(one => ({ media: one })),
})

test('are taken over from the answer, and nothing else is', () => {
  const [fresh, known, none] = [slot('new/1.jpg'), slot('a/1.jpg'), null]
  const sent = pageWith({ a: cards(fresh, known, none), b: cards(known) })
  const answer = pageWith({ a: cards(slot('a/7.jpg', 'Other'), slot('a/2.jpg'), 'torn') })
  const given = placesGiven(sent, answer)
  assert.equal([...given], [[fresh, slot('a/7.jpg')]])
  const page = withPlaces(sent, given)
  assert.equal(page.source.sections[0], cards(slot('a/7.jpg'), known, none))
  assert.is(page.source.sections[1], sent.source.sections[1])
  assert.is(page.keys, sent.keys)
})

test('are not those of a picture that the answer lacks or still has no place for', () => {
  const sent = pageWith({ a: cards(slot('new/1.jpg')) })
  for (const answered of [cards(), cards('torn'), cards({ kind: 'image' }), 'torn']) {
    assert.is(placesGiven(sent, pageWith({ a: answered })).size, 0)
  }
  assert.is(placesGiven(sent, sent).size, 0)
  assert.is(withPlaces(sent, new Map()), sent)
})

test('are not those of a picture that was changed meanwhile', () => {
  const sent = pageWith({ a: cards(slot('new/1.jpg')) })
  const given = placesGiven(sent, pageWith({ a: cards(slot('a/7.jpg')) }))
  const typed = pageWith({ a: cards(slot('new/1.jpg', 'Typed')) })
  assert.equal(withPlaces(typed, given), typed)
})

test('are not sent, at whatever depth', () => {
  const source = pageWith({ a: cards(slot('new/1.jpg'), slot('a/1.jpg')) }, { path: 'new/page' })
  const { path: _, ...unplaced } = slot('')
  assert.equal(withoutNewPlaces(source.source), {
    sections: [cards(unplaced, slot('a/1.jpg'))],
  })
})

test('fit the kind of picture, and are none twice', () => {
  const places = (['image', 'video', 'pdf'] as const).map(newPlace)
  assert.equal(
    places.map(place => place.replace(/^new\/new-[a-z\d-]+/, '')),
    ['.jpg', '.mp4', '.pdf'],
  )
  assert.ok(places.every(isNewPlace))
  assert.is.not(newPlace('image'), newPlace('image'))
  assert.equal(['a/new/1.jpg', undefined, 7].map(isNewPlace), [false, false, false])
})

test('are given to the pictures of a copy, which are no twins of theirs', () => {
  const source = { sections: [{ ...slot('a/1.jpg'), seed: 4 }] }
  const copy = withNewPlaces({ media: { ...slot('a/1.jpg'), seed: 4 }, text: 'x' }, source)
  assert.ok(isNewPlace(copy.media.path))
  assert.equal([copy.media.alt, copy.media.seed, copy.text], ['A', 8, 'x'])
  const others = { link: { path: '/about' }, drawing: { family: 'desk' } }
  assert.equal(withNewPlaces(others, source), others)
  assert.not('seed' in copiedSlot({ kind: 'image', family: 'desk' }, source))
  const unkind = { kind: undefined as never, family: 'desk' }
  assert.match(copiedSlot(unkind, source).path, /\.jpg$/)
})

test.run()
