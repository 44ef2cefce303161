import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  choiceIn,
  choicesText,
  dayIn,
  decimalIn,
  wholeIn,
  yesIn,
} from '../../../../server/products/table/read-values.ts'

const test = suite('values of a table of products')

const wholes: [text: string, value: number][] = [
  ['450', 450],
  ['0450', 450],
  ['1,200', 1200],
  ['1.200', 1200],
  ['1 200', 1200],
  ["1'200", 1200],
  ['1,200,300', 1_200_300],
  ['1200.0', 1200],
  ['1200,00 mm', 1200],
  ['1200MM', 1200],
  ['9'.repeat(15), 999_999_999_999_999],
]

test('whole numbers are read as programs of several languages write them', () => {
  for (const [text, value] of wholes) assert.is(wholeIn(text), value, text)
  for (const text of ['', 'wide', '1200.5', '12,00,0', '-4', '1e3', '9'.repeat(16)]) {
    assert.ok(Number.isNaN(wholeIn(text)), text)
  }
})

test('decimals have a point or a comma, and at most two digits behind it', () => {
  const decimals: [text: string, value: number][] = [
    ['7.5', 7.5],
    ['7,5', 7.5],
    ['7,50 kg', 7.5],
    ['12 m²', 12],
    ['12.25M2', 12.25],
  ]
  for (const [text, value] of decimals) assert.is(decimalIn(text), value, text)
  for (const text of ['', '7,500', '7.', '-7', '1,200.5']) {
    assert.ok(Number.isNaN(decimalIn(text)), text)
  }
})

test('yes and no are read in English, in Swahili and as programs store them', () => {
  for (const text of ['yes', ' Y ', 'TRUE', '1', 'Ndiyo']) assert.is(yesIn(text), true, text)
  for (const text of ['no', ' N ', 'FALSE', '0', 'Hapana']) assert.is(yesIn(text), false, text)
  for (const text of ['', 'maybe', '2', 'x']) assert.is(yesIn(text), undefined, text)
})

test('a day with the day first becomes one with the year first, another text stays', () => {
  assert.is(dayIn('31/12/2026'), '2026-12-31')
  assert.is(dayIn(' 1.2.2026 '), '2026-02-01')
  assert.is(dayIn('01-02-2026'), '2026-02-01')
  for (const text of ['2026-12-31', '31/12/26', 'soon']) assert.is(dayIn(` ${text} `), text)
})

const choices = [
  ['', 'Not said'],
  ['in-stock', 'In stock'],
  ['made-to-order', 'Made to order'],
] as const

test('a choice is read by its label or by itself, but not the one that says nothing', () => {
  assert.is(choiceIn(choices, ' in STOCK '), 'in-stock')
  assert.is(choiceIn(choices, 'Made-To-Order'), 'made-to-order')
  for (const text of ['', 'Not said', 'sold']) assert.is(choiceIn(choices, text), undefined, text)
  assert.is(choicesText(choices), 'In stock, Made to order')
})

test.run()
