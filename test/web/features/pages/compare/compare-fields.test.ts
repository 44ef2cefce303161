import * as assert from 'uvu/assert'
import { suite } from '#test'
import { randomFrom } from '../../../../../server/drawings/kit/random.ts'
import { pageKinds } from '../../../../../server/features/pages/kinds/page-kinds.ts'
import { sameJson } from '../../../../../web/base/same-json.ts'
import { compareFields } from '../../../../../web/features/pages/compare/compare-fields.ts'
import type { FieldChange } from '../../../../../web/features/pages/compare/field-change.ts'
import { ordinal, shortOrdinal } from '../../../../../web/features/pages/compare/ordinals.ts'
import { slotInWords } from '../../../../../web/features/pages/compare/slot-in-words.ts'
import { initialOf } from '../../../../../web/features/pages/initial-value.ts'

const test = suite('comparing the fields of a section')

const { kinds, page } = pageKinds()

const cards = (...list: object[]) => ({ kind: 'cards', title: 'Services', cards: list })

const lineOf = ({ labels, kind, before, after }: FieldChange) =>
  `${labels.join(', ')}: ${kind} ${before ?? '–'} → ${after ?? '–'}`

const between = (before: object, after: object, kind = 'cards') =>
  compareFields(kinds[kind]?.schema, before, after)

const lines = (before: object, after: object, kind?: string) =>
  between(before, after, kind).map(lineOf)

const units = { title: 'Prefab units', points: ['one', 'two', 'three'] }
const rooms = { title: 'Rooms', text: 'Walls and floors', action: { label: 'Go', href: '/a' } }
const tables = { title: 'Tables', text: 'Oak and steel' }

test('says the labels of the form on the way to a text', () => {
  const [change] = between(cards(units, rooms), cards(units, { ...rooms, title: 'New rooms' }))
  assert.equal(change, {
    labels: ['Second card', 'Title'],
    at: { before: 'cards.1.title', after: 'cards.1.title' },
    kind: 'text',
    before: 'Rooms',
    after: 'New rooms',
  })
})

test('says a link and a choice in words, as a whole', () => {
  const changed = { ...rooms, action: { label: 'Go', href: '/b', look: 'plain' } }
  assert.equal(lines(cards(rooms), cards(changed)), [
    'First card, Button, Link: value /a → /b',
    'First card, Button, Look: value – → Words alone',
  ])
  assert.equal(lines({ ...cards(), seconds: 3 }, { ...cards(), seconds: 4 }), [
    'Each picture stays: value 3 seconds → 4 seconds',
  ])
  assert.equal(lines(cards(), { ...cards(), hidden: true }), [
    'Hidden from visitors: value – → Yes',
  ])
})

test('a row that was put before others changes none of them', () => {
  const added = { title: 'Stairs' }
  assert.equal(lines(cards(units, rooms), cards(added, units, rooms)), [
    'First card: added – → –',
    'First card, Title: value – → Stairs',
  ])
  assert.equal(lines(cards(added, units, rooms), cards(units, rooms)), [
    'First card: removed – → –',
    'First card, Title: value Stairs → –',
  ])
})

test('a row that was moved and changed is the same row', () => {
  const changed = { ...tables, text: 'Oak, steel and glass' }
  assert.equal(lines(cards(units, rooms, tables), cards(changed, units, rooms)), [
    'First card: moved 3rd → 1st',
    'First card, Text: text Oak and steel → Oak, steel and glass',
  ])
})

test('the line of a list whose words are all others is compared with what stood there', () => {
  const changed = { ...units, points: ['one', 'something else', 'three'] }
  assert.equal(lines(cards(units), cards(changed)), [
    'First card, Second point: text two → something else',
  ])
})

test('a line that was added is said once', () => {
  const changed = { ...units, points: [...units.points, 'four'] }
  assert.equal(lines(cards(units), cards(changed)), ['First card, Fourth point: value – → four'])
})

test('a cell of a table has its row and its column', () => {
  const table = (...rows: string[][]) => ({ kind: 'table', columns: ['Size', 'Price'], rows })
  assert.equal(
    lines(table(['20 ft', '1'], ['40 ft', '2']), table(['20 ft', '1'], ['40 ft', '3']), 'table'),
    ['Second row, Second cell: text 2 → 3'],
  )
})

const slot = (number: number, family = 'site-cabin') => ({
  path: `cards/${number}.jpg`,
  kind: 'image',
  alt: `Picture ${number}`,
  family,
  shape: 'landscape',
})

test('says of a picture what it shows, how it is drawn and its place', () => {
  const [before, after] = [{ title: 'A' }, { title: 'A' }]
  Object.assign(before, { images: [slot(1), slot(2)] })
  Object.assign(after, { images: [slot(2, 'tower-crane'), { ...slot(1), alt: 'A cabin' }] })
  assert.equal(lines(cards(before), cards(after)), [
    'First card, First picture, Drawing: value site cabin, landscape → tower crane, landscape',
    'First card, Second picture: moved 1st → 2nd',
    'First card, Second picture, What it shows: text Picture 1 → A cabin',
  ])
  const [change] = between(
    { kind: 'prose', media: slot(1) },
    { kind: 'prose', media: { ...slot(1), path: 'cards/3.jpg', alt: 'Another' } },
    'prose',
  )
  assert.equal(change?.at, { before: 'media.alt', after: 'media.alt' })
})

test('of a section that is new every field is told, and where it is now', () => {
  const changes = compareFields(kinds.cards?.schema, undefined, cards(rooms))
  assert.equal(changes.map(lineOf), [
    'Title: value – → Services',
    'First card: added – → –',
    'First card, Title: value – → Rooms',
    'First card, Text: value – → Walls and floors',
    'First card, Button, Words: value – → Go',
    'First card, Button, Link: value – → /a',
  ])
  assert.equal(changes[0]?.at, { before: undefined, after: 'title' })
})

test('the fields for search engines have their labels', () => {
  const before = { path: '/about', title: 'About', keywords: ['prefab', 'site office'] }
  const after = { path: '/about', description: 'Who we are', keywords: ['site office'] }
  assert.equal(compareFields(page, before, after).map(lineOf), [
    'Title for search engines: value About → –',
    'Description: value – → Who we are',
    'First keyword: value prefab → –',
  ])
})

test('places end as they are spoken', () => {
  const places = [1, 2, 3, 4, 10, 11, 12, 13, 14, 21, 22, 23, 101, 111, 112, 113, 122]
  const said =
    '1st 2nd 3rd 4th 10th 11th 12th 13th 14th 21st 22nd 23rd 101st 111th 112th 113th 122nd'
  assert.is(places.map(place => shortOrdinal(place - 1)).join(' '), said)
  assert.equal([0, 8, 9, 20].map(ordinal), ['First', 'Ninth', '10th', '21st'])
})

test('a kind that this release does not know is compared by the names of its fields', () => {
  const before = { kind: 'marquee', words: 'Old', lines: [{ text: 'a b' }] }
  const after = { kind: 'marquee', words: 'New', lines: [{ text: 'a c' }] }
  assert.equal(lines(before, after, 'marquee'), [
    'words: text Old → New',
    'First row, text: text a b → a c',
  ])
})

test('a field of another type than before is told', () => {
  assert.equal(lines({ kind: 'cards', cards: 'none' }, cards({ title: 'A' })), [
    'Title: value – → Services',
    'Cards: value none → [{"title":"A"}]',
  ])
})

test('of random edits of every kind some change is told where, and only where, they differ', () => {
  const random = randomFrom(28)
  const pick = (most: number) => random.int(0, most - 1)
  const newSlot = () => slot(pick(100))

  function edited(value: unknown): unknown {
    if (typeof value === 'string') return pick(4) ? value : `${value} ${pick(3)}`
    if (typeof value === 'number') return value + pick(2)
    if (Array.isArray(value)) {
      const rows = value.map(edited)
      if (pick(3) === 0) rows.splice(pick(rows.length + 1), 1)
      if (pick(3) === 0 && rows.length > 0) rows.splice(pick(rows.length), 0, edited(rows[0]))
      return pick(3) ? rows : rows.toReversed()
    }
    if (typeof value !== 'object' || value === null) return pick(3) ? value : undefined
    const entries = Object.entries(value).map(([name, inner]) => [
      name,
      name === 'kind' || pick(6) ? edited(inner) : undefined,
    ])
    return Object.fromEntries(entries)
  }

  for (const { schema, initial } of Object.values(kinds)) {
    const begun = initial ?? initialOf(schema, { newSlot })
    for (let round = 0; round < 60; round += 1) {
      const [one, other] = [edited(begun), edited(edited(begun))]
      const changes = compareFields(schema, one, other)
      assert.is(changes.length > 0, !sameJson(one, other))
      for (const { kind, before, after } of changes) {
        const isWhole = kind !== 'text' && kind !== 'value'
        assert.ok(isWhole || before !== after)
      }
    }
  }
})

test('a list of 200 long rows is compared row by row', () => {
  const row = (index: number) => ({
    title: `Card ${index}`,
    text: `${index} and ${index + 1} `.repeat(500),
  })
  const rows = Array.from({ length: 200 }, (_, index) => row(index))
  const changed = rows.toReversed().map(one => ({ ...one, text: `${one.text}!` }))
  const texts = between(cards(...rows), cards(...changed)).filter(({ kind }) => kind === 'text')
  assert.is(texts.length, 200)
})

const linesOf = (slot: object) => slotInWords(slot).map(({ label, words }) => `${label}: ${words}`)

test('a picture says what it shows, how it is drawn and which place it is', () => {
  const look = { family: 'desk', traits: ['executive', 'no-chair'], shape: 'landscape', seed: 0 }
  const slot = { alt: 'A desk', path: 'about/image-1.jpg', ...look }
  assert.equal(linesOf(slot), [
    'What it shows: A desk',
    'Drawing: desk, executive, no chair, landscape, number 0',
    'Place of its photo: about/image-1.jpg',
  ])
})

test('a picture says nothing of what a picture does not have', () => {
  assert.equal(linesOf({}), [])
  assert.equal(linesOf({ alt: '' }), ['What it shows: '])
  assert.equal(linesOf({ ground: 'mint-green' }), ['Drawing: mint green'])
})

test('of a picture only what it shows is a text that is compared by words', () => {
  const said = slotInWords({ alt: 'A desk', family: 'desk', path: 'about/image-1.jpg' })
  assert.equal(
    said.map(({ isText, field }) => [isText, field]),
    [
      [true, 'alt'],
      [false, undefined],
      [false, undefined],
    ],
  )
})

test.run()
