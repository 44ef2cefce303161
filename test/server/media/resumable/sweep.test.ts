import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { sweepFolder } from '../../../../server/media/resumable/sweep.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite('sweep of unfinished uploads')

async function open(seconds: Record<string, number>) {
  const folder = await temporaryFolder()
  for (const [name, second] of Object.entries(seconds)) {
    await writeFile(join(folder, name), name)
    await utimes(join(folder, name), second, second)
  }
  return { folder, names: async () => (await readdir(folder)).sort() }
}

test('bytes and record go together once both are older than the limit', async () => {
  const { folder, names } = await open({
    ...{ old: 99, 'old.json': 98 },
    ...{ grown: 100, 'grown.json': 50 },
    ...{ begun: 50, 'begun.json': 101 },
  })
  assert.equal(await sweepFolder(folder, 100_000), ['old'])
  assert.equal(await names(), ['begun', 'begun.json', 'grown', 'grown.json'])
})

test('one without the other goes in its time too', async () => {
  const { folder, names } = await open({ bytes: 99, 'record.json': 99, 'new.json': 100 })
  assert.equal((await sweepFolder(folder, 100_000)).sort(), ['bytes', 'record'])
  assert.equal(await names(), ['new.json'])
  assert.equal(await sweepFolder(folder, 100_000), [])
})

test.run()
