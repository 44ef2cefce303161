import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openIncoming } from '../../../../server/media/upload/incoming.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite('folder of files that come in')

test('is made for its owner alone, and names each file anew', async () => {
  const uploadsDir = await temporaryFolder()
  const { temporaryFile } = await openIncoming(uploadsDir)
  const folder = join(uploadsDir, '.incoming')
  assert.is((await stat(folder)).mode & 0o777, 0o700)
  const files = Array.from({ length: 10 }, temporaryFile)
  assert.is(new Set(files).size, 10)
  for (const file of files) {
    assert.is(dirname(file), folder)
    assert.match(file, /\/[\da-f]{32}$/)
  }
  assert.equal(await readdir(folder), [])
})

test('is emptied at the start, but for uploads that can be resumed', async () => {
  const uploadsDir = await temporaryFolder()
  for (const name of ['tus', 'a.bin']) {
    await mkdir(join(uploadsDir, '.incoming', name), { recursive: true })
    await writeFile(join(uploadsDir, '.incoming', name, 'inside'), 'x')
  }
  await writeFile(join(uploadsDir, '.incoming', 'left'), 'x')
  const tried = '.health.01234567-89ab-cdef-0123-456789abcdef.tmp'
  for (const name of [tried, '.health.tmp']) await writeFile(join(uploadsDir, name), 'x')
  await openIncoming(uploadsDir)
  assert.equal(await readdir(join(uploadsDir, '.incoming'), { recursive: true }), [
    'tus',
    'tus/inside',
  ])
  assert.equal((await readdir(uploadsDir)).toSorted(), ['.health.tmp', '.incoming'])
})

test.run()
