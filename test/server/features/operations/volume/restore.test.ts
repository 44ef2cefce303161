import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type Header, pack } from 'tar-stream'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createLog } from '../../../../../server/base/log.ts'
import { openStores } from '../../../../../server/features/operations/stores/index.ts'
import type { Folders } from '../../../../../server/features/operations/volume/archive.ts'
import { backupToFile } from '../../../../../server/features/operations/volume/backup-file.ts'
import { restore } from '../../../../../server/features/operations/volume/restore.ts'
import { lockFolder } from '../../../../../server/storage/folder-lock.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { backedUpFilesOf, emptyVolume, filesIn, put, usedVolume } from './volume-of-a-site.ts'

const test = suite('restore')

const createdAt = '2024-05-01T00:00:00Z'
const holds = ['data', 'uploads']

/** A volume on which no store and no file is as on the others. */
async function otherVolume(): Promise<Folders> {
  const volume = await usedVolume()
  for (const folder of [volume.dataDir, volume.uploadsDir]) {
    const files = await filesIn(folder)
    for (const [name, text] of Object.entries(files)) await put(folder, name, `${text} `)
  }
  return volume
}

/** Builds an archive; the checksums are right unless given. */
async function archiveOf(
  entries: (Partial<Header> & { name: string; text?: string })[],
  sums?: string,
): Promise<Buffer> {
  const tar = pack()
  const label = JSON.stringify({ format: 1, release: '0.1.0', createdAt, holds })
  const lines: string[] = []
  for (const { text = '', ...header } of [{ name: 'showyard.json', text: label }, ...entries]) {
    if (header.type && header.type !== 'file') tar.entry(header)
    else tar.entry(header, text)
    lines.push(`${createHash('sha256').update(text).digest('hex')}  ${header.name}\n`)
  }
  tar.entry({ name: 'SHA256SUMS' }, sums ?? lines.join(''))
  tar.finalize()
  return gzipSync(await buffer(Readable.from(tar as AsyncIterable<Buffer>)))
}

/** Asserts that an archive is rejected and every file of the volume is unchanged. */
async function expectRefusal(archive: Buffer, words: RegExp, what?: string): Promise<void> {
  const volume = await usedVolume()
  const before = [await filesIn(volume.dataDir), await filesIn(volume.uploadsDir)]
  const fault = await restore(Readable.from([archive]), { ...volume, replace: true }).catch(
    error => error,
  )
  assert.is(fault.name, 'CommandError', `${what} ${fault.stack}`)
  assert.match(fault.message, words)
  assert.equal([await filesIn(volume.dataDir), await filesIn(volume.uploadsDir)], before)
}

const hostile = {
  'the folder above': [{ name: 'uploads/../../outside.jpg', text: 'x' }],
  'an absolute path': [{ name: '/etc/outside', text: 'x' }],
  'a name outside of both folders': [{ name: 'etc/outside', text: 'x' }],
  'the folder itself': [{ name: 'uploads/', text: 'x' }],
  'an empty part': [{ name: 'uploads//x.jpg', text: 'x' }],
  'a hidden file': [{ name: 'data/.restore/ready', text: 'x' }],
  'a backslash': [{ name: 'uploads/..\\x.jpg', text: 'x' }],
  'a name longer than 255 bytes': [{ name: `uploads/${'n'.repeat(256)}`, text: 'x' }],
  'a line break': [{ name: 'uploads/a\nb.jpg', text: 'x' }],
  'a link': [{ name: 'uploads/a', type: 'symlink', linkname: '/etc' }],
  'a hard link': [{ name: 'uploads/a', type: 'link', linkname: 'showyard.json' }],
  'a device': [{ name: 'uploads/a', type: 'block-device', devmajor: 8, devminor: 0 }],
  'a pipe': [{ name: 'uploads/a', type: 'fifo' }],
  'a name twice': [
    { name: 'uploads/a.jpg', text: 'x' },
    { name: 'uploads/a.jpg', text: 'y' },
  ],
  'a file as a folder': [
    { name: 'uploads/a', text: 'x' },
    { name: 'uploads/a/b.jpg', text: 'y' },
  ],
  'files after SHA256SUMS': [
    { name: 'SHA256SUMS', text: '' },
    { name: 'uploads/a.jpg', text: 'x' },
  ],
} satisfies Record<string, (Partial<Header> & { name: string; text?: string })[]>

for (const [what, entries] of Object.entries(hostile)) {
  test(`an archive with ${what} is rejected and changes nothing`, async () => {
    await expectRefusal(await archiveOf(entries), /^This backup cannot be used: /, what)
  })
}

test('a truncated archive is rejected at every length', async () => {
  const file = join(await temporaryFolder(), 'b.tar.gz')
  const { size } = await backupToFile(await usedVolume(), file)
  const whole = await readFile(file)
  for (const share of [0, 0.01, 0.3, 0.7, 0.95]) {
    await expectRefusal(whole.subarray(0, Math.floor(size * share)), /cannot be used/)
  }
  // Truncated before compression, so that it decompresses without an error.
  const torn = gunzipSync(whole)
  const end = torn.lastIndexOf('SHA256SUMS')
  const closed = Buffer.concat([torn.subarray(0, end - (end % 512)), Buffer.alloc(1024)])
  await expectRefusal(gzipSync(closed), /it is not complete/)
})

test('an archive made by hand is accepted, without files of a running volume', async () => {
  const folder = await temporaryFolder()
  const source = await usedVolume()
  await rename(source.dataDir, join(folder, 'data'))
  await rename(source.uploadsDir, join(folder, 'uploads'))
  await rm(join(folder, 'uploads', 'link.jpg'))
  await rm(join(folder, 'uploads', '.incoming'), { recursive: true })
  await rm(join(folder, 'data', 'lock.sock'), { force: true })
  await put(folder, 'data/lock.sock', 'of another process')
  await put(folder, 'showyard.json', JSON.stringify({ format: 1, release: 'x', createdAt, holds }))
  const line =
    'find showyard.json data uploads -type f -exec sha256sum {} + > SHA256SUMS && ' +
    'find showyard.json data uploads SHA256SUMS -type f | tar -czf b.tar.gz -T -'
  assert.is(spawnSync('sh', ['-c', line], { cwd: folder }).status, 0)
  const volume = await otherVolume()
  const before = await filesIn(join(volume.dataDir, 'backups'))
  await put(join(folder, 'data', 'backups'), 'other.tar.gz', 'of another volume')
  await restore(createReadStream(join(folder, 'b.tar.gz')), { ...volume, replace: true })
  const kept = await backedUpFilesOf({
    dataDir: join(folder, 'data'),
    uploadsDir: join(folder, 'uploads'),
  })
  const { 'lock.sock': _, ...data } = kept.data
  assert.equal(await backedUpFilesOf(volume), { data, uploads: kept.uploads })
  assert.equal(await filesIn(join(volume.dataDir, 'backups')), before)
})

test('stores that this release cannot open are rejected before anything changes', async () => {
  const volume = await usedVolume()
  const file = join(volume.dataDir, 'contact-details.json')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/"version":\d+/, '"version":99'))
  const archive = join(await temporaryFolder(), 'b.tar.gz')
  await backupToFile(volume, archive)
  await expectRefusal(await readFile(archive), /written by a newer release/)
  await expectRefusal(await archiveOf([]), /there are no users in it/)
})

test('existing data is replaced only with --replace', async () => {
  const archive = join(await temporaryFolder(), 'b.tar.gz')
  const source = await usedVolume()
  await put(source.uploadsDir, 'new.jpg', 'new')
  await backupToFile(source, archive)
  const volume = await otherVolume()
  await put(volume.uploadsDir, 'old.jpg', 'old')
  const attempt = (replace: boolean) =>
    restore(createReadStream(archive), { ...volume, replace }).catch(error => error)
  assert.match((await attempt(false)).message, /There is something in .+ restore --replace/)
  assert.ok((await filesIn(volume.uploadsDir))['old.jpg'])
  await attempt(true)
  assert.equal(await backedUpFilesOf(volume), await backedUpFilesOf(source))
  const all = Object.keys({
    ...(await filesIn(volume.uploadsDir)),
    ...(await filesIn(volume.dataDir)),
  })
  assert.equal(
    all.filter(name => /old\.jpg|^\.|derivatives/.test(name)),
    [],
  )
  assert.ok(all.includes('backups/old.tar.gz'), 'earlier backups stay')
  const config = { ...volume, adminPassword: undefined, sessionKeys: undefined }
  const stores = await openStores(config, createLog({ logLevel: 'silent' }))
  assert.is(stores.contactDetails.value.city, 'Mombasa')
  const { rows } = await stores.quotes.list({}, 0, 10)
  assert.is(rows[0]?.number, '2026-0001')
  const quote = await stores.quotes.find(rows[0]?.id)
  assert.is(quote?.editions[0]?.totals.total, 129_804_000, 'what a customer was sent is restored')
})

test('a backup of the data alone leaves the uploads as they are', async () => {
  const source = await usedVolume()
  const archive = join(await temporaryFolder(), 'b.tar.gz')
  await backupToFile(source, archive, ['data'])
  const volume = await otherVolume()
  await put(volume.uploadsDir, 'own.jpg', 'own')
  const { data } = await backedUpFilesOf(source)
  const { uploads } = await backedUpFilesOf(volume)
  await restore(createReadStream(archive), { ...volume, replace: true })
  assert.equal(await backedUpFilesOf(volume), { data, uploads })
})

test('while a site runs on the folder it is rejected', async () => {
  const archive = join(await temporaryFolder(), 'b.tar.gz')
  const volume = await usedVolume()
  await backupToFile(volume, archive)
  const lock = await lockFolder(volume.dataDir)
  const before = await backedUpFilesOf(volume)
  const fault = await restore(createReadStream(archive), { ...volume, replace: true }).catch(
    error => error,
  )
  assert.match(fault.message, /Another process is using .+ Stop it first/)
  assert.equal(await backedUpFilesOf(volume), before)
  await lock.release()
})

test('what is restored can be read by the owner of the site alone', async () => {
  const file = join(await temporaryFolder(), 'b.tar.gz')
  await backupToFile(await usedVolume(), file)
  const volume = await emptyVolume()
  await restore(createReadStream(file), { ...volume, replace: false })
  for (const folder of [volume.dataDir, volume.uploadsDir]) {
    for (const name of Object.keys(await filesIn(folder))) {
      const { mode } = await stat(join(folder, name))
      assert.is(mode & 0o777, 0o600, name)
    }
  }
})

test.run()
