import { rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ignoreMissing } from '../base/disk/stored-file.ts'
import type { Log } from '../base/log.ts'
import { previousOf } from './durable-file.ts'
import { DamagedFile } from './envelope.ts'

/**
 * Opens a dispensable store. A damaged file is renamed to a name that backups leave out, and
 * `usesPrevious` decides whether its previous version replaces it: an older list of sessions would
 * restore sessions that were signed out.
 * @throws StartError where a file cannot be read, or is of a newer release
 */
export async function openWithoutDamaged<T>(
  open: () => Promise<T>,
  log: Log,
  { usesPrevious = false } = {},
): Promise<T> {
  for (;;) {
    try {
      return await open()
    } catch (error) {
      if (!(error instanceof DamagedFile)) throw error
      const { file, why } = error
      const damagedPath = join(dirname(file), `.${basename(file)}.damaged`)
      await rename(file, damagedPath).catch(ignoreMissing)
      if (usesPrevious) await rename(previousOf(file), file).catch(ignoreMissing)
      else await rm(previousOf(file), { force: true })
      log.warn({ file, why, aside: damagedPath }, 'damaged file set aside')
    }
  }
}
