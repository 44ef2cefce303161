import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'
import { previousOf, readText, syncFolder, writeDurably } from '../../storage/durable-file.ts'
import { dataOf, notGood, notReadable } from '../../storage/envelope.ts'
import { type Rows, rowsSchema } from './slot-details/rows.ts'

export interface FormerSlotDetails {
  /** Whether there is anything of the file still. */
  isThere: boolean
  /** True where its tombstone is there. */
  isBuried: boolean
  /** @throws StartError naming the file where it cannot be used */
  rows(): Rows
  /** To be called once its rows are durable elsewhere. */
  bury(): Promise<void>
}

/** The version of the tombstone, which earlier releases refuse as newer than they are. */
export const slotDetailsFormat = { version: 4, schema: z.string() }

const TOMBSTONE = JSON.stringify({
  version: slotDetailsFormat.version,
  data: 'These details are in products.json. This file stays, so that no earlier release starts without them.',
})

/**
 * `slot-details.json`, which had the rows of slots before `products.json` did. It is judged only when
 * its rows are wanted: what is left of it after they were taken over means nothing.
 */
export async function readFormerSlotDetails(file: string): Promise<FormerSlotDetails> {
  const text = await readText(file).catch(error => {
    throw notReadable(file, error)
  })
  const isBuried = text === TOMBSTONE
  const isThere = !isBuried && (text !== null || existsSync(previousOf(file)))
  return {
    isThere,
    isBuried,
    rows() {
      if (isBuried) return {}
      if (text !== null) return rowsIn(text, file)
      if (isThere) throw notGood(file, 'it is missing')
      return {}
    },
    async bury() {
      // First: alone it would look like a lost file.
      await rm(previousOf(file), { force: true })
      await syncFolder(dirname(file))
      await writeDurably(file, TOMBSTONE)
    },
  }
}

function rowsIn(text: string, file: string): Rows {
  return dataOf<Rows>(parsed(text, file), { file, version: 3, schema: rowsSchema, migrate })
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw notGood(file, (error as Error).message)
  }
}

/** Version 1 forgot the names that items had before, version 2 had no photos built as drawn. */
function migrate(data: unknown): unknown {
  const rows = Object.entries(data as Record<string, object>)
  const added = { formerNames: [], builtVersion: '' }
  return Object.fromEntries(rows.map(([path, row]) => [path, { ...added, ...row }]))
}
