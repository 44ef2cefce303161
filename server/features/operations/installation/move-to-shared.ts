import type { Config } from '../../../base/config.ts'
import { noteFormats } from '../stores/noted-formats.ts'
import type { Folders } from '../volume/archive.ts'
import { lockVolume } from '../volume/lock-volume.ts'
import { compareAll } from './compare.ts'
import type { Installation } from './installation.ts'
import { ensureMovable } from './movable-volume.ts'
import { isSame, type Moved } from './moved.ts'
import { installationOn } from './on-volume.ts'
import {
  hasSite,
  inSnapshot,
  type SharedPlace,
  withShared,
  withSiteLock,
} from './shared/open-shared.ts'
import { putUploads } from './shared/put-uploads.ts'
import { sharedInstallation } from './shared/read-shared.ts'
import { replaceShared, siteExists } from './shared/replace-shared.ts'

interface Options {
  /** The folders of the site; they stay unchanged. */
  from: Folders
  to: NonNullable<Config['shared']>
  /** True where an existing site may be replaced. */
  replace: boolean
}

/**
 * Copies the site of a volume into a database and a bucket. The files come first, under names that are
 * their sums, then all else in one transaction: a move that is cut off is begun again, and finds the files
 * there.
 * @throws CommandError or StartError; the database is as it was then
 */
export async function moveToShared({ from, to, replace }: Options): Promise<Moved> {
  const unlock = await lockVolume(from)
  try {
    await ensureMovable(from)
    const site = installationOn(from)
    return await withShared(to, place =>
      withSiteLock(place, async stillAlone => {
        if (!replace && (await hasSite(place.database.sql))) return sameThere(site, place)
        await putUploads(site, place.objects)
        const counts = await replaceShared(place, site, { replace, stillAlone })
        await noteFormats({ ...from, database: place.database })
        return { ...counts, wasThere: false }
      }),
    )
  } finally {
    await unlock()
  }
}

/**
 * A move that was cut off after its last step, or is repeated.
 * @throws CommandError where the database has another site
 */
async function sameThere(site: Installation, place: SharedPlace): Promise<Moved> {
  const isEqual = await isSame(
    inSnapshot(place, tx => compareAll(site, sharedInstallation(tx, place.objects))),
  )
  if (!isEqual) throw siteExists()
  await putUploads(site, place.objects)
  return { ...isEqual, wasThere: true }
}
