import * as assert from 'uvu/assert'
import { suite } from '#test'
import { oldKeys } from '../../../server/objects/old-keys.ts'

const test = suite('old keys of a bucket')

/** A bucket that lists so many objects, each stored a millisecond after the one before, from 0 on. */
const listing = (count: number) => ({
  async *list(prefix: string) {
    for (let at = 0; at < count; at += 1) {
      yield { key: `${prefix}${at}`, bytes: 1, storedAt: new Date(at) }
    }
  },
})

async function found(count: number, limit: number): Promise<string[][]> {
  const all: string[][] = []
  for await (const keys of oldKeys(listing(count), 'files/', limit)) all.push(keys)
  return all
}

test('are those stored up to the moment', async () => {
  assert.equal(await found(5, 2), [['files/0', 'files/1', 'files/2']])
})

test('come some at a time, and all of them', async () => {
  const all = await found(1001, 5000)
  assert.equal(
    all.map(keys => keys.length),
    [500, 500, 1],
  )
  assert.is(new Set(all.flat()).size, 1001)
})

test('are none where all objects are younger', async () => {
  assert.equal(await found(5, -1), [])
})

test.run()
