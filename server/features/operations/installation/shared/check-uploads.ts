import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { keyOf } from '../../../../scale/objects/file-object.ts'
import type { Objects } from '../../../../scale/objects/objects.ts'
import type { Sql } from '../../../../storage/postgres/sql.ts'
import { BIN } from '../../../media/shared/bin-rows.ts'
import type { UploadPart } from '../installation.ts'
import { inSnapshot, type SharedPlace } from './open-shared.ts'
import { sharedInstallation } from './read-shared.ts'

export interface UploadsReport {
  /** Files in slots, posters of videos included. */
  files: number
  bytes: number
  entriesInBin: number
  bytesInBin: number
  /** Objects that have the bytes of their name; several files may have the same. */
  right: number
  /** Each problem takes a line. */
  problems: string[]
}

/** Reads the object of each file in a slot or in the bin; the site may be running. */
export async function checkUploads(place: SharedPlace): Promise<UploadsReport> {
  const { database, objects } = place
  const report = { files: 0, bytes: 0, entriesInBin: 0, bytesInBin: 0, right: 0 }
  const byHash = new Map<string, UploadPart>()
  // Their objects are read afterwards: that takes long, and a transaction should not.
  await inSnapshot(place, async tx => {
    const installation = sharedInstallation(tx, objects)
    for await (const upload of installation.uploads()) {
      report.files += 1
      report.bytes += upload.bytes
      byHash.set(upload.sha256, upload)
    }
    for await (const { entry, files } of installation.bin()) {
      report.entriesInBin += 1
      report.bytesInBin += entry.bytes
      for (const file of files) if (!byHash.has(file.sha256)) byHash.set(file.sha256, file)
    }
  })
  const problems: string[] = []
  for (const [sha256, { path }] of byHash) {
    const storedHash = await sumOf(sha256, objects)
    if (storedHash === sha256) report.right += 1
    // The upload may have been deleted permanently meanwhile.
    else if (await isNamed(database.sql, sha256)) problems.push(problem(path, sha256, storedHash))
  }
  return { ...report, problems }
}

/** Undefined where there is no such object. */
async function sumOf(sha256: string, objects: Pick<Objects, 'get'>): Promise<string | undefined> {
  const body = await objects.get(keyOf({ sha256 }))
  if (!body) return undefined
  const hash = createHash('sha256')
  await pipeline(body, hash)
  return hash.digest('hex')
}

async function isNamed(sql: Sql, sha256: string): Promise<boolean> {
  const [row] = await sql<{ found: boolean }>`
    select exists (select from slot_files where data::json ->> 'sha256' = ${sha256})
      or exists (
        select from stored_rows, json_array_elements(data::json -> 'objects') object
        where store = ${BIN} and data is not null and object ->> 'sha256' = ${sha256}
      ) as found`
  return row?.found === true
}

const problem = (path: string, sha256: string, storedHash: string | undefined) =>
  `${path} ${storedHash ? 'has other bytes than were uploaded' : 'is missing'} in the bucket (${keyOf({ sha256 })}). Upload it again, or restore it from a backup.`
