import * as assert from 'uvu/assert'
import { suite } from '#test'
import { megabytes } from '../../../server/base/megabytes.ts'

const test = suite('amounts of bytes')

test('bytes are megabytes with one decimal below ten, and whole from there', () => {
  const megabyte = 1024 * 1024
  assert.equal(
    [0, 0.04, 3.44, 9.96, 10, 10.4, 239.6].map(number => megabytes(number * megabyte)),
    ['0.0 MB', '0.0 MB', '3.4 MB', '10.0 MB', '10 MB', '10 MB', '240 MB'],
  )
})

test.run()
