import { routes } from '../../../web/base/routes.ts'
import type { Section, SectionOf } from '../../../web/sections/schemas.ts'
import { derivedOnce } from '../../base/derived-once.ts'
import type { ContentPage } from '../../content/page.ts'
import { type Collection, groundOf, listAddress, type Product, type Products } from './products.ts'

type TilesSection = SectionOf<'products'>

/** A section with its tiles, and the products that decide on them, hidden ones among them. */
interface Filled {
  section: TilesSection
  candidates: readonly Product[]
}

/**
 * A page with the tiles of its sections of products, which may be of any collection; the same page where
 * it has none. Its slots are those of all products that decide on the tiles, so that the page is made
 * again when one of them is hidden, shown or renamed.
 * @param isPreview keeps sections without a tile, which visitors do not see
 */
export function withTiles(page: ContentPage, products: Products, isPreview = false): ContentPage {
  if (!page.sections.some(({ kind }) => kind === 'products')) return page
  return isPreview ? filled(page, products, true) : pagesOf(products)(page)
}

const pagesOf = derivedOnce((products: Products) =>
  derivedOnce((page: ContentPage) => filled(page, products, false)),
)

function filled(page: ContentPage, products: Products, isPreview: boolean): ContentPage {
  const candidates: Product[] = []
  const sections = page.sections.flatMap((section): Section[] => {
    if (section.kind !== 'products') return [section]
    const one = fill(section, products)
    candidates.push(...one.candidates)
    return isPreview || one.section.tiles.length > 0 ? [one.section] : []
  })
  const own = new Set(page.slots.map(({ path }) => path))
  const places = new Map(candidates.map(({ slot, place }) => [slot, place]))
  const added = [...places.values()].filter(({ path }) => !own.has(path))
  return Object.freeze({ ...page, sections, slots: [...page.slots, ...added] })
}

function fill(section: TilesSection, { collections, withCode }: Products): Filled {
  const { codes = [], collection: id, most } = section
  if (codes.length > 0) {
    const candidates = codes.flatMap(code => withCode(code) ?? [])
    return { section: { ...section, tiles: tilesOf(candidates, most) }, candidates }
  }
  if (id === undefined) {
    const seen = collections.filter(({ isHidden }) => !isHidden)
    return ofCollections(section, seen)
  }
  const collection = collections.find(one => one.id === id)
  return collection
    ? ofCollection(section, collection)
    : { section: { ...section, tiles: [] }, candidates: [] }
}

/** A tile for each collection; the products of one that is alone, which it would only lead to. */
function ofCollections(section: TilesSection, collections: Products['collections']): Filled {
  const candidates = collections.flatMap(({ products }) => throughVisible(products, 1))
  const shown = candidates.filter(({ isVisible }) => isVisible)
  const [first, ...others] = shown
  if (first && others.length === 0) {
    const alone = ofCollection(section, first.collection)
    return { ...alone, candidates: [...candidates, ...alone.candidates] }
  }
  const tiles = shown.slice(0, section.most).map(one => {
    const { collection } = one
    return { ...tileOf(one), name: collection.name, href: listAddress(collection) }
  })
  return { section: { ...section, tiles }, candidates }
}

function ofCollection(section: TilesSection, collection: Collection): Filled {
  const { most } = section
  const candidates = throughVisible(collection.products, most)
  const isMore = candidates.length < collection.products.length
  const all = { label: `All of ${collection.name}`, href: listAddress(collection) }
  return {
    section: { ...section, tiles: tilesOf(candidates, most), ...(isMore && { all }) },
    candidates,
  }
}

/** The first products of a list, up to the one that makes so many visible ones. */
function throughVisible(products: readonly Product[], count: number): readonly Product[] {
  let visible = 0
  const last = products.findIndex(({ isVisible }) => isVisible && ++visible === count)
  return last < 0 ? products : products.slice(0, last + 1)
}

const tilesOf = (products: readonly Product[], most: number) =>
  products
    .filter(({ isVisible }) => isVisible)
    .slice(0, most)
    .map(tileOf)

const tileOf = (product: Product) => ({
  name: product.name,
  media: product.slot,
  href: routes.product(product.code),
  tint: groundOf(product),
})

/** Finds codes and collections that do not exist in the sections of a source, by field. */
export function tileFaults(
  sections: readonly { kind: string }[],
  { collections, withCode }: Products,
): Record<string, string> {
  const faults: Record<string, string> = {}
  sections.forEach((section, index) => {
    if (section.kind !== 'products') return
    const { codes = [], collection } = section as Partial<TilesSection>
    if (collection !== undefined && !collections.some(({ id }) => id === collection)) {
      faults[`sections.${index}.collection`] = 'There is no such collection any more'
    }
    codes.forEach((code, at) => {
      if (!withCode(code)) faults[`sections.${index}.codes.${at}`] = 'No product has this code'
    })
  })
  return faults
}
