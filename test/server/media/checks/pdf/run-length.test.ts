import * as assert from 'uvu/assert'
import { suite } from '#test'
import { runLength } from '../../../../../server/media/checks/pdf/run-length.ts'
import { decode } from './decode.ts'

const test = suite('run-length filter of PDF streams')

test('bytes are copied or repeated until the end mark, wherever the pieces end', async () => {
  const [a, b, c] = [97, 98, 99]
  for (const size of [1, 2, 3, 100]) {
    // 0 to 127: so many and one more are copied; 129 to 255: 257 less so many are repeated.
    const text = await decode(runLength, [0, a, 2, a, b, c, 255, b, 253, c, 128, 0, a], size)
    assert.is(`${text}`, 'aabcbbcccc')
    assert.is((await decode(runLength, [129, a, 0, b], size)).length, 129)
  }
})

test('a run that the end of the data cuts gives what there is', async () => {
  assert.is(`${await decode(runLength, [5, 97, 98], 100)}`, 'ab')
  assert.is(`${await decode(runLength, [200], 100)}`, '')
})

test('more than a thousand runs in one piece are all there', async () => {
  const runs = Array.from({ length: 3000 }, () => [254, 97]).flat()
  assert.is((await decode(runLength, runs, 100_000)).length, 9000)
})

test.run()
