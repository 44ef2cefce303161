import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Rows, rowsSchema } from '../slot-details/rows.ts'
import { previousOf, readText, syncFolder } from '../store/durable-file.ts'
import { dataOf, notGood, notReadable } from '../store/envelope.ts'

export interface FormerSlotDetails {
  /** Whether there is anything of the file still. */
  isThere: boolean
  /** @throws StartError naming the file where it cannot be used */
  rows(): Rows
  /** To be called once its rows are durable elsewhere. */
  remove(): Promise<void>
}

/**
 * `slot-details.json`, which had the rows of slots before `products.json` did. It is judged only when
 * its rows are wanted: what is left of it after they were taken over means nothing.
 */
export async function readFormerSlotDetails(file: string): Promise<FormerSlotDetails> {
  const text = await readText(file).catch(error => {
    throw notReadable(file, error)
  })
  const isThere = text !== null || existsSync(previousOf(file))
  return {
    isThere,
    rows() {
      if (text !== null) return rowsIn(text, file)
      if (isThere) throw notGood(file, 'it is missing')
      return {}
    },
    async remove() {
      await rm(previousOf(file), { force: true })
      await rm(file, { force: true })
      await syncFolder(dirname(file))
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
