import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createAllowance } from '../../../../../server/media/checks/pdf/allowance.ts'

const test = suite('how much a PDF may unpack to')

const megabyte = Buffer.alloc(1024 * 1024)

/** How many bytes pass of so many megabytes and single bytes, or what is answered. */
async function pass(allowance: ReturnType<typeof createAllowance>, megabytes: number, more = 0) {
  async function* bytes() {
    for (let sent = 0; sent < megabytes; sent++) yield megabyte
    yield Buffer.alloc(more)
  }
  let passed = 0
  try {
    for await (const piece of allowance.counted(bytes())) passed += piece.length
  } catch (error) {
    return `${error}`
  }
  return passed
}

test('a stream of 16 MB passes, one more byte does not', async () => {
  assert.is(await pass(createAllowance(), 16), 16 * megabyte.length)
  assert.match(`${await pass(createAllowance(), 16, 1)}`, 'more than 16 MB')
})

test('64 MB of all streams pass, one more byte does not', async () => {
  const allowance = createAllowance()
  for (const megabytes of [16, 16, 16, 16]) {
    assert.is(await pass(allowance, megabytes), megabytes * megabyte.length)
  }
  assert.match(`${await pass(allowance, 0, 1)}`, 'more than 64 MB')
})

test.run()
