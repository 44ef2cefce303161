import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type Entry, withEntry } from '../../../web/shortlist/entries.ts'

const test = suite('a shortlist')

test('takes 500 items and no more', () => {
  let entries: Entry[] = []
  for (let number = 0; number < 501; number += 1) {
    entries = withEntry(entries, '/services/furniture/chairs', `Ch${number}`)
  }
  assert.is(entries.length, 500)
  assert.is(entries.at(-1)?.code, 'Ch499')
})

test.run()
