import * as assert from 'uvu/assert'
import { suite } from '#test'
import { readBuiltContent, writeBuiltContent } from '../../server/built-content.ts'
import { loadContent } from '../../server/content/index.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite<{ folder: string }>('content as the build stores it')

test.before(async context => {
  context.folder = await temporaryFolder()
})

test('equals the content of the page modules, under all paths', async ({ folder }) => {
  const content = loadContent()
  await writeBuiltContent(folder, content)
  const { pages, notFound, byPath } = await readBuiltContent(folder)
  assert.equal(pages, content.pages)
  assert.equal(notFound, content.notFound)
  const addresses = (paths: typeof byPath) => [...paths].map(([path, page]) => [path, page.path])
  assert.equal(addresses(byPath), addresses(content.byPath))
})

test('was written by the build', async () => {
  const { pages } = await readBuiltContent('dist')
  assert.equal(pages, loadContent().pages)
})

test.run()
