import * as z from 'zod'
import { callToAction } from './call-to-action/schema.ts'
import { cards } from './cards/schema.ts'
import { checklist } from './checklist/schema.ts'
import { compare } from './compare/schema.ts'
import { contact } from './contact/schema.ts'
import { design } from './design/schema.ts'
import { downloads } from './downloads/schema.ts'
import { features } from './features/schema.ts'
import { gallery } from './gallery/schema.ts'
import { hero } from './hero/schema.ts'
import { links } from './links/schema.ts'
import { portfolio } from './portfolio/schema.ts'
import { product } from './product/schema.ts'
import { productGrid } from './product-grid/schema.ts'
import { products } from './products/schema.ts'
import { projectVideos } from './project-videos/schema.ts'
import { prose } from './prose/schema.ts'
import { search } from './search/schema.ts'
import { shortlist } from './shortlist/schema.ts'
import { stats } from './stats/schema.ts'
import { steps } from './steps/schema.ts'
import { table } from './table/schema.ts'

/** Every kind of section that a page of the content can be made of. */
export const pageSectionSchema = z.discriminatedUnion('kind', [
  hero,
  cards,
  portfolio,
  stats,
  checklist,
  features,
  steps,
  table,
  productGrid,
  products,
  callToAction,
  prose,
  links,
  contact,
  gallery,
  projectVideos,
  downloads,
  shortlist,
  design,
])

/**
 * The schema includes sections of the pages that the server makes: of products, and of searches.
 */
export const sectionSchema = z.discriminatedUnion('kind', [
  ...pageSectionSchema.options,
  product,
  search,
  compare,
])

/** A section in content: with whole slots, without defaults. */
export type SectionSource = z.input<typeof sectionSchema>
/** A section in page data: with slot paths and defaults. */
export type Section = z.output<typeof sectionSchema>
export type SectionKind = Section['kind']
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>
