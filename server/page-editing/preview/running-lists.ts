import type { Section } from '../../../web/sections/schemas.ts'

type ListOf<K> = Extract<Section, { kind: K }>

/**
 * A section of a draft with the products that its page shows now, in their order and with their
 * names: they are no part of the source.
 */
export function withRunningLists(section: Section, running: readonly Section[]): Section {
  if (section.kind === 'product-grid') {
    const grid = running.find((one): one is ListOf<'product-grid'> => one.kind === 'product-grid')
    return grid ? { ...section, products: grid.products } : section
  }
  if (section.kind !== 'gallery') return section
  const gallery = running.find((one): one is ListOf<'gallery'> => one.kind === 'gallery')
  const categories = section.categories.map(category => ({
    ...category,
    items: gallery?.categories.find(({ id }) => id === category.id)?.items ?? category.items,
  }))
  return { ...section, categories }
}

/** Without its products, which have their names elsewhere. */
export function withoutLists(section: Section): Section {
  if (section.kind === 'product-grid') return { ...section, products: [] }
  if (section.kind !== 'gallery') return section
  return { ...section, categories: section.categories.map(one => ({ ...one, items: [] })) }
}
