import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { use } from '#test'
import { onlyProcess } from '../../../../server/cluster/leader.ts'
import {
  openSharedUploads,
  type SharedUploadsOptions,
} from '../../../../server/media/resumable/shared/open-shared-uploads.ts'
import type { Objects } from '../../../../server/objects/objects.ts'
import { openS3 } from '../../../../server/objects/s3.ts'
import { s3Url } from '../../../../server/objects/s3-url.ts'
import { type Database, openDatabase } from '../../../../server/store/postgres/database.ts'
import type { OpenForm } from '../../../server/media/resumable/open-uploads.ts'
import { startCeph } from '../../../support/ceph.ts'
import { startPostgres } from '../../../support/postgres.ts'

export const postgres = use(startPostgres())
export const ceph = use(startCeph())

/** A database and a bucket, both empty. */
export interface SharedPlace {
  database: string
  bucket: string
}

export const newPlace = async (): Promise<SharedPlace> => ({
  database: await (await postgres).newDatabase(),
  bucket: await (await ceph).newBucket(),
})

/** The connections of one process. */
export async function connected(
  place: SharedPlace,
): Promise<{ database: Database; objects: Objects }> {
  const database = await openDatabase(place.database)
  const objects = openS3(s3Url.parse(place.bucket))
  use(async () => {
    objects.close()
    await database.close()
  })
  return { database, objects }
}

/** Uploads as one process of a place has them. */
export function inProcess(place: SharedPlace, more: Partial<SharedUploadsOptions> = {}): OpenForm {
  return async ({ uploadsDir, reservations, receiver, leftovers }) => {
    const { database, objects } = await connected(place)
    const leader = use(onlyProcess())
    const opened = await openSharedUploads({
      ...{ database, objects, leader, reservations, receiver },
      ...more,
    })
    const begun = async () => {
      const rows = await database.sql<{ id: string }>`
        select id from partial_uploads where outcome is null order by begun_at`
      return rows.map(({ id }) => id)
    }
    return {
      ...opened,
      begun,
      async remains() {
        const all = [...(await begun()), ...(await leftovers())]
        for await (const { key } of objects.list('parts/')) all.push(key)
        return all
      },
      arrived: async () =>
        (await stat(join(uploadsDir, '.incoming', (await leftovers())[0] ?? ''))).size,
    }
  }
}
