import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openSharedFiles } from '../../../../../server/features/media/shared/shared-files.ts'
import type { Manifest } from '../../../../../server/features/media/slots/slots.ts'
import { readableLog } from '../../../../support/log-lines.ts'
import { memoryDatabase } from '../../../../support/memory-database/memory-database.ts'
import { memoryObjects } from '../../../../support/memory-objects.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { describeMediaFiles } from './media-files.ts'

describeMediaFiles('files of several processes', async () => {
  const place = memoryDatabase()
  const objects = memoryObjects()
  const incoming = await temporaryFolder()

  /** Each time as another process, with nothing on its disk. */
  async function open(manifest: Manifest) {
    const uploadsDir = join(await temporaryFolder(), 'uploads')
    await mkdir(uploadsDir)
    const { log } = readableLog()
    const database = place.connect()
    return openSharedFiles({ database, objects, uploadsDir, manifest, drawingsVersion: 'd1', log })
  }

  return { incoming, open }
})
