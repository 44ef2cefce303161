import * as assert from 'uvu/assert'
import { suite } from '#test'
import { counted, oneOr } from '../../../web/base/counted.ts'
import { widthsFor } from '../../../web/base/picture-widths.ts'
import { dataSize } from '../../../web/ui/data-size.ts'

const test = suite('numbers in words')

test('one has the singular, all others the plural', () => {
  const files = [0, 1, 2, 1204].map(count => counted(count, 'file'))
  assert.equal(files, ['0 files', '1 file', '2 files', '1,204 files'])
  assert.is(counted(2, 'address', 'addresses'), '2 addresses')
})

test('one may be said in words of its own', () => {
  const places = [0, 1, 2].map(count => oneOr(count, 'The place has', 'places have'))
  assert.equal(places, ['0 places have', 'The place has', '2 places have'])
})

test('sizes of data are in megabytes, below ten with one digit, and at least a tenth', () => {
  assert.equal([1, 149_999, 1_260_000, 9_949_999, 10_000_000, 12_400_000].map(dataSize), [
    '0.1 MB',
    '0.1 MB',
    '1.3 MB',
    '9.9 MB',
    '10 MB',
    '12 MB',
  ])
})

test('widths of a photo are all that are narrower, and the next', () => {
  assert.equal(widthsFor(1), [320])
  assert.equal(widthsFor(320), [320])
  assert.equal(widthsFor(321), [320, 480])
  assert.equal(widthsFor(1280), [320, 480, 640, 960, 1280])
  assert.equal(widthsFor(9000), [320, 480, 640, 960, 1280, 1920])
})

test.run()
