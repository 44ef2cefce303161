import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { use } from '#test'
import { s3Url } from '../../../server/base/settings/s3-url.ts'
import { openSharedFiles } from '../../../server/features/media/shared/shared-files.ts'
import type { Manifest } from '../../../server/features/media/slots/slots.ts'
import { openS3 } from '../../../server/scale/objects/s3.ts'
import { openDatabase } from '../../../server/storage/postgres/database.ts'
import { describeMediaFiles } from '../../server/features/media/contract/media-files.ts'
import { startCeph } from '../../support/ceph.ts'
import { readableLog } from '../../support/log-lines.ts'
import { startPostgres } from '../../support/postgres.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const server = use(startPostgres())
const ceph = use(startCeph())

describeMediaFiles('files on PostgreSQL and in an object store', async () => {
  const url = await (await server).newDatabase()
  const objects = openS3(s3Url.parse(await (await ceph).newBucket()))
  use(() => objects.close())
  const incoming = join(await temporaryFolder(), 'incoming')
  await mkdir(incoming)

  /** Each time as another process, with nothing on its disk. */
  async function open(manifest: Manifest) {
    const database = await openDatabase(url)
    use(() => database.close())
    const uploadsDir = await temporaryFolder()
    const { log } = readableLog()
    const options = { database, objects, uploadsDir, manifest, drawingsVersion: 'd1', log }
    return openSharedFiles(options)
  }

  return { incoming, open }
})
