import type { WordInCatalogs } from '../../../../web/admin/contract.ts'
import { adminRoutes, routes } from '../../../../web/base/routes.ts'
import type { Section } from '../../../../web/sections/schemas.ts'
import { derivedOnce } from '../../../base/derived-once.ts'
import { categoryAddress } from '../../../content/category-address.ts'
import type { Content } from '../../../content/content.ts'
import { isEntry, type TextField, textPropertiesAt } from './text-fields.ts'

/** The page's own texts for a slot, and where it is shown. */
export interface NamedSlot {
  path: string
  /** The URL of the first page that shows it, with the query that displays it. */
  address: string
  /**
   * The defaults where no administrator has set others; '' where a field exists without a default.
   * Only items that can be inquired about have a product name.
   */
  defaults: Partial<Record<TextField, string>>
  /** The fields printed in PDF catalogs; missing for slots that are in none. */
  inCatalogs?: readonly WordInCatalogs[]
  /** Of a further picture or a document of a product: what it is called, such as "Ch8, picture 2". */
  label?: string
}

export interface NamesInContent {
  all: readonly NamedSlot[]
  get(slotPath: string): NamedSlot | undefined
}

export const namesInContent = derivedOnce(inContent)

function inContent({
  pages,
  further,
  drafted = [],
}: Pick<Content, 'pages' | 'further' | 'drafted'>): NamesInContent {
  const slots = new Map<string, NamedSlot>()
  for (const page of pages) {
    const words = new Map(page.sections.flatMap(wordsOf))
    const addresses = new Map(page.sections.flatMap(addressesOf))
    const catalogs = new Map(page.sections.flatMap(wordsInCatalogsOf))
    for (const { path, alt } of page.slots) {
      if (slots.has(path)) continue
      const address = addresses.get(path) ?? page.path
      const inCatalogs = catalogs.get(path)
      const defaults = { ...words.get(path), alt }
      slots.set(path, { path, address, defaults, ...(inCatalogs && { inCatalogs }) })
    }
  }

  for (const { slot, code, label, title = '' } of further) {
    const defaults = { alt: slot.alt, title, description: '' }
    slots.set(slot.path, { path: slot.path, address: routes.product(code), defaults, label })
  }

  for (const { slot, page } of drafted) {
    const address = `${adminRoutes.editor}?path=${encodeURIComponent(page)}`
    slots.set(slot.path, { path: slot.path, address, defaults: { alt: slot.alt } })
  }

  return { all: [...slots.values()], get: slotPath => slots.get(slotPath) }
}

type WordsOfSlot = [slotPath: string, words: Partial<Record<TextField, string>>]

function wordsOf({ kind, ...section }: Section): WordsOfSlot[] {
  return wordsIn(section)

  function wordsIn(value: object): WordsOfSlot[] {
    return Object.entries(value).flatMap(([property, inner]) =>
      [inner].flat().flatMap(one => {
        if (typeof one !== 'object' || one === null) return []
        return isEntry(one) ? [[one.media, wordsOfEntry(one, property)]] : wordsIn(one)
      }),
    )
  }

  function wordsOfEntry(entry: object, property: string) {
    const values = new Map<string, unknown>(Object.entries(entry))
    const words = Object.entries(textPropertiesAt(kind, property))
    return Object.fromEntries(words.map(([word, name]) => [word, String(values.get(name) ?? '')]))
  }
}

/** The gallery shows one category at a time; every other section shows all of its items. */
function addressesOf(section: Section): [slotPath: string, address: string][] {
  if (section.kind !== 'gallery') return []
  return section.categories.flatMap(category =>
    category.items.map(({ media }): [string, string] => [media, categoryAddress(category)]),
  )
}

/** A catalog prints its items by name and title, and texts of its own. */
function wordsInCatalogsOf(
  section: Section,
): [slotPath: string, words: readonly WordInCatalogs[]][] {
  if (section.kind !== 'gallery') return []
  return section.categories.flatMap(({ catalog, items }) => {
    if (!catalog) return []
    const ofItems = items.map(({ media }): [string, readonly WordInCatalogs[]] => [
      media,
      ['productName', 'title'],
    ])
    return [...ofItems, [catalog.media, ['title', 'description']]]
  })
}
