import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type Entry, withEntry } from '../../../web/shortlist/entries.ts'
import { changeShortlist, entriesNow } from '../../../web/shortlist/store.ts'
import { storageWith, withGlobals } from '../browser-globals.ts'

const test = suite('shortlist in the browser')

const chair: Entry = { page: '/rooms', code: 'Ch1', quantity: 1, note: '' }

test('is what is stored, and the same object until that changes', () => {
  const localStorage = storageWith({ shortlist: [chair] })
  withGlobals({ localStorage })
  const entries = entriesNow()
  assert.equal(entries, [chair])
  assert.is(entriesNow(), entries)
  localStorage.setItem('shortlist', '[]')
  assert.equal(entriesNow(), [])
})

test('is empty where something else is stored in its place', () => {
  const localStorage = storageWith({ shortlist: { length: 1 } })
  withGlobals({ localStorage })
  assert.equal(entriesNow(), [])
  localStorage.setItem('shortlist', '[{')
  assert.equal(entriesNow(), [])
})

test('has what is added to it, by the same objects', () => {
  const localStorage = storageWith({ shortlist: [] })
  withGlobals({ localStorage })
  changeShortlist(() => [chair])
  assert.is(entriesNow()[0], chair)
  assert.is(localStorage.getItem('shortlist'), JSON.stringify([chair]))
})

test('stays as it was where storage is full', () => {
  const localStorage = storageWith({ shortlist: [chair] })
  const setItem = () => {
    throw new Error('full')
  }
  withGlobals({ localStorage: { ...localStorage, setItem } })
  changeShortlist(entries => withEntry(entries, '/rooms', 'Ch2'))
  assert.equal(entriesNow(), [chair])
})

test.run()
