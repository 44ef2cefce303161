import type { FC } from 'react'
import { routes } from '../base/routes.ts'
import { CallToAction } from './call-to-action/view.tsx'
import { Cards } from './cards/view.tsx'
import { Checklist } from './checklist/view.tsx'
import { Features } from './features/view.tsx'
import { Hero } from './hero/view.tsx'
import { preloadViewer } from './items/item-viewer.tsx'
import { FilterGroups, Steps as ItemSteps } from './items/lazy-parts.ts'
import { type LazyView, lazyView } from './lazy-view.tsx'
import { Links } from './links/view.tsx'
import { Portfolio } from './portfolio/view.tsx'
import { ProductGrid } from './product-grid/view.tsx'
import { Prose } from './prose/view.tsx'
import type { Section, SectionKind, SectionOf } from './schemas.ts'
import { Stats } from './stats/view.tsx'
import { Steps } from './steps/view.tsx'
import { Table } from './table/view.tsx'

const galleryViews = () => import('./gallery-views.ts')
const productViews = () => import('./product-views.ts')

/** A missing view is a type error. */
const views: { [K in SectionKind]: FC<SectionOf<K>> } = {
  hero: Hero,
  cards: Cards,
  portfolio: Portfolio,
  stats: Stats,
  checklist: Checklist,
  features: Features,
  steps: Steps,
  table: Table,
  'product-grid': ProductGrid,
  'call-to-action': CallToAction,
  prose: Prose,
  links: Links,
  contact: lazyView(async () => (await import('./contact/view.tsx')).Contact),
  compare: lazyView(async () => (await import('./compare/view.tsx')).Compare),
  design: lazyView(async () => (await import('./design/view.tsx')).Design),
  product: lazyView(async () => (await productViews()).Product),
  products: lazyView(async () => (await productViews()).Products),
  gallery: lazyView(async () => (await galleryViews()).Gallery),
  'project-videos': lazyView(async () => (await galleryViews()).ProjectVideos),
  search: lazyView(async () => (await import('./search/view.tsx')).Search),
  shortlist: lazyView(async () => (await import('./shortlist/view.tsx')).Shortlist),
  downloads: lazyView(async () => (await import('./downloads/view.tsx')).Downloads),
}

export function SectionView({ section }: { section: Section }) {
  const View = views[section.kind] as FC<Section>
  return <View {...section} />
}

/** Lists the views that are not in the common script: see lazy-modules.ts. */
export const lazyOf = (sections: readonly Pick<Section, 'kind'>[]) =>
  sections.flatMap(section => {
    const components: unknown[] = [
      views[section.kind],
      'filters' in section && FilterGroups,
      'part' in section && ItemSteps,
    ]
    return components.filter(isLazy)
  })

const isLazy = (view: unknown): view is LazyView<never> =>
  (view as Partial<LazyView<never>>).preload !== undefined

/** Pages whose views are known before their data, so that both load in parallel. */
const early: Record<string, { kind: SectionKind }> = {
  [routes.gallery()]: { kind: 'gallery' },
  [routes.contact]: { kind: 'contact' },
  [routes.shortlist]: { kind: 'shortlist' },
}

/** Starts loading the code for a path; failed or missing parts are loaded after the data. */
export function preloadEarly(path: string): void {
  const page = early[path]
  if (page) preloadViews([page], '').catch(() => undefined)
}

/** Loads the missing code of a page for this query. */
export async function preloadViews(
  sections: readonly Pick<Section, 'kind'>[],
  search: string,
): Promise<void> {
  await Promise.all([...lazyOf(sections).map(view => view.preload()), preloadViewer(search)])
}
