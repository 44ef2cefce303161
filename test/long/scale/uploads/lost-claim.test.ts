import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Upload } from '@tus/server'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { openSharedUploads } from '../../../../server/features/media/resumable/shared/open-shared-uploads.ts'
import { openSharedFiles } from '../../../../server/features/media/shared/shared-files.ts'
import { createManifest } from '../../../../server/features/media/slots/slots.ts'
import { openReceiver } from '../../../../server/features/media/upload/receive.ts'
import { createReservations } from '../../../../server/features/media/upload/space-reservations.ts'
import { onlyProcess } from '../../../../server/scale/leader.ts'
import { openDatabase } from '../../../../server/storage/postgres/database.ts'
import { photo, refusal } from '../../../server/features/media/open-media.ts'
import { readableLog } from '../../../support/log-lines.ts'
import { memoryObjects } from '../../../support/memory-objects.ts'
import { startPostgres } from '../../../support/postgres.ts'
import { picture } from '../../../support/samples.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite('an upload that another process takes over')

const server = use(startPostgres())
const manifest = createManifest([photo])
const plenty = { total: 1e9, free: 1e9 }

async function open() {
  const url = await (await server).newDatabase()
  const objects = memoryObjects()
  const { sql, close } = await openDatabase(url)
  use(close)

  /** @param beforePut called before the bytes of a file come into the bucket */
  async function inProcess(beforePut = async () => undefined) {
    const database = await openDatabase(url)
    use(database.close)
    const uploadsDir = await temporaryFolder()
    await mkdir(join(uploadsDir, '.incoming'))
    const shared = {
      database,
      objects: {
        ...objects,
        async put(...[key, body]: Parameters<typeof objects.put>) {
          if (key.startsWith('files/')) await beforePut()
          return objects.put(key, body)
        },
      },
    }
    const given = { ...shared, uploadsDir, manifest, drawingsVersion: 'd1', log: readableLog().log }
    const { library, fingerprints: sources } = await openSharedFiles(given)
    const reservations = createReservations(async () => plenty)
    const maxUploadBytes = plenty.free
    const receiver = await openReceiver({
      ...{ library, uploadsDir, sources, maxUploadBytes, reservations },
    })
    const leader = use(onlyProcess())
    const { uploads, finished } = await openSharedUploads({
      ...{ ...shared, leader, reservations, receiver },
    })
    use(uploads.stop)
    return {
      library,
      async send(file: Buffer) {
        const id = randomBytes(16).toString('hex')
        const metadata = { owner: 'me', slotPath: photo.path }
        const store = await uploads.store()
        await store.create(new Upload({ id, size: file.length, offset: 0, metadata }))
        await store.write(Readable.from([file]), id, 0)
        return id
      },
      async finish(id: string) {
        const upload = await uploads.find(id, 'me')
        assert.ok(upload)
        return finished.finish(upload, { slot: photo, owner: 'me' }).receipt
      },
      async place(file: Buffer) {
        const path = join(uploadsDir, '.incoming', 'newer')
        await writeFile(path, file)
        return library.place(photo.path, path)
      },
    }
  }

  return { inProcess, endClaims: () => sql`update partial_uploads set claimed_until = now()` }
}

test('is not placed over a newer file by the process that had it before', async () => {
  const { inProcess, endClaims } = await open()
  const other = await inProcess()
  let id = ''
  const paused = await inProcess(async () => {
    await endClaims()
    assert.is((await other.finish(id)).status, 'uploaded')
    await other.place(await picture('jpeg', 500))
    return undefined
  })
  id = await paused.send(await picture('jpeg', 400))
  const { status } = await refusal(paused.finish(id))
  const newest = other.library.file(photo.path)?.version
  assert.is(status, 503)
  assert.is((await paused.library.refresh(photo.path))?.version, newest)
})

test('is placed by the first where its claim lasts', async () => {
  const { inProcess } = await open()
  const one = await inProcess()
  assert.is((await one.finish(await one.send(await picture('jpeg', 400)))).status, 'uploaded')
})

test.run()
