import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite } from '#test'

const test = suite('pictures in documents')

test('each is there with words for those who do not see it, and each that is there is shown', async () => {
  const text = await readFile('docs/administrator.md', 'utf8')
  const shown = [...text.matchAll(/!\[(.+)\]\(administrator\/(.+)\)/g)].map(
    ([, , name = '']) => name,
  )
  assert.equal(shown.sort(), (await readdir('docs/administrator')).sort())
  for (const name of shown) {
    const { format, width } = await sharp(`docs/administrator/${name}`).metadata()
    assert.equal([format, width], ['png', 1200])
  }
})

test('README is short enough to be read', async () => {
  assert.ok((await readFile('README.md', 'utf8')).split('\n').length <= 60)
})

test.run()
