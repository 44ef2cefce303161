import type { SlotDetails } from '../../web/admin/contract.ts'
import type { SectionKind } from '../../web/sections/schemas.ts'

/** The texts among the details. */
export type TextField = Exclude<keyof SlotDetails, 'isVisible'>

/** Which property of an entry says what a detail says: detail to property. */
export type TextProperties = Partial<Record<TextField, string>>

/** An entry of a section: what shows one slot, with words beside it. */
export type Entry = { media: string }

/** By kind of section and the property that holds the entries. Alt texts are in the media. */
const places: Record<`${SectionKind}.${string}`, TextProperties> = {
  'product-grid.products': { productName: 'name' },
  'gallery.items': { productName: 'title' },
  'gallery.catalog': { title: 'title', description: 'text' },
  'portfolio.items': { title: 'title', description: 'text' },
  'hero.slides': { title: 'label' },
}

export const textPropertiesAt = (kind: SectionKind, property: string): TextProperties =>
  places[`${kind}.${property}`] ?? {}

export function isEntry(value: unknown): value is Entry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'media' in value &&
    typeof value.media === 'string'
  )
}

/** What an item is called where there is room for its title too. */
export const withTitle = (name: string, said: { title?: string } | undefined): string =>
  said?.title ? `${name} · ${said.title}` : name
