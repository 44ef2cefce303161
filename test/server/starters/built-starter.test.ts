import * as assert from 'uvu/assert'
import { suite } from '#test'
import { readBuiltStarters, writeBuiltStarters } from '../../../server/starters/built-starter.ts'
import { loadStarters } from '../../../server/starters/load-starter.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite<{ folder: string }>('content as the build stores it')

test.before(async context => {
  context.folder = await temporaryFolder()
})

test('equals the pages of the page modules', async ({ folder }) => {
  const starters = loadStarters()
  await writeBuiltStarters(folder, starters)
  assert.equal(await readBuiltStarters(folder), starters)
})

test('was written by the build', async () => {
  assert.equal(await readBuiltStarters('dist'), loadStarters())
})

test.run()
