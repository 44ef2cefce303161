import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { KeyedPage, PageVersion } from '../../web/page-editing/contract.ts'
import { ignoreMissing } from '../disk/stored-file.ts'
import { writeDurably } from '../store/durable-file.ts'
import { sourceSchema } from './stored-page.ts'

/** How many of a page are stored. */
const MOST = 200

const versionSchema = z.strictObject({
  at: z.iso.datetime(),
  by: z.string(),
  /** The titles or kinds of the sections that it changed. */
  sections: z.array(z.string()),
  source: sourceSchema,
  keys: z.array(z.string()),
})

type Version = z.output<typeof versionSchema>

export interface PageVersions {
  /** Newest first. */
  list(id: string): Promise<PageVersion[]>
  /** Undefined where there is none. */
  read(id: string, version: string): Promise<KeyedPage | undefined>
  /** Durably; the oldest ones go. */
  add(id: string, version: number, made: Version): Promise<void>
}

/**
 * What was published of each page: a file for each version, which is never changed, so that none is in
 * memory and a backup at any moment is whole.
 */
export function pageVersions(folder: string): PageVersions {
  const numbersOf = async (id: string) => {
    const names = (await readdir(join(folder, id)).catch(ignoreMissing)) ?? []
    const numbers = names.flatMap(name => /^(\d+)\.json$/.exec(name)?.[1] ?? []).map(Number)
    return numbers.sort((one, other) => other - one)
  }
  const fileOf = (id: string, version: number | string) => join(folder, id, `${version}.json`)

  async function read(id: string, version: string): Promise<Version | undefined> {
    if (!/^\d{1,15}$/.test(version)) return undefined
    const text = await readFile(fileOf(id, version), 'utf8').catch(ignoreMissing)
    return text === undefined ? undefined : versionSchema.parse(JSON.parse(text))
  }

  return {
    async list(id) {
      const numbers = await numbersOf(id)
      const versions = await Promise.all(numbers.map(number => read(id, String(number))))
      return numbers.flatMap((number, index) => {
        const { at, by, sections } = versions[index] ?? {}
        return at && by !== undefined && sections ? [{ id: String(number), at, by, sections }] : []
      })
    },
    async read(id, version) {
      const { source, keys } = (await read(id, version)) ?? {}
      return source && keys ? { source, keys } : undefined
    },
    async add(id, version, made) {
      await mkdir(join(folder, id), { recursive: true, mode: 0o700 })
      await writeDurably(fileOf(id, version), JSON.stringify(made))
      const numbers = await numbersOf(id)
      await Promise.all(numbers.slice(MOST).map(number => rm(fileOf(id, number))))
    },
  }
}
