import { about } from './about.ts'
import { contact } from './contact.ts'
import { download } from './download.ts'
import { engineeringPages } from './engineering-services/index.ts'
import { gallery } from './gallery.ts'
import { home } from './home.ts'
import { notFound } from './not-found.ts'
import { type ContentPage, type PageSource, parsePage } from './page.ts'
import { prefabPages } from './services/containers/index.ts'
import { furniturePages } from './services/furniture/index.ts'
import { interiors } from './services/interiors.ts'
import { shortlist } from './shortlist.ts'

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
]

export interface Content {
  /** By every path that answers with it: its own and its aliases. */
  byPath: ReadonlyMap<string, ContentPage>
  pages: readonly ContentPage[]
  notFound: ContentPage
}

/** Checks all pages; throws with the page, the place and what is expected at the first mistake. */
export function loadContent(sources: readonly PageSource[] = pageSources): Content {
  const pages = sources.map(parsePage)
  const byPath = new Map<string, ContentPage>()
  for (const page of pages) {
    for (const path of [page.path, ...page.aliases]) {
      if (byPath.has(path)) throw new Error(`content of ${page.path}: ${path} is already taken`)
      byPath.set(path, page)
    }
  }
  return { byPath, pages, notFound: parsePage(notFound) }
}
