import * as assert from 'uvu/assert'
import { suite } from '#test'
import { isConverted } from '../../../server/csv/converted.ts'

const test = suite('texts of which spreadsheet programs make something else')

const dates = ['1-2', '3/4', '2026-12-31', '12.5.', '10:30', '5 May 2026', 'MAR5', 'Dec-1', '1jan']
const numbers = ['007', '1E10', '2e5', '(5)', '12 %', '1,200', '10 am', '5p', 'TRUE', 'false', '7']

for (const text of [...dates, ...numbers]) {
  test(`${text} is escaped`, () => assert.ok(isConverted(text)))
}

const texts = [
  '',
  'Ch8',
  'E10',
  'KX-7',
  '3 weeks',
  'May',
  'Marble 5',
  'Oak',
  'Decor 12',
  'A4 desk',
  '-',
]

for (const text of texts) test(`"${text}" stays as it is`, () => assert.not(isConverted(text)))

test.run()
