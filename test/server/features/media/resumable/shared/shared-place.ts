import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { use } from '#test'
import {
  openSharedUploads,
  type SharedUploadsOptions,
} from '../../../../../../server/features/media/resumable/shared/open-shared-uploads.ts'
import { onlyProcess } from '../../../../../../server/scale/leader.ts'
import { memoryDatabase } from '../../../../../support/memory-database/memory-database.ts'
import { memoryObjects } from '../../../../../support/memory-objects.ts'
import type { OpenForm } from '../open-uploads.ts'

export type SharedPlace = ReturnType<typeof sharedPlace>

/** A database and a bucket, both empty and in memory. */
export function sharedPlace() {
  const database = memoryDatabase()
  return {
    database,
    objects: memoryObjects(),
    begun: () =>
      [...database.tables.uploads.values()]
        .filter(({ outcome }) => outcome === null)
        .map(({ id }) => id),
  }
}

/** Uploads as one process of a place has them. */
export function inProcess(
  { database, objects, begun }: SharedPlace,
  more: Partial<SharedUploadsOptions> = {},
): OpenForm {
  return async ({ uploadsDir, reservations, receiver, leftovers }) => {
    const leader = use(onlyProcess())
    const opened = await openSharedUploads({
      ...{ database: database.connect(), objects, leader, reservations, receiver },
      ...more,
    })
    use(opened.uploads.stop)
    return {
      ...opened,
      begun: async () => begun(),
      remains: async () => [
        ...begun(),
        ...(await leftovers()),
        ...[...objects.stored.keys()].filter(key => key.startsWith('parts/')),
      ],
      arrived: async () =>
        (await stat(join(uploadsDir, '.incoming', (await leftovers())[0] ?? ''))).size,
    }
  }
}
