import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  changedEntry,
  type Entry,
  entriesFromText,
  entriesToText,
  entryFrom,
  hasEntry,
  quantityFrom,
  withEntry,
  withoutEntry,
} from '../../../../web/features/shortlist/entries.ts'
import { changeShortlist, entriesNow } from '../../../../web/features/shortlist/store.ts'
import { storageWith, withGlobals } from '../../browser-globals.ts'

const test = suite('entries of a shortlist')

const entry = (page: string, code: string, quantity = 1): Entry => ({
  page,
  code,
  quantity,
  note: '',
})
/** Two of the same page, and two of the same name. */
const entries = [entry('/a', 'Ch1'), entry('/a', 'Ch2'), entry('/b', 'Ch1')]

test('are the same by their page and their name together', () => {
  assert.ok(hasEntry(entries, '/a', 'Ch2'))
  assert.not.ok(hasEntry(entries, '/b', 'Ch2'))
  assert.not.ok(hasEntry(entries, '/c', 'Ch1'))
  assert.equal(withoutEntry(entries, '/a', 'Ch1'), entries.slice(1))
  const [first, ...others] = changedEntry(entries, entry('/a', 'Ch1', 7))
  assert.is(first?.quantity, 7)
  assert.equal(others, entries.slice(1))
})

test('one that is there is not added again', () => {
  assert.equal(withEntry(entries, '/a', 'Ch2'), entries)
  assert.equal(withEntry(entries, '/b', 'Ch2'), [...entries, entry('/b', 'Ch2')])
})

test('have their quantity in a link where it is more than one', () => {
  const text = '/a:Ch1;/a:Ch2*2'
  assert.is(entriesToText([entry('/a', 'Ch1'), entry('/a', 'Ch2', 2)]), text)
  assert.equal(entriesFromText(text), [entry('/a', 'Ch1'), entry('/a', 'Ch2', 2)])
})

test('of a link have names of 1 to 80 characters on a page of this site', () => {
  assert.is(entriesFromText(`/a:${'x'.repeat(80)}`).length, 1)
  for (const text of ['', '/a:', 'a:Ch1', '//evil:Ch1', '/a', `/a:${'x'.repeat(81)}`]) {
    assert.equal(entriesFromText(text), [], text)
  }
})

test('a typed quantity is a whole number from 1 to 9999', () => {
  assert.equal(['1', ' 12 ', '9999', '0001'].map(quantityFrom), [1, 12, 9999, 1])
  for (const typed of ['', '0', '10000', '1.5', '-1', 'two']) {
    assert.is(quantityFrom(typed), undefined, typed)
  }
})

test('a stored one without a page or a name is dropped, and a note is at most 200 characters', () => {
  assert.equal(entryFrom({ code: 'Ch1', quantity: 1, note: '' }), [])
  assert.equal(entryFrom({ page: '/a', quantity: 1, note: '' }), [])
  assert.is(entryFrom({ page: '/a', code: 'Ch1', note: 'x'.repeat(201) })[0]?.note.length, 200)
  assert.is(entryFrom({ page: '/a', code: 'Ch1', note: 7 })[0]?.note, '')
  assert.is(entryFrom({ page: '/a', code: 'Ch1', quantity: -5 })[0]?.quantity, 1)
})

test('are at most 500', () => {
  let all: Entry[] = []
  for (let number = 0; number < 501; number += 1) {
    all = withEntry(all, '/services/furniture/chairs', `Ch${number}`)
  }
  assert.is(all.length, 500)
  assert.is(all.at(-1)?.code, 'Ch499')
})

const chair: Entry = { page: '/rooms', code: 'Ch1', quantity: 1, note: '' }

test('are what is stored, and the same object until that changes', () => {
  const localStorage = storageWith({ shortlist: [chair] })
  withGlobals({ localStorage })
  const entries = entriesNow()
  assert.equal(entries, [chair])
  assert.is(entriesNow(), entries)
  localStorage.setItem('shortlist', '[]')
  assert.equal(entriesNow(), [])
})

test('are none where something else is stored in their place', () => {
  const localStorage = storageWith({ shortlist: { length: 1 } })
  withGlobals({ localStorage })
  assert.equal(entriesNow(), [])
  localStorage.setItem('shortlist', '[{')
  assert.equal(entriesNow(), [])
})

test('have what is added to them, by the same objects', () => {
  const localStorage = storageWith({ shortlist: [] })
  withGlobals({ localStorage })
  changeShortlist(() => [chair])
  assert.is(entriesNow()[0], chair)
  assert.is(localStorage.getItem('shortlist'), JSON.stringify([chair]))
})

test('stay as they were where storage is full', () => {
  const localStorage = storageWith({ shortlist: [chair] })
  const setItem = () => {
    throw new Error('full')
  }
  withGlobals({ localStorage: { ...localStorage, setItem } })
  changeShortlist(entries => withEntry(entries, '/rooms', 'Ch2'))
  assert.equal(entriesNow(), [chair])
})

test.run()
