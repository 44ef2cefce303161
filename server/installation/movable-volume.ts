import { CommandError } from '../command.ts'
import { createLog } from '../log.ts'
import { release } from '../release.ts'
import { damagedStores } from '../stores/damaged.ts'
import type { Folders } from '../volume/archive.ts'
import { lastRelease } from '../volume/before-upgrade.ts'

/**
 * The site of a volume can be moved once this release has run on it: a start migrates what earlier ones
 * have stored, and sets aside what is damaged.
 * @throws CommandError or StartError saying what to do first
 */
export async function ensureMovable({ dataDir }: Folders): Promise<void> {
  const last = await lastRelease(dataDir)
  if (last !== release) {
    throw new CommandError(
      `Release ${release} has not run on this volume yet${last ? `, only ${last}` : ''}. Start the site once, stop it, and move it then.`,
    )
  }
  const damaged = await damagedStores(dataDir, createLog({ logLevel: 'silent' }))
  if (damaged.length > 0) throw new CommandError(damaged.join('\n'))
}
