import type { SiteContent } from '../content/site-content.ts'
import type { Log } from '../log.ts'
import { knownDrawings } from './known-drawings.ts'
import type { PageStore } from './store.ts'
import { type UnlistedPage, unlisted } from './unlisted-page.ts'

/** Which build checks pages, and what it found of those that an earlier one has checked. */
export interface Rechecked {
  build: string
  /** By id. */
  pages: ReadonlyMap<string, UnlistedPage>
  /** Why the others do not fit any more, by id. */
  faults: ReadonlyMap<string, string>
}

/**
 * Checks again what another build has checked. A page that fits is stored as checked by this one; where
 * the disk is full, the next start checks it once more.
 */
export async function recheckPages(
  store: PageStore,
  { value: shipped }: Pick<SiteContent, 'value'>,
  build: string,
  log: Log,
): Promise<Rechecked> {
  const pages = new Map<string, UnlistedPage>()
  const faults = new Map<string, string>()
  for (const stored of store.all) {
    const { id, published, address: path } = stored
    if (!published || published.checkedBy === build) continue
    const { checkSource } = await import('./check-source.ts')
    const { page, fields } = await checkSource(published.source, knownDrawings(shipped, stored))
    if (!page) {
      const [[at, fault] = ['', '']] = Object.entries(fields)
      faults.set(id, `${at}: ${fault}`)
      log.error({ path, at, fault }, 'page does not fit this release, the shipped one is shown')
      continue
    }
    const checked = unlisted(page)
    pages.set(id, checked)
    await store
      .change(stored, draft => {
        if (draft.published) draft.published = { ...draft.published, checked, checkedBy: build }
      })
      .catch(err => log.warn({ err, path }, 'checked page not stored'))
  }
  return { build, pages, faults }
}

/** Takes all pages as they were checked, whichever build did: for commands beside a site. */
export function asChecked({ all }: Pick<PageStore, 'all'>): Rechecked {
  const pages = all.flatMap(({ id, published }): [string, UnlistedPage][] =>
    published ? [[id, published.checked]] : [],
  )
  return { build: '', pages: new Map(pages), faults: new Map() }
}
