import { sameJson } from '../../../web/base/same-json.ts'
import type { EditedPage } from '../../../web/features/pages/contract.ts'
import type { Log } from '../../base/log.ts'
import type { UnlistedPage } from '../products/listed-page.ts'
import type { Faults } from './check-source.ts'
import { withCurrentLinks } from './current-links.ts'
import { knownDrawings } from './known-drawings.ts'
import { type PageStore, pagesFormat } from './store.ts'
import type { StoredPage } from './stored-page.ts'

/** Pages that were checked in another format, as this release checks them. */
export interface Rechecked {
  /** By id. */
  pages: ReadonlyMap<string, UnlistedPage>
  /** Why a page is not shown as it was published, by id. */
  faults: ReadonlyMap<string, string>
}

export interface PageChecks extends Rechecked {
  /** Finds those of these pages that were checked in another format. */
  foreign(ids: readonly string[]): Readonly<StoredPage>[]
  /** Shows a page as it is, until it has been checked. */
  hold(id: string, page: UnlistedPage | undefined): void
  /** Checks a page that was checked in another format. */
  check(stored: Readonly<StoredPage>): Promise<void>
}

const { version: format } = pagesFormat

/** Checks pages again that were checked in another format, in memory. */
export function pageChecks(store: Pick<PageStore, 'all' | 'get'>, log: Log): PageChecks {
  const pages = new Map<string, UnlistedPage>()
  const faults = new Map<string, string>()

  return {
    pages,
    faults,
    foreign: ids =>
      ids.flatMap(id => {
        const stored = store.get(id)
        return stored?.published && stored.published.format !== format ? stored : []
      }),
    hold(id, page) {
      if (page) pages.set(id, page)
    },
    async check(stored) {
      const { id, published, address: path } = stored
      if (!published) return
      const { checkSource } = await import('./check-source.ts')
      const allowed = knownDrawings(stored, store.all)
      const source = withCurrentLinks(published.source)
      const { page, fields } = await checkSource(source, allowed)
      const checked = page ?? (await checkSource(withoutFaulty(source, fields), allowed)).page
      // Published once more meanwhile.
      if (store.get(id)?.published !== published) return
      if (page) faults.delete(id)
      else {
        const [[at, fault] = ['', '']] = Object.entries(fields)
        faults.set(id, `${at}: ${fault}`)
        log.error({ path, at, fault }, 'page does not fit this release, and is shown without that')
      }
      // As the same object where it says the same: every cached page ends with another one.
      if (checked && !sameJson(pages.get(id), checked)) pages.set(id, checked)
    },
  }
}

/** A source without the sections that have a fault. */
function withoutFaulty(source: EditedPage, fields: Faults): EditedPage {
  const faulty = new Set(Object.keys(fields).map(at => /^sections\.(\d+)\./.exec(at)?.[1]))
  return {
    ...source,
    sections: source.sections.filter((_, index) => !faulty.has(String(index))),
  }
}

/**
 * Checks all pages again that were checked in another format. A page that fits is stored as checked by
 * this release; where that fails, as on a full disk, the next start checks it once more.
 */
export async function recheckPages(store: PageStore, log: Log): Promise<PageChecks> {
  const checks = pageChecks(store, log)
  for (const stored of checks.foreign(store.all.map(({ id }) => id))) {
    await checks.check(stored)
    const checked = checks.pages.get(stored.id)
    if (!checked || checks.faults.has(stored.id)) continue
    const { source } = stored.published ?? {}
    await store
      .change(stored, draft => {
        // Another process may have published it meanwhile.
        if (!draft.published || !sameJson(draft.published.source, source)) return
        draft.published = { ...draft.published, checked, format }
      })
      .catch(err => log.warn({ err, path: stored.address }, 'checked page not stored'))
  }
  return checks
}
