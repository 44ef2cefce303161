import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { versionOf } from '../../../../../server/base/disk/stored-file.ts'
import { backupToFile } from '../../../../../server/features/operations/volume/backup-file.ts'
import { restore } from '../../../../../server/features/operations/volume/restore.ts'
import { writeBackup } from '../../../../../server/features/operations/volume/write-backup.ts'
import { messageOf } from '../../../../support/message-of.ts'
import { smallDisk } from '../../../../support/small-disk.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import {
  backedUpFilesOf,
  copyVolume,
  emptyVolume,
  filesIn,
  photo,
  put,
  usedVolume,
} from './volume-of-a-site.ts'

const test = suite('backup')

/** A slow output of a backup, at so many bytes of which something happens once. */
function slowly(at: number, happens: () => Promise<unknown>) {
  const chunks: Buffer[] = []
  const output = { bytes: 0, hasCome: false }
  const to = new Writable({
    highWaterMark: 1000,
    async write(chunk, _, done) {
      chunks.push(chunk)
      output.bytes += chunk.length
      if (!output.hasCome && output.bytes >= at) {
        output.hasCome = true
        await happens()
      }
      setImmediate(done)
    },
  })
  const restored = async () => {
    const fresh = await emptyVolume()
    await restore(Readable.from([Buffer.concat(chunks)]), { ...fresh, replace: false })
    return fresh
  }
  return { to, hasCome: () => output.hasCome, restored }
}

test("unpacked by tar, every file is its owner's alone", async () => {
  const file = join(await temporaryFolder(), 'b.tar.gz')
  await backupToFile(await usedVolume(), file)
  const listed = spawnSync('tar', ['-tvzf', file], { encoding: 'utf8' }).stdout.trim().split('\n')
  assert.ok(listed.length > 3)
  assert.equal(
    listed.filter(line => !line.startsWith('-rw-------')),
    [],
  )
})

test('an empty volume gets all files of the original, and no others', async () => {
  const volume = await usedVolume()
  const file = join(await temporaryFolder(), 'b.tar.gz')
  const before = Date.now()
  const { files, leftOut, size } = await backupToFile(volume, file)
  const kept = await backedUpFilesOf(volume)
  assert.ok(Object.keys(kept.data).includes('contact-details.json'))
  assert.is(files, Object.keys({ ...kept.data, ...kept.uploads }).length)
  assert.equal([leftOut, size], [[], (await stat(file)).size])

  const fresh = await emptyVolume()
  const { label, sums } = await restore(createReadStream(file), { ...fresh, replace: false })
  assert.is(sums.size, files)
  const createdAt = Date.parse(label.createdAt)
  assert.ok(before <= createdAt && createdAt <= Date.now())
  assert.equal(await filesIn(fresh.dataDir), kept.data)
  assert.equal(await filesIn(fresh.uploadsDir), kept.uploads)
})

test('a restored photo has the same version, so that caches stay valid', async () => {
  const volume = await usedVolume()
  const file = join(await temporaryFolder(), 'b.tar.gz')
  const names = Array.from({ length: 100 }, (_, n) => `${n}.jpg`)
  for (const name of names) await put(volume.uploadsDir, name, name)
  await backupToFile(volume, file)
  const fresh = await emptyVolume()
  await restore(createReadStream(file), { ...fresh, replace: false })
  for (const name of [photo, ...names]) {
    const [before, after] = [volume, fresh].map(({ uploadsDir }) => stat(join(uploadsDir, name)))
    assert.is(versionOf((await after) as never), versionOf((await before) as never))
  }
})

test('standard tools can unpack it and check its checksums', async () => {
  const folder = await temporaryFolder()
  await backupToFile(await usedVolume(), join(folder, 'b.tar.gz'))
  assert.is(spawnSync('tar', ['xzf', 'b.tar.gz'], { cwd: folder }).status, 0)
  const { status, stderr } = spawnSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], {
    cwd: folder,
    encoding: 'utf8',
  })
  assert.equal([status, stderr], [0, ''])
})

test('a file replaced during the read is stored in its old version', async () => {
  const volume = await usedVolume()
  const file = join(volume.uploadsDir, 'home', 'big.jpg')
  await writeFile(file, Buffer.alloc(5_000_000, 'a'))
  const {
    to,
    hasCome,
    restored: restoredTo,
  } = slowly(0, async () => {
    await writeFile(`${file}.new`, 'short')
    await rename(`${file}.new`, file)
  })
  await writeBackup(volume, to)
  assert.ok(hasCome())
  const fresh = await restoredTo()
  const restored = await readFile(join(fresh.uploadsDir, 'home', 'big.jpg'), 'utf8')
  assert.ok(restored === 'short' || restored === 'a'.repeat(5_000_000))
})

test('a store whose file goes during the read, as when a newer release starts, is an error', async () => {
  const volume = await usedVolume()
  // Of two files that take a while at least one is still to be read.
  const files = ['one.json', 'slot-details.json'].map(name => join(volume.dataDir, name))
  for (const file of files) await writeFile(file, randomBytes(5_000_000))
  const { to } = slowly(100_000, () => Promise.all(files.map(file => rm(file))))
  const message = await messageOf(writeBackup(volume, to))
  assert.ok(
    files.some(file => message.startsWith(file)),
    message,
  )
  assert.match(message, 'was changed while it was read. Run the backup again.')
})

test('a photo moved during the read, out of a folder still to be read, is in the backup', async () => {
  const volume = await usedVolume()
  const { uploadsDir } = volume
  for (const folder of ['a', 'b', 'c']) await put(uploadsDir, `${folder}/small.jpg`, folder)
  const folders = (await readdir(uploadsDir)).filter(name => /^[abc]$/.test(name))
  const [first = '', , last = ''] = folders
  await put(uploadsDir, `${first}/large.jpg`, randomBytes(5_000_000).toString('hex'))
  await put(uploadsDir, `${last}/moved.jpg`, 'moved')
  await put(uploadsDir, 'a/2\\3.jpg', 'a name that no archive takes')
  const { to, restored } = slowly(1_000_000, () =>
    rename(join(uploadsDir, last, 'moved.jpg'), join(uploadsDir, first, 'moved.jpg')),
  )
  await writeBackup(volume, to)
  const fresh = await restored()
  assert.is(await readFile(join(fresh.uploadsDir, first, 'moved.jpg'), 'utf8'), 'moved')
})

test('a file truncated during the read is an error that names it', async () => {
  const volume = await usedVolume()
  const file = join(volume.uploadsDir, 'home', 'big.jpg')
  await writeFile(file, randomBytes(20_000_000))
  const { to } = slowly(1_000_000, () => truncate(file, 10))
  const message = await messageOf(writeBackup(volume, to))
  assert.is(message, `${file} was changed while it was read. Run the backup again.`)
})

test('a file name that cannot be archived is reported, the rest is stored', async () => {
  const volume = await usedVolume()
  await put(volume.uploadsDir, 'two\nlines.jpg', 'x')
  const file = join(await temporaryFolder(), 'b.tar.gz')
  const { leftOut } = await backupToFile(volume, file)
  assert.equal(leftOut, [join(volume.uploadsDir, 'two\nlines.jpg')])
  await restore(createReadStream(file), { ...(await emptyVolume()), replace: false })
})

test('a backup that would fill the disk of the site is not begun', async () => {
  const disk = await smallDisk(40)
  await disk.showHere()
  const volume = await copyVolume(await usedVolume(), disk.folder)
  await writeFile(join(volume.uploadsDir, 'film.mp4'), randomBytes(16_000_000))
  const folder = join(disk.folder, 'backups')
  await mkdir(folder)
  const fault = await backupToFile(volume, join(folder, 'one.tar.gz')).then(async () =>
    backupToFile(volume, join(folder, 'two.tar.gz')).catch(error => error),
  )
  assert.match(fault.message, /^There is no room for this backup: it takes about 15 MB, and of /)
  assert.equal(await readdir(folder), ['one.tar.gz'])
})

test('a full disk is an error, and an older archive of that name stays', async () => {
  const volume = await usedVolume()
  await put(volume.dataDir, 'big.json', randomBytes(3_000_000).toString('hex'))
  const disk = await smallDisk(4)
  await disk.showHere()
  const file = join(disk.folder, 'b.tar.gz')
  await writeFile(file, 'older')
  await disk.fill(100_000)
  const fault = await backupToFile(volume, file, ['data']).catch(error => error)
  await disk.empty()
  assert.is(fault.message, `The disk is full: ${file} is not written.`)
  assert.is(await readFile(file, 'utf8'), 'older')
  assert.equal(await readdir(disk.folder), ['b.tar.gz'])
})

test.run()
