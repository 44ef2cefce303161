import { type Content, contentOf } from '../content/content.ts'
import type { ContentPage, PageSource } from '../content/page.ts'
import type { UnlistedPage } from '../features/products/listed-page.ts'
import { emptyNotFound } from './empty/not-found.ts'
import { emptyPages } from './empty/pages.ts'
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

/** By their names: that of the company of the specification, and that of an owner who begins anew. */
export type Starters = Readonly<Record<StarterName, StarterPages>>
export type StarterName = 'nairobi' | 'empty'

/**
 * Validates all pages; throws at the first mistake with the page, the field and what is expected.
 */
export const loadStarter = (sources: readonly PageSource[] = pageSources): StarterPages => ({
  pages: sources.map(parseUnlisted),
  notFound: parsePage(notFound),
})

/** Both starters, which one build delivers. */
export const loadStarters = (sources?: readonly PageSource[]): Starters => ({
  nairobi: loadStarter(sources),
  empty: { pages: emptyPages.map(parseUnlisted), notFound: parsePage(emptyNotFound) },
})

/** The pages as visitors get them after the first start. */
export const loadContent = (sources: readonly PageSource[] = pageSources): Content =>
  contentOf(sources.map(parsePage), parsePage(notFound), starterCollections())
