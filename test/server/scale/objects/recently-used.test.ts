import * as assert from 'uvu/assert'
import { suite } from '#test'
import { copyNameOf, fileOfCopy, keyOf } from '../../../../server/scale/objects/file-object.ts'
import { oldKeys } from '../../../../server/scale/objects/old-keys.ts'
import { recentlyUsed } from '../../../../server/scale/objects/recently-used.ts'

const test = suite('names in the order of their last use')

const copies = () =>
  recentlyUsed([
    ['oak', { bytes: 5, usedAt: 10 }],
    ['elm', { bytes: 7, usedAt: 20 }],
  ])

test('have the bytes of all, each counted once', () => {
  const { bytes, use, takeOldest } = copies()
  assert.is(bytes(), 12)
  use('fir', { bytes: 3, usedAt: 30 })
  use('oak', { bytes: 6, usedAt: 40 })
  assert.is(bytes(), 16)
  assert.is(takeOldest(100), 'elm')
  assert.is(bytes(), 9)
})

test('what is used again goes last, and what was known of it is returned', () => {
  const { use, takeOldest } = copies()
  assert.equal(use('oak', { bytes: 5, usedAt: 30 }), { bytes: 5, usedAt: 10 })
  assert.is(use('fir', { bytes: 1, usedAt: 31 }), undefined)
  assert.equal(
    [1, 2, 3, 4].map(() => takeOldest(100)),
    ['elm', 'oak', 'fir', undefined],
  )
})

test('what was used after the limit is not taken', () => {
  const { takeOldest } = copies()
  assert.equal([takeOldest(9), takeOldest(10), takeOldest(19)], [undefined, 'oak', undefined])
})

test('the name of a copy says which file it is of', () => {
  const file = { sha256: 'a'.repeat(64), bytes: 71, version: 'x9-1z' }
  const smaller = { ...file, derivative: '640.avif' }
  assert.equal([file, smaller].map(keyOf), [
    `files/${file.sha256}`,
    `derivatives/${file.sha256}/640.avif`,
  ])
  for (const one of [file, smaller]) assert.equal(fileOfCopy(copyNameOf(one)), one)
})

const ofKeys = suite('old keys of a bucket')

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

ofKeys('are those stored up to the moment', async () => {
  assert.equal(await found(5, 2), [['files/0', 'files/1', 'files/2']])
})

ofKeys('come some at a time, and all of them', async () => {
  const all = await found(1001, 5000)
  assert.equal(
    all.map(keys => keys.length),
    [500, 500, 1],
  )
  assert.is(new Set(all.flat()).size, 1001)
})

ofKeys('are none where all objects are younger', async () => {
  assert.equal(await found(5, -1), [])
})

test.run()
ofKeys.run()
