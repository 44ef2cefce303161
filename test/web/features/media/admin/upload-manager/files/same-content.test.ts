import { createHash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { hashesOf } from '../../../../../../../server/features/media/upload/content-id.ts'
import { contentPiece } from '../../../../../../../web/admin/content-piece.ts'
import type { ChosenFile } from '../../../../../../../web/features/media/admin/upload-manager/files/chosen-file.ts'
import {
  contentIdOf,
  contentOf,
} from '../../../../../../../web/features/media/admin/upload-manager/files/content-id.ts'
import { findSameContent } from '../../../../../../../web/features/media/admin/upload-manager/files/same-content.ts'
import { standIn } from '../../../../../../support/stand-in.ts'
import { temporaryFolder } from '../../../../../../support/temporary-folder.ts'

const test = suite('content of files')

// Reading a Blob does not keep Node's event loop alive, and the runner ends a file that waits idly.
const alive = setInterval(() => undefined, 1000)

test.after(() => clearInterval(alive))

let read: string[] = []

test.before.each(() => {
  read = []
})

const file = (name: string, text: string): ChosenFile => ({
  ...{ path: name, name, size: text.length, changedAt: 1 },
  read: async () => {
    read.push(name)
    return new Blob([text])
  },
})

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('the hash of one piece is that of the file', async () => {
  for (const length of [0, 1, contentPiece]) {
    const bytes = Buffer.alloc(length, 'a')
    assert.is(await contentIdOf(new Blob([bytes])), sha256(bytes), String(length))
  }
})

test('the hash is the same as the server has it, at each border of a piece', async () => {
  const path = join(await temporaryFolder(), 'file')
  for (const length of [0, contentPiece - 1, contentPiece, contentPiece + 1, 2 * contentPiece]) {
    const bytes = randomBytes(length)
    await writeFile(path, bytes)
    assert.is(await contentIdOf(new Blob([bytes])), (await hashesOf(path)).contentId)
  }
})

test('a chosen file is read once', async () => {
  const chosen = file('once.jpg', 'twelve')
  assert.equal(await contentOf(chosen), { id: sha256(Buffer.from('twelve')), bytes: 6 })
  await contentOf(chosen)
  assert.equal(read, ['once.jpg'])
})

test('there is no hash where the browser does not hash', async () => {
  standIn('crypto', {})
  assert.is(await contentOf(file('a.jpg', 'twelve')), undefined)
  assert.equal(read, [])
})

test('files of the same content are found on the site and among each other, and only what has the size of another is read', async () => {
  const files = [
    file('a.jpg', 'a chair'),
    file('b.jpg', 'a table with six seats'),
    file('c.jpg', 'a table with six seats'),
    file('d.jpg', 'a chain'),
    file('e.jpg', 'of its own size'),
  ]
  const id = await contentIdOf(new Blob(['a chair']))
  const same = await findSameContent(files, [{ id, bytes: 7, path: 'chairs/image-1.jpg' }])
  const found = [...same].map(([{ name }, { path, file }]) => `${name} as ${path ?? file?.name}`)
  assert.equal(found, ['a.jpg as chairs/image-1.jpg', 'c.jpg as b.jpg'])
  assert.equal(read, ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'])
})

test('a file that cannot be read is the same as none', async () => {
  const broken = { ...file('a.jpg', 'abc'), read: () => Promise.reject(new Error('gone')) }
  assert.is((await findSameContent([broken, file('b.jpg', 'abc')], [])).size, 0)
})

test.run()
