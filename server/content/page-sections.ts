import type { OwnDrawing, Slot } from '../../web/sections/fields.ts'
import type { SectionSource } from '../../web/sections/schemas.ts'

type Grid = Extract<SectionSource, { kind: 'product-grid' }>
type Gallery = Extract<SectionSource, { kind: 'gallery' }>
type Category = Gallery['categories'][number]

/**
 * A section in the source of a page. Where it lists products it names their collection: a grid by
 * `collection`, a category of the gallery by its id. Products in it are for tests that need others
 * than those of collections.
 */
export type PageSection =
  | SectionSource
  | (Omit<Grid, 'products'> & { collection: string })
  | (Omit<Gallery, 'categories'> & { categories: (Category | Omit<Category, 'items'>)[] })

/** Stands for the pictures of a list of products: a category of the gallery, or '' for the grid. */
export interface ListMark {
  list: string
}

/** A section without products: they are those of the stored collections. */
export function withEmptyLists(section: PageSection): SectionSource {
  if (section.kind === 'product-grid') {
    if ('products' in section) return section
    const { collection: _, ...grid } = section
    return { ...grid, products: [] }
  }
  if (section.kind !== 'gallery') return section
  return {
    ...section,
    categories: section.categories.map(category => ({ items: [], ...category })),
  }
}

/** Lists the slots and drawings of a section, in its order. */
export function drawnInSection(section: PageSection): (Slot | OwnDrawing | ListMark)[] {
  if (section.kind === 'product-grid' && 'collection' in section) {
    return [{ list: '' }]
  }
  if (section.kind !== 'gallery') return drawnIn(section)
  return section.categories.flatMap(category => [
    ...('items' in category ? drawnIn(category.items) : [{ list: category.id }]),
    ...drawnIn(category.catalog),
  ])
}

/** Lists the drawings anywhere inside a value: the objects that have a family. */
export function drawnIn(value: unknown): (Slot | OwnDrawing)[] {
  if (Array.isArray(value)) return value.flatMap(drawnIn)
  if (typeof value !== 'object' || value === null) return []
  if ('family' in value) return [value as Slot | OwnDrawing]
  return Object.values(value).flatMap(drawnIn)
}
