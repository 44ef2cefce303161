import type { Folders } from '../volume/archive.ts'
import { rowsOnDisk, valuesOnDisk } from './data-files.ts'
import type { Installation } from './installation.ts'
import { binOnDisk, uploadsOnDisk } from './uploads-on-disk.ts'

/** A site on a volume that no process is using. */
export const installationOn = (folders: Folders): Installation => ({
  values: () => valuesOnDisk(folders.dataDir),
  rows: () => rowsOnDisk(folders.dataDir),
  uploads: () => uploadsOnDisk(folders),
  bin: () => binOnDisk(folders),
})
