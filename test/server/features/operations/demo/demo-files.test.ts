import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openDemoFiles } from '../../../../../server/features/operations/demo/demo-files.ts'
import { emptyVolume, filesIn, put } from '../volume/volume-of-a-site.ts'

const test = suite('files for trying the site')

async function opened() {
  const volume = await emptyVolume()
  await put(volume.dataDir, 'admin-users.json', '{}')
  const files = await openDemoFiles(volume)
  return { ...volume, volume, files }
}

test('each lies in its place, and nothing is left beside it', async () => {
  const { files, uploadsDir } = await opened()
  assert.is(await files.isFree({ path: 'home/a.jpg' }), true)
  await files.put('home/a.jpg', Buffer.from('a photo'))
  assert.is(await files.isFree({ path: 'home/a.jpg' }), false)
  assert.equal(await filesIn(uploadsDir), { 'home/a.jpg': 'a photo' })
  assert.equal(
    (await readdir(uploadsDir)).filter(name => name.startsWith('.demo')),
    [],
  )
})

test('what was put is taken away, also after a restart, and what replaced it stays', async () => {
  const { files, volume, uploadsDir } = await opened()
  for (const name of ['a', 'b', 'c']) await files.put(`home/${name}.jpg`, Buffer.from(name))
  await files.save()
  await writeFile(join(uploadsDir, 'home/b.jpg'), 'my own photo')
  const again = await openDemoFiles(volume)
  assert.is(await again.removeAll(), 2)
  assert.equal(await filesIn(uploadsDir), { 'home/b.jpg': 'my own photo' })
  assert.is(await again.removeAll(), 0)
  assert.is(await readFile(join(volume.dataDir, 'demo-files.json'), 'utf8'), '{}')
})

test.run()
