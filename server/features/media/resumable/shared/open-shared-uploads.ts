import type { DataStore } from '@tus/server'
import { day } from '../../../../../web/base/units.ts'
import type { Leader } from '../../../../scale/leader.ts'
import type { Objects } from '../../../../scale/objects/objects.ts'
import type { Database } from '../../../../storage/postgres/database.ts'
import type { Receiver } from '../../upload/receive.ts'
import type { FinishedUploads } from '../finished-uploads.ts'
import { mostBegun } from '../giving-way.ts'
import { readUpload } from '../partial-upload.ts'
import type { PartialUploads, PartialUploadsOptions } from '../partial-uploads.ts'
import { createLocalFiles } from './local-files.ts'
import { partObjects } from './part-objects.ts'
import { receiveOnce } from './receive-once.ts'
import { sweepUploads } from './sweep.ts'
import { uploadClaims } from './upload-claims.ts'
import { uploadRows } from './upload-rows.ts'
import { createUploadTables } from './upload-tables.ts'

export interface SharedUploadsOptions
  extends Pick<PartialUploadsOptions, 'reservations' | 'isUser' | 'most' | 'onSweepFailed'> {
  database: Database
  objects: Objects
  leader: Leader
  receiver: Pick<Receiver, 'receive' | 'temporaryFile'>
}

/**
 * Uploads that any process begins, continues and finishes: rows say how many bytes there are, objects
 * have the bytes. An acknowledged byte is in both.
 */
export async function openSharedUploads(
  options: SharedUploadsOptions,
): Promise<{ uploads: PartialUploads; finished: FinishedUploads }> {
  const { database, objects, leader, receiver, reservations } = options
  const { isUser = () => true, most = mostBegun, onSweepFailed = () => undefined } = options
  await createUploadTables(database)
  const rows = uploadRows(database)
  const parts = partObjects(objects, rows)
  const local = createLocalFiles({ temporaryFile: receiver.temporaryFile, reservations })
  const shared = { rows, parts, local, most }
  let opened: Promise<DataStore> | undefined
  const store = () => {
    opened ??= import('./tus-store.ts').then(({ SharedStore }) => new SharedStore(shared))
    return opened
  }
  const sweep = () => sweepUploads({ rows, parts, objects, isUser })
  leader.whileLeading(() => {
    const sweepAgain = () => void sweep().catch(onSweepFailed)
    sweepAgain()
    const daily = setInterval(sweepAgain, day).unref()
    return () => clearInterval(daily)
  })

  const uploads: PartialUploads = {
    store,
    async find(id, owner) {
      const row = await rows.find(id)
      if (!row || row.outcome) return undefined
      return readUpload({ ...row, offset: row.received }, owner)
    },
    async forget(id) {
      const keys = await rows.remove(id)
      await local.drop(id)
      await parts.discard(keys)
    },
    async forgetOf(owner) {
      const { ids, keys } = await rows.removeOf(owner)
      await Promise.all(ids.map(local.drop))
      await parts.discard(keys)
    },
    sweep,
    stop: local.close,
  }
  const claims = uploadClaims(database)
  return { uploads, finished: receiveOnce({ rows, claims, parts, local, receiver }) }
}
