import type { AggregateOfferLeaf, OfferLeaf, ProductLeaf, QuantitativeValueLeaf } from 'schema-dts'
import { majorUnits } from '../../web/base/money/amount-text.ts'
import type { Price } from '../../web/features/products/facts.ts'
import { productFields } from '../../web/features/products/fields.ts'
import type { SectionOf } from '../../web/sections/schemas.ts'
import { withTitle } from '../features/products/slot-details/text-fields.ts'
import type { Source } from './structured-data.ts'

type Shown = SectionOf<'product'>

/** The product of a page, as schema.org has it; undefined on other pages. */
export function productThing(source: Source): ProductLeaf | undefined {
  const { page, media, origin } = source
  const shown = page.sections.find(section => section.kind === 'product')
  if (!shown) return undefined
  const { code, name, media: slot, list, facts, price } = shown
  const material = facts.find(([fact]) => fact === 'Material')?.[1]
  const offers = price && offerOf(price, shown, source)
  return {
    '@type': 'Product',
    '@id': `${source.canonical}#product`,
    url: source.canonical,
    name: withTitle(name, media[slot]),
    sku: code,
    description: media[slot]?.description ?? page.description,
    image: imageOf(shown, source),
    category: list.label,
    ...(material && { material }),
    ...measures(shown),
    brand: { '@id': `${origin}/#company` },
    ...(offers && { offers }),
  }
}

/** Lists its photos, or its drawing while it has none. */
function imageOf({ media: mainSlot, pictures = [] }: Shown, { media, absolute }: Source) {
  const all = [mainSlot, ...pictures.map(picture => picture.media)]
  const photos = all.filter(slot => media[slot]?.kind === 'photo').map(absolute)
  const [first = absolute(mainSlot), ...rest] = photos
  return rest.length > 0 ? [first, ...rest] : first
}

type Measures = { [Name in 'width' | 'depth' | 'height' | 'weight']?: QuantitativeValueLeaf }

function measures({ measured = {} }: Shown): Measures {
  const quantities = productFields.flatMap(field => {
    const value = measured[field.id]
    if (!field.schemaOrg || typeof value !== 'number' || !('unit' in field)) return []
    const quantity = { '@type': 'QuantitativeValue', value, unitCode: field.unitCode }
    return [[field.schemaOrg, quantity]]
  })
  return Object.fromEntries(quantities)
}

const availabilities = {
  'made-to-order': 'https://schema.org/MadeToOrder',
  'in-stock': 'https://schema.org/InStock',
} as const

/** None without an amount: an offer that has no price is invalid for search engines. */
function offerOf(
  price: Price,
  { measured }: Shown,
  { canonical: url, currency: priceCurrency }: Source,
): OfferLeaf | AggregateOfferLeaf | undefined {
  const { kind, cents, toCents, validUntil } = price
  if (cents === undefined) return undefined
  const availability = measured?.availability
  const common = {
    priceCurrency,
    url,
    ...(availability && { availability: availabilities[availability] }),
  }
  if (kind !== 'fixed') {
    return {
      '@type': 'AggregateOffer',
      lowPrice: majorUnits(cents, priceCurrency),
      ...(toCents && { highPrice: majorUnits(toCents, priceCurrency) }),
      ...common,
    }
  }
  return {
    '@type': 'Offer',
    price: majorUnits(cents, priceCurrency),
    ...(validUntil && { priceValidUntil: validUntil }),
    ...common,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: majorUnits(cents, priceCurrency),
      priceCurrency,
      valueAddedTaxIncluded: price.vatIncluded,
    },
  }
}
