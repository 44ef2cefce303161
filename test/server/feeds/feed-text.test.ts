import * as assert from 'uvu/assert'
import { suite } from '#test'
import { feedText } from '../../../server/feeds/feed-text.ts'

const test = suite('texts of feeds')

test('never begin as a formula, whatever stands before it', () => {
  for (const text of ['=1+1', ' = +Desk', '@SUM(A1)', '-- oak', '\t=1', '\n-1']) {
    assert.not.match(feedText(text, 100), /^[=+\-@\s]/)
  }
  assert.is(feedText('-Solid oak, 180 - 200 cm', 100), 'Solid oak, 180 - 200 cm')
  assert.is(feedText('=+-@', 100), '')
})

test('have one line and no character that XML has none for', () => {
  assert.is(feedText('Oak\u0000\u0008\r\n table\ud800 🪑', 100), 'Oak table 🪑')
})

test('are cut after a word, or where there is none', () => {
  assert.is(feedText('Mahogany desk with drawers', 15), 'Mahogany desk')
  assert.is(feedText('x'.repeat(200), 150).length, 150)
  assert.is(feedText('Mahogany desk', 13), 'Mahogany desk')
})

test.run()
