import { about } from './about.ts'
import { contact } from './contact.ts'
import { type Content, contentOf } from './content.ts'
import { download } from './download.ts'
import { engineeringPages } from './engineering-services/index.ts'
import { gallery } from './gallery.ts'
import { home } from './home.ts'
import { notFound } from './not-found.ts'
import { type PageSource, parsePage } from './page.ts'
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

/**
 * Validates all pages; throws at the first mistake with the page, the field and what is expected.
 */
export function loadContent(sources: readonly PageSource[] = pageSources): Content {
  return contentOf(sources.map(parsePage), parsePage(notFound))
}
