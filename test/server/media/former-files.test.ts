import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { formerFiles } from '../../../server/media/former-files.ts'
import { openUploadFingerprints } from '../../../server/media/upload/upload-fingerprints.ts'
import { openBin } from '../../../server/store/bin/bin.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

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

test.run()
