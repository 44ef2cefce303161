import type {
  BreadcrumbListLeaf,
  ContactPageLeaf,
  ItemListLeaf,
  ServiceLeaf,
  Thing,
  VideoObjectLeaf,
  WebPageLeaf,
} from 'schema-dts'
import type { ContactDetails, Media } from '../../web/base/contract.ts'
import type { Currency } from '../../web/base/money/currencies.ts'
import { posterOf, routes } from '../../web/base/routes.ts'
import type { ContentPage } from '../content/page.ts'
import { withTitle } from '../features/products/slot-details/text-fields.ts'
import { business, type Company, website } from './structured-company.ts'
import { productThing } from './structured-product.ts'

export interface Source {
  page: ContentPage
  above: readonly ContentPage[]
  contact: ContactDetails
  currency: Currency
  media: Record<string, Media>
  origin: string
  canonical: string
  codeOf: (slotPath: string) => string | undefined
  /** The full URL of a slot's file. */
  absolute: (slotPath: string) => string
}

interface Graph {
  '@context': 'https://schema.org'
  '@graph': (Thing | Company)[]
}

/**
 * schema.org as one graph: the company on every page, and the subject of this page. The compiler holds
 * each thing against the vocabulary.
 */
export function structuredData(source: Source): Graph {
  const parts = [
    business(source),
    website(source),
    webPage(source),
    breadcrumbs(source),
    service(source),
    products(source),
    productThing(source),
    ...videos(source),
  ]
  return { '@context': 'https://schema.org', '@graph': parts.filter(part => part !== undefined) }
}

function webPage({ page, origin, canonical }: Source): WebPageLeaf | ContactPageLeaf {
  return {
    '@type': page.path === '/contact' ? 'ContactPage' : 'WebPage',
    '@id': `${canonical}#page`,
    url: canonical,
    name: page.name,
    description: page.description,
    inLanguage: 'en',
    isPartOf: { '@id': `${origin}/#website` },
  }
}

function breadcrumbs({ page, above, origin }: Source): BreadcrumbListLeaf | undefined {
  if (page.path === '/') return undefined
  const steps = [{ name: 'Home', path: '/' }, ...above, page]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

function service({ page, contact, origin, canonical }: Source): ServiceLeaf | undefined {
  if (!page.service) return undefined
  return {
    '@type': 'Service',
    '@id': `${canonical}#service`,
    name: page.service.name,
    serviceType: page.service.type,
    description: page.description,
    provider: { '@id': `${origin}/#company` },
    ...(contact.country && { areaServed: { '@type': 'Country', name: contact.country } }),
  }
}

/** The picture of each is on its own page, so that this one stays light. */
function products({ page, media, codeOf, origin, canonical }: Source): ItemListLeaf | undefined {
  const grid = page.sections.find(section => section.kind === 'product-grid')
  if (!grid || grid.products.length === 0) return undefined
  const addressOf = (code: string | undefined) => (code ? routes.product(code) : page.path)
  return {
    '@type': 'ItemList',
    '@id': `${canonical}#products`,
    name: grid.title,
    numberOfItems: grid.part?.total ?? grid.products.length,
    // The initially visible tiles: a hundred would take more bytes than the page itself.
    itemListElement: grid.products.slice(0, grid.initial).map(({ name, media: slot }, index) => ({
      '@type': 'ListItem',
      position: index + (grid.part?.from ?? 1),
      name: withTitle(name, media[slot]),
      ...(media[slot]?.description && { description: media[slot].description }),
      url: origin + addressOf(codeOf(slot)),
    })),
  }
}

function videos({ page, media, absolute }: Source): VideoObjectLeaf[] {
  return page.slots
    .filter(({ path }) => media[path]?.kind === 'video')
    .map(({ path, alt }) => ({
      '@type': 'VideoObject',
      name: media[path]?.title ?? alt,
      description: media[path]?.description ?? page.description,
      contentUrl: absolute(path),
      ...(media[path]?.poster && { thumbnailUrl: absolute(posterOf(path)) }),
    }))
}
