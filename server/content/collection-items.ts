import type { SectionSource } from '../../web/sections/schemas.ts'
import type { CollectionSource, ShippedProduct } from './collections/collection.ts'
import { collections } from './collections/index.ts'

type Grid = Extract<SectionSource, { kind: 'product-grid' }>
type Gallery = Extract<SectionSource, { kind: 'gallery' }>
type Category = Gallery['categories'][number]

/**
 * A section in the source of a page. Where it lists products it names their collection: a grid by
 * `collection`, a category of the gallery by its id. Products in it are for tests that need others
 * than the shipped ones.
 */
export type PageSection =
  | SectionSource
  | (Omit<Grid, 'products'> & { collection: string })
  | (Omit<Gallery, 'categories'> & { categories: (Category | Omit<Category, 'items'>)[] })

interface Page {
  path: string
  sections: readonly PageSection[]
}

/**
 * The sections of a page with the products of the collections that they name.
 * @throws where a page names a collection twice, or one that is not its own
 */
export function withItems({ path, sections }: Page): SectionSource[] {
  const own = collections.filter(({ page }) => page === path)
  const inGallery = own.filter(({ category }) => category !== undefined)
  const inGrid = own.filter(({ category }) => category === undefined)
  const listed = new Set<string>()

  function productsOf(id: string, expected: readonly CollectionSource[]): ShippedProduct[] {
    const found = expected.find(collection => collection.id === id)
    if (!found) throw new Error(`content of ${path}: ${mistaken(id, expected)}`)
    if (listed.has(id)) throw new Error(`content of ${path}: it lists the collection "${id}" twice`)
    listed.add(id)
    return found.products()
  }

  return sections.map((section): SectionSource => {
    if (section.kind === 'product-grid') {
      if ('products' in section) return section
      const { collection, ...grid } = section
      return { ...grid, products: productsOf(collection, inGrid) }
    }
    if (section.kind !== 'gallery') return section
    const categories = section.categories.map(category =>
      'items' in category
        ? category
        : // Before the catalog: slots are in the order of the page.
          { items: productsOf(category.id, inGallery).map(titled), ...category },
    )
    return { ...section, categories }
  })
}

const titled = ({ name, media }: ShippedProduct): Category['items'][number] => ({
  title: name,
  media,
})

function mistaken(id: string, expected: readonly CollectionSource[]): string {
  const ids = expected.map(collection => `"${collection.id}"`).join(' or ')
  return `it lists the collection "${id}", expected ${ids || 'none, since none has this page'}`
}
