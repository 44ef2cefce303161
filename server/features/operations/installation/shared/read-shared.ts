import { CommandError } from '../../../../base/command.ts'
import { modifiedAtOf } from '../../../../base/disk/stored-file.ts'
import { keyOf } from '../../../../scale/objects/file-object.ts'
import type { Objects } from '../../../../scale/objects/objects.ts'
import { binFolder } from '../../../../storage/bin/bin.ts'
import type { Sql } from '../../../../storage/postgres/sql.ts'
import { filesInBin } from '../../../media/former-files.ts'
import { BIN, binRow, entryOf } from '../../../media/shared/bin-rows.ts'
import { type StoredObject, slotFile } from '../../../media/shared/slot-file.ts'
import { NOTE } from '../../stores/noted-formats.ts'
import {
  type BinPart,
  byCode,
  type Installation,
  type RowPart,
  type UploadPart,
  type ValuePart,
} from '../installation.ts'

/**
 * A site in a database and a bucket, as it is in one transaction. Of its parts, one kind can be read at
 * a time.
 * @param tx of a transaction that sees one moment, or has the stores locked
 */
export function sharedInstallation(tx: Sql, objects: Pick<Objects, 'get'>): Installation {
  const uploadOf = (path: string, file: StoredObject): UploadPart => ({
    path,
    bytes: file.bytes,
    changedAt: modifiedAtOf(file.version),
    sha256: file.sha256,
    async open() {
      const body = await objects.get(keyOf(file))
      if (body) return body
      throw new CommandError(
        `${path} is missing in the bucket (${keyOf(file)}). Delete it on the site or restore a backup.`,
      )
    },
  })

  return {
    values: () => valuesIn(tx),
    rows: () => rowsIn(tx),
    async *uploads() {
      const rows = await tx<{ path: string; data: string }>`
        select path, data from slot_files where data is not null`
      for (const { path, data } of rows.sort((one, other) => byCode(one.path, other.path))) {
        const { fingerprint, ...file } = slotFile.parse(JSON.parse(data))
        yield { ...uploadOf(path, file), fingerprint }
      }
    },
    async *bin(): AsyncGenerator<BinPart> {
      const rows = await tx<{ data: string }>`
        select data from stored_rows where store = ${BIN} and data is not null
        order by id::text collate "C"`
      for (const { data } of rows) {
        const row = binRow.parse(JSON.parse(data))
        const entry = entryOf(row)
        const files = filesInBin(entry).map((_, index) =>
          uploadOf(`${binFolder}/${entry.id}/${index}`, row.objects[index] as StoredObject),
        )
        yield { entry, files }
      }
    },
  }
}

async function* valuesIn(tx: Sql): AsyncGenerator<ValuePart> {
  const names = await tx<{ name: string }>`
    select name from stored_values where name not in ('last-backup', ${NOTE}) order by name collate "C"`
  for (const { name } of names) {
    const [row] = await tx<{ shape: number; data: string }>`
      select shape, data from stored_values where name = ${name}`
    if (row) yield { name, shape: row.shape, data: JSON.parse(row.data) }
  }
}

/** The number of rows in memory at a time. */
const ROWS = 500

/**
 * Yields rows in the order of files: by month, and within it in the order in which they were added.
 */
async function* rowsIn(tx: Sql): AsyncGenerator<RowPart> {
  await tx`declare rows_by_month no scroll cursor for
    select store, shape, data from stored_rows where store <> 'bin' and data is not null
    order by store collate "C", substr(created_at, 1, 7) collate "C", place`
  try {
    for (;;) {
      const batch = await fetchRows(tx)
      for (const { store, shape, data } of batch) yield { store, shape, row: JSON.parse(data) }
      if (batch.length < ROWS) return
    }
  } finally {
    await tx`close rows_by_month`.catch(() => undefined)
  }
}

const fetchRows = (tx: Sql) =>
  // A statement that takes no parameters.
  tx<{ store: string; shape: number; data: string }>`fetch 500 from rows_by_month`
