import { type Content, contentOf } from '../content/content.ts'
import type { UnlistedPage } from '../content/listed-page.ts'
import type { ContentPage, PageSource } from '../content/page.ts'
import { pageSources } from './nairobi/index.ts'
import { notFound } from './nairobi/not-found.ts'
import { parsePage, parseUnlisted } from './parse-page.ts'
import { starterCollections } from './starter-collections.ts'

/** The pages that a first start stores, without their products, which are collections. */
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
