import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { readHead } from '../../../../server/media/checks/read-head.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite('first bytes of a file')

async function fileOf(bytes: Buffer): Promise<string> {
  const file = join(await temporaryFolder(), 'a')
  await writeFile(file, bytes)
  return file
}

const bytes = Buffer.from(Array.from({ length: 5000 }, (_, i) => i % 251))

test('are 4,096, or as many as are asked for', async () => {
  const file = await fileOf(bytes)
  assert.equal(await readHead(file), bytes.subarray(0, 4096))
  assert.equal(await readHead(file, 3), bytes.subarray(0, 3))
})

test('are fewer where the file is shorter', async () => {
  assert.equal(await readHead(await fileOf(bytes.subarray(0, 5))), bytes.subarray(0, 5))
  assert.is((await readHead(await fileOf(Buffer.alloc(0)))).length, 0)
})

test.run()
