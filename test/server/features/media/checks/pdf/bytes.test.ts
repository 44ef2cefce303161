import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import {
  type Bytes,
  bytesOf,
  bytesOfFile,
  piecesOf,
} from '../../../../../../server/features/media/checks/pdf/bytes.ts'
import { temporaryFolder } from '../../../../../support/temporary-folder.ts'

const test = suite('bytes of a PDF')

/** More than two of the blocks that a file is read in. */
const size = 600_000
const block = 256 * 1024
const whole = Buffer.alloc(size, ' ')
for (const place of [10, block - 5, 2 * block - 1]) whole.write('endstream', place)

async function bothReaders(): Promise<Bytes[]> {
  const path = join(await temporaryFolder(), 'file.pdf')
  await writeFile(path, whole)
  const file = await use(open(path))
  return [bytesOfFile(file.fd, size), bytesOf(whole)]
}

test('each is read by its place, in any order', async () => {
  for (const bytes of await bothReaders()) {
    assert.is(bytes.length, size)
    for (const place of [0, 10, size - 1, block, block - 1, 2 * block, 2 * block - 1, 11, 0]) {
      assert.is(bytes.at(place), whole[place], String(place))
    }
  }
})

test('there is none before the first and after the last', async () => {
  for (const bytes of await bothReaders()) {
    assert.equal([bytes.at(-1), bytes.at(size), bytes.at(2 * size)], [-1, -1, -1])
  }
})

test('a text is found from a place on, also across two blocks', async () => {
  for (const bytes of await bothReaders()) {
    const found = [0, 10, 11, block - 5, block - 4, 2 * block - 1, 2 * block].map(from =>
      bytes.indexOf('endstream', from),
    )
    const [first, second, third] = [10, block - 5, 2 * block - 1]
    assert.equal(found, [first, first, second, second, third, third, -1])
  }
})

test('a part is a copy, and ends with the file', async () => {
  for (const bytes of await bothReaders()) {
    const part = bytes.slice(block - 5, block + 4)
    assert.is(part.toString(), 'endstream')
    part.fill('x')
    assert.is(bytes.slice(block - 5, block + 4).toString(), 'endstream')
    assert.is(bytes.slice(size - 3, size + 3).length, 3)
  }
})

test('chunks give each byte of a range once', async () => {
  for (const bytes of await bothReaders()) {
    for (const [start, end] of [
      [0, size],
      [5, block + 5],
      [5, block + 6],
      [9, 9],
    ] as const) {
      const chunks = [...piecesOf(bytes, start, end)]
      assert.ok(Buffer.concat(chunks).equals(whole.subarray(start, end)))
    }
  }
})

test.run()
