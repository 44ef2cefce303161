import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ChosenFile } from '../../../../../web/admin/upload-manager/files/chosen-file.ts'
import { contentIdOf } from '../../../../../web/admin/upload-manager/files/content-id.ts'
import { findSameContent } from '../../../../../web/admin/upload-manager/files/same-content.ts'

const test = suite('files of the same content')

// Reading a Blob does not keep Node's event loop alive, and the runner ends a file that waits idly.
const alive = setInterval(() => undefined, 1000)
test.after(() => clearInterval(alive))

const read: string[] = []

const file = (name: string, text: string): ChosenFile => ({
  ...{ path: name, name, size: text.length, changedAt: 1 },
  read: async () => {
    read.push(name)
    return new Blob([text])
  },
})

test('are found on the site and among each other, and only what has the size of another is read', async () => {
  const files = [
    file('a.jpg', 'a chair'),
    file('b.jpg', 'a table with six seats'),
    file('c.jpg', 'a table with six seats'),
    file('d.jpg', 'a chain'),
    file('e.jpg', 'of its own size'),
  ]
  const id = await contentIdOf(new Blob(['a chair']))
  const same = await findSameContent(files, [{ id, bytes: 7, path: 'chairs/image-1.jpg' }])
  assert.equal(
    [...same].map(([{ name }, { path, file }]) => [name, path ?? file?.name]),
    [
      ['a.jpg', 'chairs/image-1.jpg'],
      ['c.jpg', 'b.jpg'],
    ],
  )
  assert.equal(read, ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'])
})

test('one that cannot be read is the same as none', async () => {
  const broken = { ...file('a.jpg', 'abc'), read: () => Promise.reject(new Error('gone')) }
  assert.is((await findSameContent([broken, file('b.jpg', 'abc')], [])).size, 0)
})

test.run()
