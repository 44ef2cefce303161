import { execFileSync, spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ownerOf } from '../../support/owner.ts'
import { smallDisk } from '../../support/small-disk.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { copyVolume, put, usedVolume } from '../features/operations/volume/volume-of-a-site.ts'

const test = suite('the command backup')

test('an archive that cannot be recorded as the last one is a success with a warning', async () => {
  const disk = await smallDisk(16)
  await copyVolume(await usedVolume(), disk.folder)
  const owner = ownerOf(disk.folder, disk.env)
  await disk.fill()
  const archive = join(await temporaryFolder(), 'b.tar.gz')
  const { code, errors } = await owner(['backup', archive])
  await disk.empty()
  assert.is(code, 0)
  assert.match(errors, /^Backed up to .+\nThe backup is whole, but could not be noted .+: ENOSPC/)
  assert.is((await owner(['check', archive])).code, 0)
  if (disk.kind !== 'tmpfs') return
  execFileSync('mount', ['-o', 'remount,ro', disk.folder])
  await rm(archive)
  const readOnly = await owner(['backup', archive])
  assert.is(readOnly.code, 0)
  assert.match(readOnly.errors, /could not be noted as the last one: EROFS/)
})

test('a full or closed output is an error of one sentence', async () => {
  const volume = await usedVolume()
  await put(volume.uploadsDir, 'big.jpg', 'x'.repeat(3_000_000))
  const env = { ...process.env, DATA_DIR: volume.dataDir, UPLOADS_DIR: volume.uploadsDir }
  const typed = (line: string) =>
    spawnSync('sh', ['-c', `"${process.execPath}" dist/server/main.js ${line}`], {
      env,
      encoding: 'utf8',
    }).stderr
  assert.match(typed('backup - > /dev/full'), /^The disk is full: .+ is not written\.\n$/)
  assert.match(typed('backup - | true'), /^The archive on standard output is not written: .+\n$/)
})

test('an unreadable folder is an error that names it', async () => {
  const { dataDir, uploadsDir } = await usedVolume()
  await rm(uploadsDir, { recursive: true })
  const { code, errors } = await ownerOf(join(dataDir, '..'))(['backup', '-'])
  assert.is(code, 1)
  assert.match(errors, /^\S+\/uploads cannot be read: ENOENT.+\n$/)
})

test.run()
