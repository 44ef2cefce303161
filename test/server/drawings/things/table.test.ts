import * as assert from 'uvu/assert'
import { suite } from '#test'
import { tableMake } from '../../../../server/drawings/things/table.ts'

const test = suite('tables in words')

test('a make is read from its words', () => {
  const make = { shape: 'oval', legs: 'stem', under: 'shelf', thick: 1.6 }
  assert.equal(tableMake('oval on stem, shelf, 1.6 thick'), make)
})

test('what the words do not name is left open', () => {
  const { under, thick } = tableMake('board on posts')
  assert.equal([under, thick], [undefined, undefined])
})

test.run()
