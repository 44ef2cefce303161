import { sameJson } from '../../web/page-editing/same-json.ts'
import type { SiteContent } from '../content/site-content.ts'
import type { Log } from '../log.ts'
import { withCurrentLinks } from './current-links.ts'
import { knownDrawings } from './known-drawings.ts'
import type { PageStore } from './store.ts'
import type { StoredPage } from './stored-page.ts'
import { type UnlistedPage, unlisted } from './unlisted-page.ts'

/** Which build checks pages, and what it found of those that another one has checked. */
export interface Rechecked {
  build: string
  /** By id. */
  pages: ReadonlyMap<string, UnlistedPage>
  /** Why the others do not fit any more, by id. */
  faults: ReadonlyMap<string, string>
}

export interface PageChecks extends Rechecked {
  /** Of these pages, those that another build has checked. */
  foreign(ids: readonly string[]): Readonly<StoredPage>[]
  /** Shows a page as it is, until it has been checked. */
  hold(id: string, page: UnlistedPage | undefined): void
  /** Checks a page that another build has checked. */
  check(stored: Readonly<StoredPage>): Promise<void>
}

/** Checks pages again that another build has checked, in memory. */
export function pageChecks(
  store: Pick<PageStore, 'get'>,
  { value: shipped }: Pick<SiteContent, 'value'>,
  build: string,
  log: Log,
): PageChecks {
  const pages = new Map<string, UnlistedPage>()
  const faults = new Map<string, string>()

  return {
    build,
    pages,
    faults,
    foreign: ids =>
      ids.flatMap(id => {
        const stored = store.get(id)
        return stored?.published && stored.published.checkedBy !== build ? stored : []
      }),
    hold(id, page) {
      if (page) pages.set(id, page)
    },
    async check(stored) {
      const { id, published, address: path } = stored
      if (!published) return
      const { checkSource } = await import('./check-source.ts')
      const source = withCurrentLinks(published.source)
      const { page, fields } = await checkSource(source, knownDrawings(shipped, stored))
      // Published once more meanwhile.
      if (store.get(id)?.published !== published) return
      if (!page) {
        const [[at, fault] = ['', '']] = Object.entries(fields)
        pages.delete(id)
        faults.set(id, `${at}: ${fault}`)
        log.error({ path, at, fault }, 'page does not fit this release, the shipped one is shown')
        return
      }
      faults.delete(id)
      const checked = unlisted(page)
      // As the same object where it says the same: every cached page ends with another one.
      if (!sameJson(pages.get(id), checked)) pages.set(id, checked)
    },
  }
}

/**
 * Checks all pages again that another build has checked. A page that fits is stored as checked by this
 * one; where that fails, as on a full disk, the next start checks it once more.
 */
export async function recheckPages(
  store: PageStore,
  shipped: Pick<SiteContent, 'value'>,
  build: string,
  log: Log,
): Promise<PageChecks> {
  const checks = pageChecks(store, shipped, build, log)
  for (const stored of checks.foreign(store.all.map(({ id }) => id))) {
    await checks.check(stored)
    const checked = checks.pages.get(stored.id)
    if (!checked) continue
    const { source } = stored.published ?? {}
    await store
      .change(stored, draft => {
        // Another process may have published it meanwhile.
        if (!draft.published || !sameJson(draft.published.source, source)) return
        draft.published = { ...draft.published, checked, checkedBy: build }
      })
      .catch(err => log.warn({ err, path: stored.address }, 'checked page not stored'))
  }
  return checks
}

/** Takes all pages as they were checked, whichever build did: for commands beside a site. */
export function asChecked({ all }: Pick<PageStore, 'all'>): Rechecked {
  const pages = all.flatMap(({ id, published }): [string, UnlistedPage][] =>
    published ? [[id, published.checked]] : [],
  )
  return { build: '', pages: new Map(pages), faults: new Map() }
}
