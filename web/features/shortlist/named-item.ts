import type { Item } from '../../sections/items/viewed-item.ts'
import type { Section } from '../../sections/schemas.ts'

/** The item of that name; where none has it now, the one that had it before. */
export const itemNamed = <I extends Item>(items: readonly I[], name: string | null) =>
  items.find(({ code }) => code === name) ??
  items.find(({ formerNames }) => formerNames?.some(former => former === name))

type Product = Extract<Section, { kind: 'product-grid' }>['products'][number]
type GalleryItem = Extract<Section, { kind: 'gallery' }>['categories'][number]['items'][number]

/** An entry of a section that visitors can ask for. */
export type ItemEntry = Product | GalleryItem

export const itemOf = (entry: ItemEntry): Item => ({
  code: 'name' in entry ? entry.name : entry.title,
  slot: entry.media,
  ...(entry.formerNames && { formerNames: entry.formerNames }),
})
