import * as assert from 'uvu/assert'
import { suite } from '#test'
import { FoundLines } from '../../../../../../web/admin/quotes/list/sent-list/found-lines.tsx'
import type { QuoteLine, SentListLines } from '../../../../../../web/quotes/contract.ts'
import { textOf } from '../../../../../support/rendered.tsx'
import { line } from '../../quote.ts'

const test = suite('what a pasted message asks for')

const found = (parts: Partial<SentListLines>) =>
  textOf(
    <FoundLines
      found={{ currency: 'KES', lines: [], unread: [], left: 0, ...parts } as SentListLines}
    />,
  )

const ownWords: QuoteLine = { ...line(''), kind: 'text', text: 'A swing', unitPrice: null }

test('is said with its number, and each product with its price', () => {
  assert.is(found({}), 'No product found.')
  assert.is(found({ lines: [line('OF11')] }), '1 product found. 1 × OF11 Item OF11 KES 68,500 each')
  assert.match(found({ lines: [line('OF11'), line('OF12', null)] }), /^2 products found\./)
  assert.match(found({ lines: [line('OF12', null)] }), 'No fixed price')
})

test('has no code twice where a product has no name', () => {
  assert.match(found({ lines: [{ ...line('OF11'), text: 'OF11' }] }), '1 × OF11 KES')
})

test('has what is no product as own words without a price, apart', () => {
  const text = found({ lines: [ownWords, line('OF11')] })
  assert.match(text, /^Not found among the products\..* 1 × A swing 1 product found\./)
  assert.not.match(found({ lines: [line('OF11')] }), 'Not found')
})

test('names what was not read, and how many lines are too many', () => {
  assert.match(found({ unread: ['2 x ?'] }), 'Not read, and not in the quote: “2 x ?”')
  assert.not.match(found({}), 'Not read')
  const lines = [line('OF11'), line('OF12')]
  assert.match(found({ lines, left: 1 }), 'at most 2 lines: 1 item at the end of the list is left')
  assert.match(found({ lines, left: 3 }), '3 items at the end of the list are left out')
  assert.not.match(found({ lines }), 'at most')
})

test.run()
