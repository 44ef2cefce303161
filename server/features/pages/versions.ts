import * as z from 'zod'
import type { KeyedPage, PageVersion } from '../../../web/features/pages/contract.ts'
import type { ValuesPlace } from '../../storage/open-values.ts'
import { type ValuesOnDemand, valuesOnDemand } from '../../storage/values-on-demand.ts'
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

export const pageVersionsFormat = { version: 1, schema: z.array(versionSchema) }

type Version = z.output<typeof versionSchema>

export interface PageVersions extends Pick<ValuesOnDemand<Version[]>, 'settled'> {
  /** Newest first. */
  list(id: string): Promise<PageVersion[]>
  /** Undefined where there is none. */
  read(id: string, version: string): Promise<KeyedPage | undefined>
  /** Durably; the oldest one goes. One with the same number was never published, and is replaced. */
  add(id: string, made: Version): Promise<void>
}

/**
 * What was published of each page: a value for each, whole versions of 5.6 KB (median), which is read
 * when an administrator opens the history.
 */
export function pageVersions(place: ValuesPlace): PageVersions {
  const all = valuesOnDemand<Version[]>(place, {
    ...pageVersionsFormat,
    initial: () => [],
  })

  return {
    async list(id) {
      const versions = await all.read(id)
      return versions
        .map(({ number, at, by, sections }) => ({ id: String(number), at, by, sections }))
        .reverse()
    },
    async read(id, version) {
      const found = (await all.read(id)).find(({ number }) => String(number) === version)
      return found && { source: found.source, keys: found.keys }
    },
    async add(id, made) {
      await all.change(id, versions => {
        const before = versions.filter(({ number }) => number !== made.number)
        versions.splice(0, versions.length, ...[...before, made].slice(-MOST))
      })
    },
    settled: all.settled,
  }
}
