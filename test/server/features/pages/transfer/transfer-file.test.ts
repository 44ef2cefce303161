import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AppError } from '../../../../../server/base/errors.ts'
import {
  readTransferFile,
  writeTransferFile,
} from '../../../../../server/features/pages/transfer/transfer-file.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('file of exported pages')

const fault = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    ({ status, message }: AppError) => `${status} ${message}`,
  )

test('is written where no file is yet, and in the place of one', async () => {
  const file = join(await temporaryFolder(), 'pages.json')
  for (const text of ['first', 'é']) {
    await writeTransferFile(file, text, [])
    assert.is(await readTransferFile(file), text)
  }
})

test('is never written inside a folder of the site', async () => {
  const folder = await temporaryFolder()
  const [data, beside] = [join(folder, 'data'), join(folder, 'data-of-another')]
  for (const each of [data, beside]) await mkdir(each)
  assert.match(await fault(writeTransferFile(join(data, 'x'), '', [data])), /^400 .*outside of/)
  await writeTransferFile(join(beside, 'x'), 'text', [data])
  assert.is(await readFile(join(beside, 'x'), 'utf8'), 'text')
})

test('is refused with a sentence where it cannot be written or read', async () => {
  const folder = await temporaryFolder()
  const missing = join(folder, 'none', 'x.json')
  assert.match(await fault(writeTransferFile(folder, '', [])), /^400 .*is no file\. Name one in it/)
  assert.match(await fault(writeTransferFile(missing, '', [])), /^400 There is no folder .*none\./)
  assert.match(await fault(readTransferFile(folder)), /^400 .*is no file$/)
  assert.match(await fault(readTransferFile(missing)), /^400 There is no file .*x\.json\./)
  const loop = join(folder, 'loop')
  await symlink(loop, loop)
  assert.match(await fault(readTransferFile(loop)), /^400 .*cannot be read: ELOOP/)
})

test('is read up to 16 MB', async () => {
  const file = join(await temporaryFolder(), 'pages.json')
  await writeFile(file, Buffer.alloc(16 * 1024 * 1024, 'x'))
  assert.is((await readTransferFile(file)).length, 16 * 1024 * 1024)
  await writeFile(file, Buffer.alloc(16 * 1024 * 1024 + 1, 'x'))
  assert.match(await fault(readTransferFile(file)), /^400 .*more than 16 MB/)
})

test.run()
