import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { sizesOf } from '../../../../server/volume/check/sizes.ts'
import { emptyVolume, put } from '../volume-of-a-site.ts'

const test = suite('sizes of a volume')

test('all files below both folders are summed up, and what comes back by itself', async () => {
  const volume = await emptyVolume()
  const { dataDir, uploadsDir } = volume
  await put(dataDir, 'a.json', 'x'.repeat(10))
  await put(dataDir, 'derivatives/home/1.avif', 'x'.repeat(20))
  await put(dataDir, 'catalogs/1.pdf', 'x'.repeat(30))
  await put(uploadsDir, 'home/hero/a.jpg', 'x'.repeat(40))
  await put(uploadsDir, 'b.jpg', 'x'.repeat(50))
  await symlink('/etc/passwd', join(uploadsDir, 'link'))
  const { data, uploads, comesBack, volume: disk } = await sizesOf(volume)
  assert.equal([data, uploads, comesBack], [60, 90, 50])
  assert.ok(disk.total > 0)
})

test('a folder that is missing is empty', async () => {
  const volume = await emptyVolume()
  await put(volume.uploadsDir, 'a.jpg', 'x')
  const { data, uploads, comesBack } = await sizesOf(volume)
  assert.equal([data, uploads, comesBack], [0, 1, 0])
})

test.run()
