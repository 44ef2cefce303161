import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  formerTexts,
  textsOf,
} from '../../../../../server/features/products/slot-details/former-texts.ts'
import { untouched } from '../../../../../server/features/products/slot-details/rows.ts'
import type { BinEntry } from '../../../../../server/storage/bin/entry.ts'

const test = suite('texts that a change removes')

const said = (own: object) => ({ ...untouched, ...own })

test('are those that are empty after it, of the places that it changes', () => {
  const before = {
    a: said({ alt: 'A chair', title: 'Chair', productName: 'Lamu' }),
    b: said({ description: 'Oiled' }),
    c: said({ title: 'Stays' }),
  }
  const after = { a: said({ title: 'Stool' }), c: said({}) }
  assert.equal(formerTexts(before, after, ['a', 'b']), {
    ...{ kind: 'slot-details', cause: 'deleted', subject: '2 places' },
    content: { slots: { a: { productName: 'Lamu', alt: 'A chair' }, b: { description: 'Oiled' } } },
  })
  const one = formerTexts(before, after, ['c', 'new'])
  assert.equal([one?.subject, one?.content.slots], ['c', { c: { title: 'Stays' } }])
  assert.equal(textsOf({ content: one?.content } as BinEntry), one?.content.slots)
})

test('are none of a change that adds, replaces or hides', () => {
  const before = { a: said({ alt: 'A chair' }) }
  const after = { a: said({ alt: 'A stool', title: 'Stool', isVisible: false }) }
  assert.is(formerTexts(before, after, ['a']), undefined)
  assert.is(formerTexts(before, {}, []), undefined)
})

test.run()
