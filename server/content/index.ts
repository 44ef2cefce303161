import { about } from './about.ts'
import { starterCollections } from './collections/starter-collections.ts'
import { contact } from './contact.ts'
import { type Content, contentOf } from './content.ts'
import { download } from './download.ts'
import { engineeringPages } from './engineering-services/index.ts'
import { gallery } from './gallery.ts'
import { home } from './home.ts'
import type { UnlistedPage } from './listed-page.ts'
import { notFound } from './not-found.ts'
import type { ContentPage, PageSource } from './page.ts'
import { parsePage, parseUnlisted } from './parse-page.ts'
import { products } from './products.ts'
import { prefabPages } from './services/containers/index.ts'
import { furniturePages } from './services/furniture/index.ts'
import { interiors } from './services/interiors.ts'
import { shortlist } from './shortlist.ts'

export type { Content } from './content.ts'

/** Every public page, in the order of the navigation bar. */
export const pageSources: readonly PageSource[] = [
  home,
  ...prefabPages,
  interiors,
  ...furniturePages,
  ...engineeringPages,
  gallery,
  contact,
  about,
  download,
  shortlist,
  products,
]

/** What a first start stores: the pages of the site. Their products are collections. */
export interface StarterPages {
  pages: readonly UnlistedPage[]
  /** Shown where there is no page. */
  notFound: ContentPage
}

/**
 * Validates all pages; throws at the first mistake with the page, the field and what is expected.
 */
export const loadStarter = (sources: readonly PageSource[] = pageSources): StarterPages => ({
  pages: sources.map(parseUnlisted),
  notFound: parsePage(notFound),
})

/** The pages as visitors get them after the first start. */
export const loadContent = (sources: readonly PageSource[] = pageSources): Content =>
  contentOf(sources.map(parsePage), parsePage(notFound), starterCollections())
