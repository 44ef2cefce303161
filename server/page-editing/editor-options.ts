import type { KeyedPage } from '../../web/page-editing/contract.ts'
import type { Content } from '../content/content.ts'
import type { SiteContent } from '../content/site-content.ts'
import { badRequest, notFound } from '../errors.ts'
import type { EditedSite } from './edited-site.ts'
import type { ShippedSources } from './shipped-sources.ts'
import type { PageStore } from './store.ts'
import { type StoredPage, untouchedPage } from './stored-page.ts'
import type { PageVersions } from './versions.ts'

export interface PageEditorOptions {
  store: PageStore
  site: EditedSite
  /** The content of the release. */
  shipped: Pick<SiteContent, 'value'>
  sources: ShippedSources
  versions: PageVersions
  /** Which build checks pages that are published. */
  build: string
}

/** A page as an editor finds it. */
export interface FoundPage {
  stored: Readonly<StoredPage>
  /** As the release ships it. */
  shipped: KeyedPage
}

/** @throws AppError 404 where no page has this path */
export async function findPage(path: unknown, options: PageEditorOptions): Promise<FoundPage> {
  if (typeof path !== 'string') throw badRequest('Name one page: ?path=/about')
  const page = pageAt(path, options.shipped.value)
  const shipped = page && (await options.sources()).get(page.path)
  if (!shipped) throw notFound('There is no page at this path')
  return { stored: options.store.get(page.path) ?? untouchedPage(page), shipped }
}

const pageAt = (path: string, { byPath }: Content) => byPath.get(path)
