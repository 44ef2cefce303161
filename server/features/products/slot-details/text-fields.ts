import type { SlotTexts } from '../../../../web/admin/contract.ts'
import type { SectionKind } from '../../../../web/sections/schemas.ts'

/** The text fields of the details. */
export type TextField = keyof SlotTexts

/** Maps a detail to the property of an entry that shows it. */
export type TextProperties = Partial<Record<TextField, string>>

/** An entry of a section: shows one slot, with texts. */
export type Entry = { media: string }

/** By kind of section and the property that contains the entries. Alt texts are in the media. */
const places: Record<`${SectionKind}.${string}`, TextProperties> = {
  'product-grid.products': { productName: 'name' },
  'gallery.items': { productName: 'title' },
  'gallery.catalog': { title: 'title', description: 'text' },
  'portfolio.items': { title: 'title', description: 'text' },
  'hero.slides': { title: 'label' },
  'product.documents': { title: 'label', description: 'text' },
}

export const textPropertiesAt = (kind: SectionKind, property: string): TextProperties =>
  places[`${kind}.${property}`] ?? {}

/** The texts that details give an entry, by the property that shows each. */
export function givenTexts(
  own: Readonly<SlotTexts>,
  kind: SectionKind,
  property: string,
): Record<string, string> {
  const words = Object.entries(textPropertiesAt(kind, property)) as [TextField, string][]
  return Object.fromEntries(words.flatMap(([word, name]) => (own[word] ? [[name, own[word]]] : [])))
}

export function isEntry(value: unknown): value is Entry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'media' in value &&
    typeof value.media === 'string'
  )
}

/** The name of an item, with its title if it has one. */
export const withTitle = (name: string, words: { title?: string } | undefined): string =>
  words?.title ? `${name} · ${words.title}` : name
