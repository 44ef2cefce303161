import type { FC } from 'react'
import { CallToAction } from './call-to-action/view.tsx'
import { Cards } from './cards/view.tsx'
import { Checklist } from './checklist/view.tsx'
import { Contact } from './contact/view.tsx'
import { Downloads } from './downloads/view.tsx'
import { Features } from './features/view.tsx'
import { Gallery } from './gallery/view.tsx'
import { Hero } from './hero/view.tsx'
import { Links } from './links/view.tsx'
import { Portfolio } from './portfolio/view.tsx'
import { ProductGrid } from './product-grid/view.tsx'
import { ProjectVideos } from './project-videos/view.tsx'
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
  contact: Contact,
  gallery: Gallery,
  'project-videos': ProjectVideos,
  downloads: Downloads,
}

export function SectionView({ section }: { section: Section }) {
  const View = views[section.kind] as FC<Section>
  return <View {...section} />
}
