import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { zipOf } from '../../../../../server/features/documents/spec-sheets/zip.ts'

const test = suite('archive of specification sheets')

const at = new Date('2026-11-22T10:00:00Z')

test('has the files with their bytes, one after the other', async () => {
  const steps: string[] = []
  const file = (name: string, size: number) => ({
    name,
    async read() {
      steps.push(name)
      return Buffer.alloc(size, name)
    },
  })
  const files = unzipSync(await buffer(zipOf([file('a.pdf', 3), file('b.pdf', 100_000)], at)))
  assert.equal(steps, ['a.pdf', 'b.pdf'])
  assert.equal(
    Object.entries(files).map(([name, bytes]) => [name, bytes.length, bytes[0]]),
    [
      ['a.pdf', 3, 'a'.charCodeAt(0)],
      ['b.pdf', 100_000, 'b'.charCodeAt(0)],
    ],
  )
  assert.equal(unzipSync(await buffer(zipOf([], at))), {})
})

test('reads no further file before what there is has been taken', async () => {
  const read: number[] = []
  const files = [0, 1, 2].map(number => ({
    name: `${number}.pdf`,
    async read() {
      read.push(number)
      return Buffer.alloc(200_000)
    },
  }))
  const zip = zipOf(files, at)
  await new Promise(resolve => setImmediate(resolve))
  assert.equal(read, [0])
  assert.is(Object.keys(unzipSync(await buffer(zip))).length, 3)
})

test('ends with the error of a file that cannot be read', async () => {
  const broken = { name: 'a.pdf', read: () => Promise.reject(new Error('It is gone')) }
  await buffer(zipOf([broken], at)).then(
    () => assert.unreachable(),
    error => assert.is(error.message, 'It is gone'),
  )
})

test('reads nothing more once it is given up', async () => {
  const read: number[] = []
  const file = (number: number) => ({
    name: `${number}.pdf`,
    async read() {
      read.push(number)
      return Buffer.alloc(200_000)
    },
  })
  const zip = zipOf([file(0), file(1)], at)
  await new Promise(resolve => setImmediate(resolve))
  zip.destroy()
  for (let turn = 0; turn < 3; turn += 1) await new Promise(resolve => setImmediate(resolve))
  assert.equal(read, [0])
})

test.run()
