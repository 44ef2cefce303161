import { randomUUID } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Placing } from '../../server/features/media/library-types.ts'
import { copiesFolder, openSharedFiles } from '../../server/features/media/shared/shared-files.ts'
import { createManifest } from '../../server/features/media/slots/slots.ts'
import type { Database } from '../../server/storage/postgres/database.ts'
import { allSlots } from '../server/features/media/contract/media-files.ts'
import { readableLog } from './log-lines.ts'
import { memoryObjects } from './memory-objects.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The files of the slots of a database, with objects in memory. */
export async function sharedFilesIn(database: Database, objects = memoryObjects()) {
  const uploadsDir = await temporaryFolder()
  const { log } = readableLog()
  const manifest = createManifest(allSlots)
  const options = { database, objects, uploadsDir, manifest, drawingsVersion: 'd1', log }
  const files = await openSharedFiles(options)
  return {
    ...files,
    database,
    objects,
    async put(path: string, content: string | Buffer, placing: Placing = {}) {
      const file = join(uploadsDir, randomUUID())
      await writeFile(file, content)
      return files.library.place(path, file, placing)
    },
    /** The files that are to be placed still. */
    arriving: async () => (await readdir(uploadsDir)).filter(name => name !== copiesFolder),
  }
}
