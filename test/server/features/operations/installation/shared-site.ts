import { compareAll } from '../../../../../server/features/operations/installation/compare.ts'
import type { Installation } from '../../../../../server/features/operations/installation/installation.ts'
import { installationOn } from '../../../../../server/features/operations/installation/on-volume.ts'
import { inSnapshot } from '../../../../../server/features/operations/installation/shared/open-shared.ts'
import { putUploads } from '../../../../../server/features/operations/installation/shared/put-uploads.ts'
import { sharedInstallation } from '../../../../../server/features/operations/installation/shared/read-shared.ts'
import { replaceShared } from '../../../../../server/features/operations/installation/shared/replace-shared.ts'
import { memoryDatabase } from '../../../../support/memory-database/memory-database.ts'
import { memoryObjects } from '../../../../support/memory-objects.ts'
import { siteOnVolume } from './site-on-volume.ts'

/** A database and a bucket in memory, and what is done with them. */
export function memoryPlace() {
  const server = memoryDatabase()
  const place = { database: server.connect(), objects: memoryObjects() }
  const settings = { replace: false, stillAlone: async () => undefined }
  return {
    ...{ server, place, ...place },
    put: (site: Installation, options: Partial<typeof settings> = {}) =>
      replaceShared(place, site, { ...settings, ...options }),
    compared: (site: Installation) =>
      inSnapshot(place, tx => compareAll(site, sharedInstallation(tx, place.objects))),
  }
}

/** With the site of a volume in it. */
export async function movedSite() {
  const shared = memoryPlace()
  const volume = await siteOnVolume()
  const site = installationOn(volume)
  await putUploads(site, shared.objects)
  const counts = await shared.put(site)
  return { ...shared, volume, site, counts }
}
