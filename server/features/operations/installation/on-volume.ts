import type { Folders } from '../volume/archive.ts'
import { rowsOnDisk, valuesOnDisk } from './data-files.ts'
import type { Installation } from './installation.ts'
import { filesOnDisk, uploadsOf } from './uploads-on-disk.ts'

/**
 * A site on a volume that no process is using.
 * @param files where its uploads are, by default below the folder of the uploads
 */
export const installationOn = (folders: Folders, files = filesOnDisk(folders)): Installation => ({
  values: () => valuesOnDisk(folders.dataDir),
  rows: () => rowsOnDisk(folders.dataDir),
  ...uploadsOf(folders, files),
})
