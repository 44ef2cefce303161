import { AppError } from '../../../base/errors.ts'
import { notSaved } from '../../../storage/change-queue.ts'
import {
  createHead,
  type Database,
  lockHead,
  raiseHead,
} from '../../../storage/postgres/database.ts'
import type { Sql } from '../../../storage/postgres/sql.ts'
import type { SlotFile } from './slot-file.ts'
import {
  createSlotTables,
  putSlotFile,
  SLOT_FILES,
  slotFilesAt,
  slotFilesSince,
} from './slot-table.ts'

/** What each slot holds: in memory, as the table of all processes has it. */
export interface SlotFiles {
  get(path: string): SlotFile | undefined
  /** Also of paths that are slots no more. */
  all(): ReadonlyMap<string, SlotFile>
  /**
   * Changes slots and what belongs to them in one transaction, which no other process interrupts.
   * @throws AppError of `fn`, which undoes all; 503 where the database fails
   */
  change<R>(fn: (change: SlotChange) => Promise<R>): Promise<R>
  /**
   * Resolves when the memory is no older than what any process had written when it was called.
   * @throws AppError 503 where the database does not answer
   */
  refresh(): Promise<void>
  /** Called with the paths that this or another process has changed. */
  onChange(listener: (paths: readonly string[]) => void): void
}

export interface SlotChange {
  tx: Sql
  /** What a slot holds at this moment, this change included. */
  get(path: string): Promise<SlotFile | undefined>
  set(path: string, file: SlotFile | undefined): Promise<void>
}

export async function openSlotFiles(database: Database): Promise<SlotFiles> {
  const { sql, transaction, follow } = database
  await createSlotTables(database)
  await createHead(sql, SLOT_FILES)
  const files = new Map<string, SlotFile>()
  const listeners = new Set<(paths: readonly string[]) => void>()
  let seen = 0

  let catchingUp: Promise<void> = Promise.resolve()
  /** One after the other: an answer that came late would undo a newer one. */
  function catchUp(): Promise<void> {
    const next = catchingUp.then(async () => {
      const { files: changed, version } = await slotFilesSince(sql, seen)
      if (version <= seen) return
      for (const [path, file] of changed) {
        if (file) files.set(path, file)
        else files.delete(path)
      }
      seen = version
      for (const listener of listeners) listener([...changed.keys()])
    })
    catchingUp = next.catch(() => undefined)
    return next
  }

  async function change<R>(fn: (change: SlotChange) => Promise<R>): Promise<R> {
    try {
      const returned = await transaction(tx => applied(tx, fn))
      await catchUp()
      return returned
    } catch (error) {
      await catchUp().catch(() => undefined)
      throw error instanceof AppError ? error : notSaved(error)
    }
  }

  async function applied<R>(tx: Sql, fn: (change: SlotChange) => Promise<R>): Promise<R> {
    const version = (await lockHead(tx, SLOT_FILES)) + 1
    let isChanged = false
    const returned = await fn({
      tx,
      get: async path => (await slotFilesAt(tx, [path])).get(path),
      async set(path, file) {
        isChanged = true
        await putSlotFile(tx, path, file, version)
      },
    })
    if (isChanged) await raiseHead(tx, SLOT_FILES, version)
    return returned
  }

  await catchUp()
  follow({ name: SLOT_FILES, version: () => seen, catchUp })
  return {
    get: path => files.get(path),
    all: () => files,
    change,
    refresh: () => database.refresh(SLOT_FILES),
    onChange: listener => void listeners.add(listener),
  }
}
