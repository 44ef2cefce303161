import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { use } from '#test'
import { s3Url } from '../../../../server/base/settings/s3-url.ts'
import {
  openSharedUploads,
  type SharedUploadsOptions,
} from '../../../../server/features/media/resumable/shared/open-shared-uploads.ts'
import { onlyProcess } from '../../../../server/scale/leader.ts'
import type { Objects } from '../../../../server/scale/objects/objects.ts'
import { openS3 } from '../../../../server/scale/objects/s3.ts'
import { type Database, openDatabase } from '../../../../server/storage/postgres/database.ts'
import type { OpenForm } from '../../../server/features/media/resumable/open-uploads.ts'
import { type CephServer, startCeph } from '../../../support/ceph.ts'
import { type PostgresServer, startPostgres } from '../../../support/postgres.ts'

let running: { postgres: Promise<PostgresServer>; ceph: Promise<CephServer> } | undefined

/**
 * Starts PostgreSQL and Ceph for the tests of one file, which calls it first: a worker has this module
 * for its next file as well.
 */
export function startEngines() {
  running = { postgres: use(startPostgres()), ceph: use(startCeph()) }
  return running
}

/** A database and a bucket, both empty. */
export interface SharedPlace {
  database: string
  bucket: string
}

export const newPlace = async (): Promise<SharedPlace> => ({
  database: (await (await running?.postgres)?.newDatabase()) ?? notStarted(),
  bucket: (await (await running?.ceph)?.newBucket()) ?? notStarted(),
})

function notStarted(): never {
  throw new Error('The file has to call startEngines')
}

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
