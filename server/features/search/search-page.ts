import { routes } from '../../../web/base/routes.ts'
import type { SectionOf } from '../../../web/sections/schemas.ts'
import type { ContentPage } from '../../content/page.ts'
import { type Product, type Products, sellsFurniture } from '../products/products.ts'

/** The page with the results of a search, which search engines leave out. */
export function searchPage(
  section: SectionOf<'search'>,
  shown: readonly Product[],
  companyName: string,
  products: Products,
): ContentPage {
  const { words } = section
  return {
    path: routes.search,
    aliases: [],
    name: 'Search',
    title: `${words ? `${words} - search` : 'Search'} | ${companyName}`,
    ...(sellsFurniture(products) ? ofFurniture : ofAny),
    index: false,
    sections: [section],
    slots: shown.map(({ place }) => place),
    drawings: [],
  }
}

const ofFurniture = {
  description:
    'Every piece of furniture, room and prefab unit, and the pages about them, by name, code or use.',
  keywords: ['search', 'furniture codes', 'prefab unit designs'],
}

const ofAny = {
  description: 'Every product, and the pages about them, by name, code or use.',
  keywords: ['search', 'products', 'codes'],
}
