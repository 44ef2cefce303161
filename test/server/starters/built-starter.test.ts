import * as assert from 'uvu/assert'
import { suite } from '#test'
import { readBuiltStarter, writeBuiltStarter } from '../../../server/starters/built-starter.ts'
import { loadStarter } from '../../../server/starters/load-starter.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite<{ folder: string }>('content as the build stores it')

test.before(async context => {
  context.folder = await temporaryFolder()
})

test('equals the pages of the page modules', async ({ folder }) => {
  const content = loadStarter()
  await writeBuiltStarter(folder, content)
  assert.equal(await readBuiltStarter(folder), content)
})

test('was written by the build', async () => {
  const { pages } = await readBuiltStarter('dist')
  assert.equal(pages, loadStarter().pages)
})

test.run()
