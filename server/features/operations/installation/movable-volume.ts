import { CommandError } from '../../../base/command.ts'
import { createLog } from '../../../base/log.ts'
import { damagedStores } from '../stores/damaged.ts'
import { isOlder, readNote } from '../stores/noted-formats.ts'
import type { Folders } from '../volume/archive.ts'

/**
 * Checks that the site of a volume can be moved: this release has to have run on it, since a start
 * migrates older data and sets damaged files aside.
 * @throws CommandError or StartError saying what to do first
 */
export async function ensureMovable({ dataDir }: Folders): Promise<void> {
  if (isOlder(await readNote({ dataDir }))) {
    throw new CommandError(
      'This release has not run on this volume yet. Start the site there once, stop it, and move it then.',
    )
  }
  const damaged = await damagedStores(dataDir, createLog({ logLevel: 'silent' }))
  if (damaged.length > 0) throw new CommandError(damaged.join('\n'))
}
