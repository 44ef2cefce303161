import { routes } from '../../../../web/base/routes.ts'
import type { SectionOf } from '../../../../web/sections/schemas.ts'
import type { ContentPage } from '../../../content/page.ts'
import { type Product, type Products, sellsFurniture } from '../products.ts'

/** The page of a comparison: made when it is asked for, and not for search engines. */
export function comparePage(
  section: SectionOf<'compare'>,
  selected: readonly Product[],
  products: Products,
): ContentPage {
  const names = section.items.map(({ name }) => name).join(', ')
  return {
    path: routes.compare,
    aliases: [],
    name: 'Compare products',
    description: names
      ? `${names} side by side: pictures, sizes, materials and what else is known of them. Ask for a quote with all of them.`
      : 'Two, three or four products side by side: pictures, sizes, materials and what else is known of them.',
    keywords: [...(sellsFurniture(products) ? ['compare furniture'] : []), 'compare products'],
    index: false,
    sections: [section],
    slots: selected.map(({ place }) => place),
    drawings: [],
  }
}
