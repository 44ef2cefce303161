import * as assert from 'uvu/assert'
import { suite } from '#test'
import { readBuiltContent, writeBuiltContent } from '../../server/built-content.ts'
import { loadStarter } from '../../server/content/index.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite<{ folder: string }>('content as the build stores it')

test.before(async context => {
  context.folder = await temporaryFolder()
})

test('equals the pages of the page modules', async ({ folder }) => {
  const content = loadStarter()
  await writeBuiltContent(folder, content)
  assert.equal(await readBuiltContent(folder), content)
})

test('was written by the build', async () => {
  const { pages } = await readBuiltContent('dist')
  assert.equal(pages, loadStarter().pages)
})

test.run()
