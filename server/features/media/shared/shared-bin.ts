import { randomUUID } from 'node:crypto'
import { notFound } from '../../../base/errors.ts'
import type { LocalCopies } from '../../../scale/objects/local-copies.ts'
import type { Bin, NewBinEntry } from '../../../storage/bin/bin.ts'
import type { BinEntry } from '../../../storage/bin/entry.ts'
import { openRows } from '../../../storage/open-rows.ts'
import { type Database, lockHead, raiseHead } from '../../../storage/postgres/database.ts'
import { rowTable } from '../../../storage/postgres/row-table.ts'
import type { Sql } from '../../../storage/postgres/sql.ts'
import { filesInBin, type KeptFor } from '../former-files.ts'
import { BIN, type BinRow, binFormat, binRow, entryOf, type FileInBin } from './bin-rows.ts'
import type { GoingSlotFile } from './replace-file.ts'
import type { StoredObject } from './slot-file.ts'

/** The bin of several processes; its files are objects of the store. */
export interface SharedBin extends Bin {
  /**
   * Adds an entry of files in a transaction that has the slots locked, unless one of them is there: of
   * a video whose poster is replaced after it.
   * @param about by default the place of the first file
   * @returns its id
   */
  keepIn(
    tx: Sql,
    going: readonly GoingSlotFile[],
    cause: BinEntry['cause'],
    by: string,
    about?: KeptFor,
  ): Promise<string>
  /** Undefined where it is there no more. */
  findIn(tx: Sql, id: string): Promise<BinRow | undefined>
  removeIn(tx: Sql, id: string): Promise<void>
  /** Resolves when `list` and `find` have what any process had written. */
  refresh(): Promise<void>
}

interface Options {
  database: Database
  copies: Pick<LocalCopies, 'fetch'>
  /** Makes room on the disk of this process: what the bin has is not there. */
  giveWay: Bin['giveWay']
  /** Milliseconds since 1970. */
  clock?: () => number
}

export async function openSharedBin(options: Options): Promise<SharedBin> {
  const { database, copies, giveWay, clock = Date.now } = options
  const rows = await openRows({ database, name: BIN, ...binFormat, indexedFields: filesOfRow })
  const table = rowTable<BinRow>(BIN, binFormat)

  async function addIn(
    tx: Sql,
    fields: NewBinEntry,
    objects: readonly StoredObject[] = [],
  ): Promise<BinEntry> {
    const row = binRow.parse({
      version: 1,
      id: randomUUID(),
      createdAt: new Date(clock()).toISOString(),
      bytes: objects.reduce((sum, { bytes }) => sum + bytes, 0),
      ...fields,
      objects,
    })
    const version = (await lockHead(tx, BIN)) + 1
    await table.put(tx, row, version)
    await raiseHead(tx, BIN, version)
    return entryOf(row)
  }

  const findIn = async (tx: Sql, id: string) => (await table.byIds(tx, [id])).get(id)?.row

  async function sameIn(tx: Sql, going: readonly GoingSlotFile[]): Promise<string | undefined> {
    // No process removes it before this transaction ends.
    await lockHead(tx, BIN)
    const keys = going.map(({ path, file }) => keyOfFile({ path, version: file.version }))
    for (const { id, indexed } of rows.indexed()) {
      if (keys.every(key => indexed.includes(key)) && (await findIn(tx, id))) return id
    }
    return undefined
  }

  return {
    findIn,
    async keepIn(tx, going, cause, who, about) {
      const same = about ? undefined : await sameIn(tx, going)
      if (same) return same
      const files = going.map(({ path, file: { version, fingerprint } }) => ({
        ...{ path, version },
        ...(fingerprint?.version === version && { fingerprint }),
      }))
      const objects = going.map(({ file: { fingerprint: _, ...object } }) => object)
      const { kind = 'media', subject = going[0]?.path ?? '', content = {} } = about ?? {}
      const entry: NewBinEntry = { who, kind, cause, subject, content: { ...content, files } }
      return (await addIn(tx, entry, objects)).id
    },
    async removeIn(tx, id) {
      const version = (await lockHead(tx, BIN)) + 1
      await table.remove(tx, id, version)
      await raiseHead(tx, BIN, version)
    },
    refresh: rows.refresh,
    async add(fields, files = []) {
      if (files.length > 0) throw new Error('Files come into this bin with their slots')
      const entry = await database.transaction(tx => addIn(tx, fields))
      await rows.refresh()
      return entry
    },
    async list() {
      const all: BinEntry[] = []
      for await (const row of rows.rows()) all.push(entryOf(row))
      return all
    },
    async find(id) {
      const row = await rows.find(id)
      return row && entryOf(row)
    },
    async fileOf(id, index) {
      const object = (await rows.find(id))?.objects[index]
      if (!object) throw notFound('This is no longer in the bin.')
      return copies.fetch(object)
    },
    remove: id => rows.remove(id),
    giveWay,
    async removeBefore(limit) {
      const old: string[] = []
      for await (const { id, createdAt } of rows.rows()) if (createdAt < limit) old.push(id)
      for (const id of old) await rows.remove(id)
    },
  }
}

/** Of entries of media alone: others are restored as a whole, with what else they have. */
const filesOfRow = (row: BinRow) => (row.kind === 'media' ? filesInBin(row).map(keyOfFile) : [])

const keyOfFile = ({ path, version }: Pick<FileInBin, 'path' | 'version'>) => `${version} ${path}`
