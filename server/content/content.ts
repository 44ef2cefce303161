import { type Currency, FIRST_CURRENCY } from '../../web/base/money/currencies.ts'
import type { SiteTexts } from '../../web/features/company/site-texts/contract.ts'
import type { OwnDrawing, Slot } from '../../web/sections/fields.ts'
import type { Collections } from '../features/products/lists/collection-schema.ts'
import type { ContentPage } from './page.ts'

export interface Content {
  /** The pages by every path that serves them: their own and their aliases. */
  byPath: ReadonlyMap<string, ContentPage>
  pages: readonly ContentPage[]
  notFound: ContentPage
  /** A collection is here also while no page lists it. */
  collections: Collections
  /** The currency of all prices. */
  currency: Currency
  /** The drawings that are no slots, by name. */
  drawings: ReadonlyMap<string, OwnDrawing>
  /** Slots that are on none of these pages, but on that of a product. */
  further: readonly FurtherSlot[]
  /** The drawings of hidden pages, by name. */
  hiddenDrawings?: ReadonlyMap<string, OwnDrawing>
  /** The hidden pages, by path. */
  hiddenPages?: ReadonlyMap<string, ContentPage> | undefined
  /** No link leads to these addresses: visitors do not see their pages for now, or find nothing there. */
  hidden?: ReadonlySet<string>
  /** Slots of pages that are not published yet, or not seen for now: see server/features/pages/drafted-slots.ts. */
  drafted?: readonly DraftedSlot[]
  /** Places whose alt text their owner has written in their page. */
  described?: ReadonlySet<string>
  /** The paths of pages in the order of the menu; the others come after them, in that of `pages`. */
  menuOrder?: readonly string[]
  /** Administrators' changes to the texts around the sections; absent without any. */
  texts?: SiteTexts
}

export interface DraftedSlot {
  slot: Slot
  /** The address of its page. */
  page: string
}

export interface FurtherSlot {
  slot: Slot
  /** The product's code. */
  code: string
  /** A label for administrators, such as "Ch8, picture 2". */
  label: string
  /** The text of its link unless administrators have set another title; absent for a picture. */
  title?: string
}

/** Every slot, those on several pages as often. */
export const slotsIn = ({
  pages,
  further,
  drafted = [],
}: Pick<Content, 'pages' | 'further' | 'drafted'>): Slot[] => [
  ...pages.flatMap(({ slots }) => slots),
  ...further.map(({ slot }) => slot),
  ...drafted.map(({ slot }) => slot),
]

export const contentOf = (
  pages: readonly ContentPage[],
  notFound: ContentPage,
  collections: Collections = [],
): Content => withPages({ notFound, collections, currency: FIRST_CURRENCY, further: [] }, pages)

/**
 * The same content with these pages: the one way to replace them, so that nothing else is lost.
 * @throws Error where two pages have the same path, or two different drawings the same name
 */
export function withPages(
  content: Omit<Content, 'byPath' | 'pages' | 'drawings'>,
  pages: readonly ContentPage[],
): Content {
  const byPath = new Map<string, ContentPage>()
  for (const page of pages) {
    for (const path of [page.path, ...page.aliases]) {
      if (byPath.has(path)) throw new Error(`content of ${page.path}: ${path} is already taken`)
      byPath.set(path, page)
    }
  }
  return { ...content, byPath, pages, drawings: drawingsOf([...pages, content.notFound]) }
}

/** Pages may share a drawing, declared alike. */
export function drawingsOf(pages: readonly Pick<ContentPage, 'drawings'>[]): Content['drawings'] {
  const byName = new Map<string, OwnDrawing>()
  for (const drawing of pages.flatMap(page => page.drawings)) {
    const first = byName.get(drawing.name) ?? drawing
    if (JSON.stringify(first) !== JSON.stringify(drawing)) {
      throw new Error(`Drawing ${drawing.name} is declared twice, differently`)
    }
    byName.set(drawing.name, drawing)
  }
  return byName
}
