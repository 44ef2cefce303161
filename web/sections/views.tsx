import type { FC } from 'react'
import { type LazyView, lazyView } from '../ui/lazy-view.tsx'
import { preloadViewer } from '../ui/viewer/item-viewer.tsx'
import { CallToAction } from './call-to-action/view.tsx'
import { Cards } from './cards/view.tsx'
import { Checklist } from './checklist/view.tsx'
import { Features } from './features/view.tsx'
import { Hero } from './hero/view.tsx'
import { Links } from './links/view.tsx'
import { Portfolio } from './portfolio/view.tsx'
import { ProductGrid } from './product-grid/view.tsx'
import { Prose } from './prose/view.tsx'
import type { Section, SectionKind, SectionOf } from './schemas.ts'
import { Stats } from './stats/view.tsx'
import { Steps } from './steps/view.tsx'
import { Table } from './table/view.tsx'

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
  contact: lazyView(async () => (await import('./contact/view.tsx')).Contact),
  gallery: lazyView(async () => (await import('./gallery/view.tsx')).Gallery),
  'project-videos': lazyView(async () => (await import('./project-videos/view.tsx')).ProjectVideos),
  downloads: lazyView(async () => (await import('./downloads/view.tsx')).Downloads),
}

export function SectionView({ section }: { section: Section }) {
  const View = views[section.kind] as FC<Section>
  return <View {...section} />
}

/** Loads the code that a page needs in this state of its address and that is not there yet. */
export async function preloadViews(sections: readonly Section[], search: string): Promise<void> {
  const lazy = sections.map(({ kind }) => views[kind] as Partial<LazyView<Section>>)
  await Promise.all([...lazy.map(view => view.preload?.()), preloadViewer(search)])
}
