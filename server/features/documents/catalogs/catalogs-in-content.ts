import type { ContactDetails } from '../../../../web/base/contract.ts'
import { printed } from '../../../../web/base/printed.ts'
import type { SectionOf } from '../../../../web/sections/schemas.ts'
import type { Content } from '../../../content/content.ts'
import type { Picture } from '../../../pdf/pictures.ts'
import type { PrintedBrand } from '../../../pdf/printed-brand.ts'
import type { Library } from '../../media/library-types.ts'
import type { Manifest } from '../../media/slots/slots.ts'
import { productsIn } from '../../products/products.ts'
import type { DetailsBySlot } from '../../products/slot-details/rows.ts'
import { shownProperties, withWords } from '../../products/slot-details/shown-section.ts'
import { withTitle } from '../../products/slot-details/text-fields.ts'
import type { Catalog, CatalogItem } from './catalog.ts'

type Category = SectionOf<'gallery'>['categories'][number]
type CategoryWithCatalog = Category & { catalog: NonNullable<Category['catalog']> }

/** The input that is not in the content, since it changes while the site runs. */
export interface CatalogContext {
  contact: ContactDetails
  details: DetailsBySlot
  website: string
  year: number
  brand?: PrintedBrand | undefined
}

/** The catalogs that pages offer, and their input. */
export interface CatalogSources {
  slots: readonly string[]
  /** The current input of a catalog; undefined where the slot is not the catalog of a category. */
  catalogOf(slotPath: string, now: CatalogContext): Catalog | undefined
}

export function catalogsIn(
  content: Content,
  manifest: Manifest,
  library: Pick<Library, 'file'>,
): CatalogSources {
  const products = productsIn(content)
  const categories = new Map(
    content.pages
      .flatMap(page => page.sections)
      .flatMap(section => (section.kind === 'gallery' ? section.categories : []))
      .filter((category): category is CategoryWithCatalog => category.catalog !== undefined)
      .map(category => [category.catalog.media, category]),
  )

  function pictureOf(slotPath: string): Picture {
    const { path, family, shape, traits } = slotOf(slotPath)
    const drawing = { path, family, shape, traits }
    const file = library.file(slotPath)
    return file ? { drawing, photo: { file: file.absolute, version: file.version } } : { drawing }
  }

  function slotOf(slotPath: string) {
    const slot = manifest.get(slotPath)
    if (!slot) throw new Error(`${slotPath} is not a slot`)
    return slot
  }

  /** The code without its prefix, which is the same on each page of a catalog. */
  function numberOf(slotPath: string): string | undefined {
    const { code, collection } = products.inSlot(slotPath) ?? {}
    return collection && code?.startsWith(collection.prefix)
      ? code.slice(collection.prefix.length)
      : code
  }

  function itemsOf(category: Category, details: DetailsBySlot): CatalogItem[] {
    const { items } = shownProperties(category, 'gallery', details) as Category
    const ownTitles = new Map(category.items.map(({ media, title }) => [media, title]))
    return items.map(({ title, media }, index) => ({
      number: numberOf(media) ?? String(index + 1),
      title: withTitle(title, details[media]),
      printedTitle: withTitle(printed(title) || (ownTitles.get(media) ?? ''), {
        title: printed(details[media]?.title ?? ''),
      }),
      alt: details[media]?.alt || slotOf(media).alt,
      picture: pictureOf(media),
    }))
  }

  /** The first photo among the items is preferred to a drawing. */
  function coverOf({ catalog }: CategoryWithCatalog, items: readonly CatalogItem[]): Picture {
    const photo = items.find(({ picture }) => picture.photo)?.picture.photo
    const { path, family, traits } = slotOf(catalog.media)
    const drawing = { path, family, shape: 'wide', traits } as const
    return photo ? { drawing, photo } : { drawing }
  }

  return {
    slots: [...categories.keys()],
    catalogOf(slotPath, { contact, details, website, year, brand }) {
      const category = categories.get(slotPath)
      if (!category) return undefined
      const items = itemsOf(category, details)
      const { catalog, label } = category
      const edited = withWords(catalog, 'gallery', 'catalog', details)
      const title = printed(edited.title) || catalog.title
      const text = printed(edited.text) || catalog.text
      const cover = coverOf(category, items)
      const shown = { category: label, title, text, year, cover, items, contact, website }
      return brand ? { ...shown, brand } : shown
    },
  }
}
