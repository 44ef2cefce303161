import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { ignoreMissing } from '../../base/disk/stored-file.ts'
import { deepFreeze } from '../apply-changes.ts'
import {
  type Disk,
  NotPutBack,
  previousOf,
  readText,
  replaceDurably,
  syncFolder,
} from '../durable-file.ts'
import { dataOf, notGood } from '../envelope.ts'
import { fileText } from './file-text.ts'
import { byName } from './order.ts'
import type { MonthlyRow, MonthlyStoreOptions } from './types.ts'

export interface SegmentFiles<Row extends MonthlyRow> {
  /**
   * The names of the files, oldest first, such as `2026-11-1`.
   * @throws StartError where a previous version exists without its file
   */
  names(): Promise<string[]>
  fileOf(name: string): string
  /**
   * The validated rows of a file; `bytes` is close enough to its size for splitting.
   * @throws StartError where the file is invalid
   */
  read(name: string): Promise<{ rows: readonly Row[]; bytes: number }>
  /** The same; undefined where there is no such file. */
  readIfThere(name: string): Promise<{ rows: readonly Row[]; bytes: number } | undefined>
  /** The rows of a file, cached for the few files used last. */
  rows(name: string): Promise<readonly Row[]>
  /** Reads like `rows`, without changing which files are cached: for scans of many files. */
  readUncached(name: string): Promise<readonly Row[]>
  /** The number of writes of a file since the start. */
  writesOf(name: string): number
  /**
   * Resolves with the size when the rows are durable, and removed ones are in no copy; when it
   * rejects the previous rows are still in place.
   * @throws NotPutBack where it is unknown which are; the cache drops both
   */
  write(name: string, rows: readonly Row[], before: readonly Row[]): Promise<number>
  drop(name: string): Promise<void>
}

/** Enough for a page of the newest rows and for the file being written. */
const MOST_IN_MEMORY = 4

export function segmentFiles<Row extends MonthlyRow>({
  folder,
  version,
  schema,
  migrate,
  disk,
  onLate = () => undefined,
}: Pick<
  MonthlyStoreOptions<Row, unknown>,
  'folder' | 'version' | 'schema' | 'migrate' | 'onLate'
> & {
  disk: Disk
}): SegmentFiles<Row> {
  const inMemory = new Map<string, readonly Row[]>()
  const writes = new Map<string, number>()
  const textOf = fileText(version)
  const writesOf = (name: string) => writes.get(name) ?? 0
  const fileOf = (name: string) => join(folder, `${name}.json`)
  const checked = z.array(schema)
  /** All files were validated at the start, and later ones were written by this process. */
  const checkedBefore = z.custom<Row[]>()
  const parseRows = (rows: unknown, from: number) =>
    Array.isArray(rows) && migrate ? rows.map(row => migrate(row, from)) : rows

  function remember(name: string, rows: readonly Row[]) {
    inMemory.delete(name)
    inMemory.set(name, rows)
    const [oldest] = inMemory.keys()
    if (inMemory.size > MOST_IN_MEMORY && oldest !== undefined) inMemory.delete(oldest)
    return rows
  }

  async function read(name: string, schema: z.ZodType<Row[]> = checked) {
    const stored = await readIfThere(name, schema)
    if (!stored) throw notGood(fileOf(name), 'it is missing')
    return stored
  }

  async function readIfThere(name: string, schema: z.ZodType<Row[]> = checked) {
    const file = fileOf(name)
    const text = await readText(file, disk)
    if (text === null) return undefined
    const shape = { file, version, schema, ...(migrate && { migrate: parseRows }) }
    return { rows: dataOf(parse(text, file), shape), bytes: text.length }
  }

  return {
    fileOf,
    writesOf,
    read: name => read(name),
    readIfThere: name => readIfThere(name),
    async names() {
      const names = (await readdir(folder).catch(ignoreMissing)) ?? []
      const orphan = names.find(
        name => previousName.test(name) && !names.includes(name.replace('.previous', '')),
      )
      if (orphan) throw notGood(join(folder, orphan.replace('.previous', '')), 'it is missing')
      return names.flatMap(name => segmentName.exec(name)?.[1] ?? []).sort(byName)
    },
    async rows(name) {
      for (;;) {
        const cachedRows = inMemory.get(name)
        if (cachedRows) return remember(name, cachedRows)
        const writesBefore = writesOf(name)
        const rows = deepFreeze((await read(name)).rows)
        // Rows read while a write came in between are outdated, and must not be used for changes.
        if (writesOf(name) === writesBefore) return inMemory.get(name) ?? remember(name, rows)
      }
    },
    readUncached: async name => inMemory.get(name) ?? (await read(name, checkedBefore)).rows,
    async write(name, rows, oldRows) {
      const text = textOf(rows)
      const ids = new Set(rows.map(({ id }) => id))
      // The previous version must not keep a removed row.
      const forgets = oldRows.some(({ id }) => !ids.has(id))
      const changed = () => writes.set(name, writesOf(name) + 1)
      await replaceDurably(fileOf(name), text, disk, { forgets, onLate }).catch(error => {
        if (error instanceof NotPutBack) {
          inMemory.delete(name)
          changed()
        }
        throw error
      })
      changed()
      remember(name, rows)
      return text.length
    },
    async drop(name) {
      // The previous version first, durably: alone it would look like a lost file.
      await disk.rm(previousOf(fileOf(name)), { force: true })
      await syncFolder(folder, disk)
      await disk.rm(fileOf(name), { force: true })
      await syncFolder(folder, disk)
      inMemory.delete(name)
    },
  }
}

const segmentName = /^(\d{4}-\d{2}-[1-9]\d*)\.json$/
const previousName = /^\d{4}-\d{2}-[1-9]\d*\.previous\.json$/

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw notGood(file, (error as Error).message)
  }
}
