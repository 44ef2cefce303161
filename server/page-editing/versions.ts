import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { KeyedPage, PageVersion } from '../../web/page-editing/contract.ts'
import { readText, writeDurably } from '../store/durable-file.ts'
import { sourceSchema } from './stored-page.ts'

/** How many of a page are stored. */
const MOST = 200

const versionSchema = z.strictObject({
  /** The version of the page that it was published as. */
  number: z.int().positive(),
  at: z.iso.datetime(),
  by: z.string(),
  /** The titles or kinds of the sections that it changed. */
  sections: z.array(z.string()),
  source: sourceSchema,
  keys: z.array(z.string()),
})

const fileSchema = z.strictObject({ version: z.literal(1), data: z.array(versionSchema) })

type Version = z.output<typeof versionSchema>

export interface PageVersions {
  /** Newest first. */
  list(id: string): Promise<PageVersion[]>
  /** Undefined where there is none. */
  read(id: string, version: string): Promise<KeyedPage | undefined>
  /** Durably; the oldest one goes. One with the same number was never published, and is replaced. */
  add(id: string, made: Version): Promise<void>
}

/**
 * What was published of each page: a file for each, whole versions of 5.6 KB (median), which is read
 * when an administrator opens the history. Calls of `add` for one page must not overlap.
 */
export function pageVersions(folder: string): PageVersions {
  const fileOf = (id: string) => join(folder, `${id}.json`)

  async function all(id: string): Promise<Version[]> {
    const text = await readText(fileOf(id))
    return text === null ? [] : fileSchema.parse(JSON.parse(text)).data
  }

  return {
    async list(id) {
      const versions = await all(id)
      return versions
        .map(({ number, at, by, sections }) => ({ id: String(number), at, by, sections }))
        .reverse()
    },
    async read(id, version) {
      const found = (await all(id)).find(({ number }) => String(number) === version)
      return found && { source: found.source, keys: found.keys }
    },
    async add(id, made) {
      const before = (await all(id)).filter(({ number }) => number !== made.number)
      const data = [...before, made].slice(-MOST)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeDurably(fileOf(id), JSON.stringify({ version: 1, data }))
    },
  }
}
