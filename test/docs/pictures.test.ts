import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite } from '#test'

const test = suite('images in documents')

test('each image has an alternative text, and each file is used', async () => {
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

test('README has at most 60 lines', async () => {
  assert.ok((await readFile('README.md', 'utf8')).split('\n').length <= 60)
})

test.run()
