import type { FC } from 'react'
import { CallToAction } from './call-to-action/view.tsx'
import { Cards } from './cards/view.tsx'
import { Checklist } from './checklist/view.tsx'
import { Features } from './features/view.tsx'
import { Hero } from './hero/view.tsx'
import { preloadViewer } from './items/item-viewer.tsx'
import { type LazyView, lazyView } from './lazy-view.tsx'
import { Links } from './links/view.tsx'
import { Portfolio } from './portfolio/view.tsx'
import { ProductGrid } from './product-grid/view.tsx'
import { Prose } from './prose/view.tsx'
import type { Section, SectionKind, SectionOf } from './schemas.ts'
import { Stats } from './stats/view.tsx'
import { Steps } from './steps/view.tsx'
import { Table } from './table/view.tsx'

const rareViews = () => import('./rare-views.ts')

/** A kind without a view does not compile. */
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
  contact: lazyView(async () => (await rareViews()).Contact),
  gallery: lazyView(async () => (await rareViews()).Gallery),
  'project-videos': lazyView(async () => (await rareViews()).ProjectVideos),
  shortlist: lazyView(async () => (await rareViews()).Shortlist),
  downloads: lazyView(async () => (await rareViews()).Downloads),
}

export function SectionView({ section }: { section: Section }) {
  const View = views[section.kind] as FC<Section>
  return <View {...section} />
}

const lazyOf = (sections: readonly Section[]) =>
  sections.flatMap(({ kind }) =>
    'preload' in views[kind] ? [views[kind] as LazyView<Section>] : [],
  )

/** Loads the code that a page needs in this state of its address and that is not there yet. */
export async function preloadViews(sections: readonly Section[], search: string): Promise<void> {
  await Promise.all([...lazyOf(sections).map(view => view.preload()), preloadViewer(search)])
}

/** Whether a page shows anything of rare-views.ts from the start. */
export const hasRareViews = (sections: readonly Section[]): boolean => lazyOf(sections).length > 0
