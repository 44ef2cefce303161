import * as assert from 'uvu/assert'
import { suite } from '#test'
import { counted, oneOr } from '../../web/counted.ts'

const test = suite('numbers with their nouns')

test('one has the singular, all others the plural', () => {
  const files = [0, 1, 2, 1204].map(count => counted(count, 'file'))
  assert.equal(files, ['0 files', '1 file', '2 files', '1,204 files'])
  assert.is(counted(2, 'address', 'addresses'), '2 addresses')
})

test('one may be said in words of its own', () => {
  const places = [0, 1, 2].map(count => oneOr(count, 'The place has', 'places have'))
  assert.equal(places, ['0 places have', 'The place has', '2 places have'])
})

test.run()
