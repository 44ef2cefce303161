import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { hashesOf } from '../../../../server/media/upload/content-id.ts'
import { contentPiece } from '../../../../web/admin/content-piece.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite('content id of a file')

const hash = (...parts: Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest()

async function hashes(bytes: Buffer) {
  const file = join(await temporaryFolder(), 'file')
  await writeFile(file, bytes)
  return hashesOf(file)
}

test('is its SHA-256 where it is one piece, also an empty or a full one', async () => {
  for (const length of [0, 1, 300_000, contentPiece]) {
    const bytes = Buffer.alloc(length, 'photo')
    const sha256 = hash(bytes).toString('hex')
    assert.equal(await hashes(bytes), { sha256, contentId: sha256, bytes: length })
  }
})

test('is that of the hashes of its pieces where it has several', async () => {
  for (const [length, pieces] of [
    [contentPiece + 1, 2],
    [2 * contentPiece, 2],
    [2 * contentPiece + 5, 3],
  ] as const) {
    const bytes = Buffer.alloc(length, 'video')
    const parts = Array.from({ length: pieces }, (_, index) =>
      hash(bytes.subarray(index * contentPiece, (index + 1) * contentPiece)),
    )
    const found = await hashes(bytes)
    assert.is(found.bytes, length)
    assert.is(found.sha256, hash(bytes).toString('hex'))
    assert.is(found.contentId, hash(...parts).toString('hex'))
  }
})

test.run()
