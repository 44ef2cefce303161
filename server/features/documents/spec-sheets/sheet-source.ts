import { routes } from '../../../../web/base/routes.ts'
import type { SiteBrand } from '../../company/brand/site-brand.ts'
import { companyDetails } from '../../company/contact-details/company-details.ts'
import type { ContactDetailsStore } from '../../company/contact-details/store.ts'
import type { Library } from '../../media/library-types.ts'
import type { ProductPages } from '../../products/index.ts'
import type { Product } from '../../products/products.ts'
import type { SpecSheet } from './spec-sheet.ts'

export interface SheetSourceOptions {
  products: Pick<ProductPages, 'factsOf' | 'factsWithPrice'>
  library: Pick<Library, 'file'>
  contactDetails: Pick<ContactDetailsStore, 'value'>
  brand: Pick<SiteBrand, 'value'>
  /** The company's date, such as 2026-12-31. */
  today: () => string
}

interface For {
  /** The origin of the site. */
  origin: string
  /** True for administrators, who also see a price that is hidden from visitors. */
  withPrice?: boolean
}

/** Creates the function that returns the current content of a product's sheet. */
export function sheetSource(options: SheetSourceOptions) {
  const { products, library, contactDetails, brand, today } = options

  return (product: Product, { origin, withPrice = false }: For): SpecSheet => {
    const { code, name, slot, place, collection, title, description } = product
    const { path, family, shape, traits } = place
    const contact = companyDetails(contactDetails.value)
    const drawing = { path, family, shape, traits }
    const file = library.file(slot)
    const photo = file && { file: file.absolute, version: file.version }
    return {
      code,
      name,
      collection: collection.name,
      title,
      description,
      facts: withPrice ? products.factsWithPrice(slot) : products.factsOf(slot),
      picture: { drawing, ...(photo && { photo }) },
      alt: product.alt || place.alt,
      contact,
      website: contact.websiteUrl || origin,
      ...(brand.value && { brand: brand.value.printed }),
      address: origin + routes.product(code),
      day: today(),
    }
  }
}

export type SheetOf = ReturnType<typeof sheetSource>
