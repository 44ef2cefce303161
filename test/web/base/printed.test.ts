import * as assert from 'uvu/assert'
import { suite } from '#test'
import { dayInWords } from '../../../web/base/day-in-words.ts'
import { printableText, printed } from '../../../web/base/printed.ts'
import { scriptJson } from '../../../web/base/script-json.ts'
import { SLOT_DRAWINGS, slotDrawingUrl } from '../../../web/base/slot-drawing-url.ts'

const test = suite('texts as they are printed')

test('signs that the font lacks have a substitute, letters lose their accents, others are left out', () => {
  assert.is(printableText('Café – 9 €'), 'Café – 9 €')
  assert.is(printableText('Łódź şeker ﬁn ṅ'), 'Łódź şeker fin n')
  assert.is(printableText('2⅓ m ≥ ⅛ ≈ 10⁻⁶ → ⌀ 5 μm'), '2 1⁄3 m >= 1⁄8 ~ 10^−6 -> Ø 5 µm')
  assert.is(printableText('One\ntwo 木'), 'One\ntwo ')
  assert.is(printableText('Cafe\u0301'), 'Café')
})

test('what stood around a sign that is left out goes with it', () => {
  assert.is(printed('Oak (木)'), 'Oak')
  assert.is(printed('木 – Oak, 木'), 'Oak')
  assert.is(printed('Oak 木 table'), 'Oak table')
  assert.is(printed('Oak (solid)'), 'Oak (solid)')
  assert.is(printed(' Oak - '), ' Oak - ')
  assert.is(printed('→ Oak  ≤ 5'), '-> Oak  <= 5')
})

test('a text of which no word is left is empty', () => {
  assert.is(printed('木 12'), '')
  assert.is(printed('12 ✓'), '12')
  assert.is(printed('✓ – '), '')
})

test('a day is in words', () => {
  assert.is(dayInWords('2026-12-21'), '21 December 2026')
  assert.is(dayInWords('2026-01-02'), '2 January 2026')
})

test('JSON in a script cannot end it', () => {
  assert.is(scriptJson({ a: '</script><b>' }), '{"a":"\\u003c/script>\\u003cb>"}')
})

test('the drawing of a slot has an address of its own', () => {
  assert.is(slotDrawingUrl('a/1.jpg', 'v2'), `${SLOT_DRAWINGS}a/1.jpg?v=v2`)
  assert.is(slotDrawingUrl('a/1.jpg'), `${SLOT_DRAWINGS}a/1.jpg`)
})

test.run()
