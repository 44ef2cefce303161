import { createHash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { hashesOf } from '../../../../../server/media/upload/content-id.ts'
import { contentPiece } from '../../../../../web/admin/content-piece.ts'
import type { ChosenFile } from '../../../../../web/admin/upload-manager/files/chosen-file.ts'
import { contentIdOf, contentOf } from '../../../../../web/admin/upload-manager/files/content-id.ts'
import { standIn } from '../../../../support/stand-in.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('what a browser knows the content of a file by')

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const chosen = (bytes: Buffer<ArrayBuffer>) => {
  const reads = { count: 0 }
  const file: ChosenFile = {
    ...{ path: 'a.jpg', name: 'a.jpg', size: bytes.length, changedAt: 1 },
    async read() {
      reads.count += 1
      return new Blob([bytes])
    },
  }
  return { file, reads }
}

test('the hash of one piece is that of the file', async () => {
  for (const length of [0, 1, contentPiece]) {
    const bytes = Buffer.alloc(length, 'a')
    assert.is(await contentIdOf(new Blob([bytes])), sha256(bytes), String(length))
  }
})

test('it is the same as the server has it, at each border of a piece', async () => {
  const path = join(await temporaryFolder(), 'file')
  for (const length of [0, contentPiece - 1, contentPiece, contentPiece + 1, 2 * contentPiece]) {
    const bytes = randomBytes(length)
    await writeFile(path, bytes)
    assert.is(await contentIdOf(new Blob([bytes])), (await hashesOf(path)).contentId)
  }
})

test('a chosen file is read once', async () => {
  const { file, reads } = chosen(Buffer.from('twelve'))
  assert.equal(await contentOf(file), { id: sha256(Buffer.from('twelve')), bytes: 6 })
  await contentOf(file)
  assert.is(reads.count, 1)
})

test('there is none where the browser does not hash', async () => {
  standIn('crypto', {})
  const { file, reads } = chosen(Buffer.from('twelve'))
  assert.is(await contentOf(file), undefined)
  assert.is(reads.count, 0)
})

test.run()
