import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { filesInBin, formerFiles } from '../../../../server/features/media/former-files.ts'
import { openUploadFingerprints } from '../../../../server/features/media/upload/upload-fingerprints.ts'
import { openBin } from '../../../../server/storage/bin/bin.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite('former files')

/** A bin on a disk that is full until so many entries have given way. */
async function openOnFullDisk(mustGo: number, entries: number) {
  const uploadsDir = await temporaryFolder()
  const incomingDir = join(uploadsDir, '.incoming')
  await mkdir(incomingDir)
  const bin = openBin({ uploadsDir, incomingDir })
  const absolute = join(uploadsDir, 'a.jpg')
  await writeFile(absolute, 'photo')
  for (let i = 0; i < entries; i++) {
    const about = { who: 'ann', kind: 'media', cause: 'deleted', subject: `old ${i}` } as const
    const content = { files: [{ path: 'old.jpg', version: `${i}` }] }
    await bin.add({ ...about, content }, [absolute])
  }
  const isFull = async () => (await bin.list()).length > entries - mustGo
  const former = formerFiles(
    {
      ...bin,
      async add(...given) {
        if (await isFull()) throw Object.assign(new Error('disk full'), { code: 'ENOSPC' })
        return bin.add(...given)
      },
    },
    openUploadFingerprints(uploadsDir, error => assert.unreachable(String(error))),
  )
  const keep = (cause: 'deleted' | 'replaced') =>
    former.keep([{ path: 'a.jpg', file: { absolute, version: 'now', size: 5 } }], cause, 'ann')
  const subjects = async () => (await bin.list()).map(({ subject }) => subject).sort()
  return { keep, subjects }
}

test('on a full disk the oldest entries give way until there is room', async () => {
  const { keep, subjects } = await openOnFullDisk(2, 3)
  const kept = await keep('replaced')
  assert.ok(kept)
  assert.equal((await subjects()).length, 2)
  assert.ok((await subjects()).includes('a.jpg'))
})

test('on a full disk a file can be deleted though nothing of it is kept, but not replaced', async () => {
  const { keep } = await openOnFullDisk(2, 1)
  assert.is(await keep('deleted'), undefined)
  const refusal = await keep('replaced').catch(error => error.message)
  assert.is(refusal, 'disk full')
})

/** A bin with space, and three files that may go into it. */
async function openBinOf(...names: string[]) {
  const uploadsDir = await temporaryFolder()
  const incomingDir = join(uploadsDir, '.incoming')
  await mkdir(incomingDir)
  const bin = openBin({ uploadsDir, incomingDir })
  const fingerprints = openUploadFingerprints(uploadsDir)
  const going = await Promise.all(
    names.map(async path => {
      const absolute = join(uploadsDir, path)
      await writeFile(absolute, path)
      return { path, file: { absolute, version: `v ${path}`, size: path.length } }
    }),
  )
  return { bin, fingerprints, going, ...formerFiles(bin, fingerprints) }
}

test('an entry has the place of its first file, who did it, and all files in their order', async () => {
  const { keep, bin, going, fingerprints } = await openBinOf('a.mp4', 'a.jpg')
  await fingerprints.put('a.mp4', { version: 'v a.mp4', sha256: 's' })
  await fingerprints.put('a.jpg', { version: 'another', sha256: 's' })
  const kept = await keep(going, 'deleted', 'ann')
  const [entry, ...others] = await bin.list()
  assert.equal(others, [])
  assert.equal(
    [entry?.id, entry?.who, entry?.kind, entry?.cause, entry?.subject],
    [kept?.id, 'ann', 'media', 'deleted', 'a.mp4'],
  )
  assert.equal(entry && filesInBin(entry), [
    {
      ...{ path: 'a.mp4', version: 'v a.mp4' },
      fingerprint: { version: 'v a.mp4', sha256: 's' },
    },
    { path: 'a.jpg', version: 'v a.jpg' },
  ])
  for (const [index, { path }] of going.entries()) {
    assert.is(await readFile(await bin.fileOf(kept?.id ?? '', index), 'utf8'), path)
  }
  await kept?.undo()
  assert.equal(await bin.list(), [])
})

test('files that are all in one entry make no other one, and undoing leaves that', async () => {
  const { keep, bin, going } = await openBinOf('a.mp4', 'a.jpg', 'b.jpg')
  const [film, poster, other] = going
  assert.ok(film && poster && other)
  const first = await keep([film, poster], 'replaced', 'ann')
  const again = await keep([poster], 'deleted', 'ben')
  assert.is(again?.id, first?.id)
  await again?.undo()
  assert.is((await bin.list()).length, 1)
  await keep([poster, other], 'deleted', 'ben')
  assert.is((await bin.list()).length, 2)
  const changed = { ...film, file: { ...film.file, version: 'v2' } }
  await keep([changed], 'deleted', 'ben')
  assert.is((await bin.list()).length, 3)
})

test('files that go with something else have an entry of their own each time', async () => {
  const { keep, bin, going } = await openBinOf('a.jpg')
  const about = { kind: 'product', subject: 'Ch8', content: { code: 'Ch8' } } as const
  const ids = [
    (await keep(going, 'deleted', 'ann', about))?.id,
    (await keep(going, 'deleted', 'ann', about))?.id,
    (await keep(going, 'deleted', 'ann'))?.id,
  ]
  assert.is(new Set(ids).size, 3)
  const entry = await bin.find(ids[0] ?? '')
  assert.equal([entry?.kind, entry?.subject], ['product', 'Ch8'])
  assert.equal(entry?.content, { code: 'Ch8', files: [{ path: 'a.jpg', version: 'v a.jpg' }] })
})

test('an error other than a full disk is thrown, also where a file is deleted', async () => {
  const { bin, fingerprints, going } = await openBinOf('a.jpg')
  const { keep } = formerFiles(
    {
      ...bin,
      add: async () => {
        throw new Error('broken')
      },
      giveWay: async () => {
        throw new Error('nothing has to give way')
      },
    },
    fingerprints,
  )
  for (const cause of ['deleted', 'replaced'] as const) {
    assert.is(await keep(going, cause, 'ann').catch(error => error.message), 'broken')
  }
})

test('entries of texts have no files', () => {
  const entry = { version: 1, id: 'x', createdAt: '', who: '', cause: 'deleted', bytes: 0 } as const
  for (const kind of ['slot-details', 'products'] as const) {
    assert.equal(filesInBin({ ...entry, kind, subject: '', content: {} }), [])
  }
  assert.throws(() => filesInBin({ ...entry, kind: 'page', subject: '', content: {} }))
})

test.run()
