import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  partsOf,
  readMessage,
} from '../../../../../server/features/quotes/sent-list/read-message.ts'

const test = suite('message with a shortlist')

const linesOf = (text: string) => readMessage(text).lines
/** Each way to read the first line: `2 Ch8 (Chairs): in grey`. */
const readings = (text: string) =>
  (linesOf(text)[0]?.readings ?? []).map(
    ({ quantity, name, pageName, note }) =>
      `${quantity} ${name}${pageName ? ` (${pageName})` : ''}${note ? `: ${note}` : ''}`,
  )

test('has lines without those that are empty or have a link of a shortlist', () => {
  const text = 'Hello \r\n\n  Ch8   x 2\nhttps://x.ke/s?list=fc.8 see\nhttps://x.ke/s?lists=1\n'
  assert.equal(
    linesOf(text).map(line => line.text),
    ['Hello', 'Ch8 x 2', 'https://x.ke/s?lists=1'],
  )
})

test('has the lists of its links, also where only the query was copied', () => {
  const items = (text: string) =>
    readMessage(text).lists.map(({ entries, slots }) => [entries, slots].flat().length)
  const query = 'items=/services/furniture/chairs:Ch8*2'
  for (const text of [query, `?${query}`, `x.ke/s?a=1&amp;${query}#top`, `(x.ke/s?${query}).`]) {
    assert.equal(items(text), [1], text)
  }
  assert.equal(items('no list'), [])
  assert.equal(items(`${query} x.ke?${query}`), [1, 1])
})

test('an item as shortlists write it has one reading', () => {
  assert.equal(readings('- 12 x Ch8 (Chairs): in grey'), ['12 Ch8 (Chairs): in grey'])
  assert.equal(readings('3) 2× Ch8'), ['2 Ch8'])
  assert.equal(
    ['2 x Ch8', '2 * Ch8', '12345 x Ch8', 'Ch8 x 2'].map(text => linesOf(text)[0]?.isItem),
    [true, true, false, false],
  )
})

test('a number before or behind a name may count it, or belong to it', () => {
  assert.equal(readings('Ch8'), ['1 Ch8'])
  assert.equal(readings('2 Ch8'), ['1 2 Ch8', '2 Ch8'])
  assert.equal(readings('2 pcs of Ch8'), ['1 2 pcs of Ch8', '2 Ch8'])
  assert.equal(readings('Desk 2 4'), ['1 Desk 2 4', '4 Desk 2'])
  for (const typed of ['Ch8 x 3', 'Ch8x3', 'Ch8 - 3', 'Ch8=3', 'Ch8 × 3 pieces', 'Ch8 – 3 units']) {
    assert.equal(readings(typed).slice(1), ['3 Ch8'], typed)
  }
  assert.equal(readings('2 Desk 3'), ['1 2 Desk 3', '3 2 Desk', '2 Desk 3'])
})

test('what follows a colon is a note, unless it is a number', () => {
  assert.equal(readings('Ch8: in grey'), ['1 Ch8: in grey'])
  assert.equal(readings('Ch8: 2 pcs'), ['2 Ch8', '1 Ch8: 2 pcs'])
  assert.equal(readings('Ch8 (Chairs)'), ['1 Ch8 (Chairs)'])
})

test('names and notes are cut to the lengths of a line', () => {
  const [reading] = linesOf(`${'n'.repeat(400)}: ${'x'.repeat(600)}`)[0]?.readings ?? []
  assert.equal([reading?.name.length, reading?.note.length], [300, 500])
})

test('a line that was written by hand has parts', () => {
  const [line] = linesOf('Ch8 x 2, Ch9 and B17; ; Desk')
  assert.ok(line)
  assert.equal(
    partsOf(line).map(({ text }) => text),
    ['Ch8 x 2', 'Ch9', 'B17', 'Desk'],
  )
})

test('a list in a link that ends without a number is reported from there on', () => {
  assert.equal(readMessage('x.ke/s?list=fc.8.3.gate').cut, ['gate'])
  assert.equal(readMessage('x.ke/s?list=fc.8.3').cut, [])
  assert.equal(readMessage('x.ke/s?list=fc.ga').cut, ['fc.ga'])
  assert.equal(readMessage('x.ke/s?items=/a:Ch8').cut, [])
})

test.run()
