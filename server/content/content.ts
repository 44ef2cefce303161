import type { ContentPage } from './page.ts'

export interface Content {
  /** By every path that serves it: its own and its aliases. */
  byPath: ReadonlyMap<string, ContentPage>
  pages: readonly ContentPage[]
  notFound: ContentPage
}

/** Throws where two pages have the same path. */
export function contentOf(pages: readonly ContentPage[], notFound: ContentPage): Content {
  const byPath = new Map<string, ContentPage>()
  for (const page of pages) {
    for (const path of [page.path, ...page.aliases]) {
      if (byPath.has(path)) throw new Error(`content of ${page.path}: ${path} is already taken`)
      byPath.set(path, page)
    }
  }
  return { byPath, pages, notFound }
}
