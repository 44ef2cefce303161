import * as assert from 'uvu/assert'
import { suite } from '#test'
import { printed } from '../../../../../web/base/printed.ts'

const test = suite('printed(), the printable part of a text')

const whole = [
  ...['', ' ', 'Nairobi Prefab & Interiors', 'Söhne – “Café”…', '9:00 – 17:00'],
  ...['Mũrang’a Fũrnĩtũre', 'Nguyễn', '—', '5', '&'],
]
test('prints texts whole that the font has', () => {
  for (const text of whole) assert.is(printed(text), text)
})

const inPart: [text: string, print: string, what: string][] = [
  ['Ṅgọzi Ƙano', 'Ngọzi Kano', 'letters without their accents and hooks'],
  ['Cafe\u0301', 'Café', 'accents that were typed apart'],
  ['Ｐｒｅｆａｂ ㎡', 'Prefab m2', 'other forms of letters that it has'],
  ['Amani 🏠 Homes', 'Amani Homes', 'a name without its picture, and no gap there'],
  ['🏠 Amani 👩🏽‍🔧', 'Amani', 'a name between pictures'],
  ['Amani Homes | أماني', 'Amani Homes', 'the half of a name that it has'],
  ['家具 – Amani', 'Amani', 'the other half'],
  ['Amani (家具) Ltd.', 'Amani Ltd.', 'a name without its second one in brackets'],
  ['Moi Avenue 5, 内罗毕', 'Moi Avenue 5', 'an address without its end'],
  ['5 ★', '5', 'a number beside a sign'],
]
test('prints what it can of other texts', () => {
  for (const [text, print, what] of inPart) assert.is(printed(text), print, what)
})

const nothing = [
  ...['أثاث نيروبي', '家具', '🏠', '🏠 & 🪑', '家具 5', '椅子, 100', 'Мебель 24', '㈱', '٥'],
]
test('prints nothing where no letter is left', () => {
  for (const text of nothing) assert.is(printed(text), '', text)
})

test.run()
