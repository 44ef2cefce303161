import type { NavigationItem } from '../../../web/base/contract.ts'
import type { Currency } from '../../../web/base/money/currencies.ts'
import type { SiteTexts } from '../../../web/features/company/site-texts/contract.ts'
import { placeFields } from '../../../web/features/products/further-places.ts'
import { aliasesOf } from '../../content/addresses.ts'
import type { Content, DraftedSlot } from '../../content/content.ts'
import { drawing } from '../../content/drawing.ts'
import { navigationOf } from '../../content/navigation.ts'
import type { ContentPage } from '../../content/page.ts'
import { type SiteContent, siteContent } from '../../content/site-content.ts'
import { withTexts } from '../company/site-texts/with-texts.ts'
import { listedPage, type UnlistedPage } from '../products/listed-page.ts'
import { type Collections, listVersions } from '../products/lists/collection-schema.ts'
import { withFurtherSlots } from '../products/lists/further-slots.ts'
import type { ProductStore } from '../products/store.ts'
import { assembled, type PublishedPage, shownPages } from './assembled.ts'
import { withCurrentDrawings } from './current-drawings.ts'
import { draftedSlots } from './drafted-slots.ts'
import { withoutHiddenLinks } from './hidden-links.ts'
import { describedPlaces } from './known-drawings.ts'
import type { Rechecked } from './recheck-pages.ts'
import type { Starter } from './starter.ts'
import { type PageStore, pagesFormat } from './store.ts'
import type { StoredPage } from './stored-page.ts'

export interface EditedSite {
  /** The pages that are published, as one value. */
  content: SiteContent
  /** Why a published page is not shown as it was published, by its address. */
  readonly unfit: ReadonlyMap<string, string>
  /**
   * The content as it would be with this page shown and published.
   * @throws Error where the pages do not fit together
   */
  contentWith(stored: StoredPage, page: UnlistedPage): Content
  /** The id of the page that visitors see at a path; undefined where there is none. */
  idAt(path: string): string | undefined
  /** The ids of the pages in the menu, in its order, with those that visitors do not see for now. */
  menuIds(): string[]
  /** The page with this id as it is shown now, without the products that it lists. */
  shown(id: string): UnlistedPage | undefined
  /** To be called after what it is made of has changed; the content stays where nothing in it did. */
  refresh(): void
}

interface SiteParts {
  /** Has what stands where there is no page. */
  starter: Pick<Starter, 'notFound'>
  store: Pick<PageStore, 'all'>
  products: Pick<ProductStore, 'collections' | 'currency' | 'withPlaces'>
  checks?: Pick<Rechecked, 'pages' | 'faults'>
  pageOrder?: { readonly value: { order: readonly string[] } }
  menu?: { readonly value: { order: readonly string[] } }
  redirect?: (from: string) => string | undefined
  siteTexts?: { readonly value: SiteTexts }
}

const NO_ORDER = { value: { order: [] } }
const NO_TEXTS = { value: { texts: {}, footer: null } }

/** Never throws because of what is stored: a page that does not fit the others is left out. */
export function editedSite({
  starter,
  store,
  products,
  checks = { pages: new Map(), faults: new Map() },
  pageOrder = NO_ORDER,
  menu = NO_ORDER,
  redirect = () => undefined,
  siteTexts = NO_TEXTS,
}: SiteParts): EditedSite {
  /** By id, so that a page that did not change stays the same object. */
  const listed = new Map<string, { of: UnlistedPage; at: string; page: ContentPage }>()

  const isForeign = ({ published }: Readonly<StoredPage>) =>
    published !== undefined && published.format !== pagesFormat.version

  const publishedOf = (stored: Readonly<StoredPage>) =>
    (isForeign(stored) && checks.pages.get(stored.id)) || stored.published?.checked

  /** @throws Error where it lists products of a collection that there is not */
  function withProducts({ shipped }: Readonly<StoredPage>, page: UnlistedPage) {
    const own = shipped === undefined ? { ...page, aliases: aliasesOf(page.path) } : page
    return listedPage(current(own), products.collections)
  }

  const listsOf = (address: string) =>
    listVersions(products.collections.filter(({ page }) => page === address))

  /** Finds the pages that fit by themselves, in the order of the site, and why the others do not. */
  function published(): { pages: PublishedPage[]; unfit: Map<string, string> } {
    const places = new Map(pageOrder.value.order.map((id, index) => [id, index]))
    const placeOf = ({ id }: { id: string }) => places.get(id) ?? places.size
    const unfit = new Map<string, string>()
    const pages = store.all
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .flatMap((stored): PublishedPage[] => {
        const { id, shipped: delivered, address, deleted } = stored
        const of = publishedOf(stored)
        if (!of || deleted) return []
        const fault = isForeign(stored) && checks.faults.get(id)
        if (fault) unfit.set(address, fault)
        try {
          const at = `${stored.published?.at} ${stored.published?.by} ${listsOf(address)}`
          const before = listed.get(id)
          const isSame = before?.at === at && (before.of === of || !isForeign(stored))
          const page = isSame ? before.page : withProducts(stored, of)
          listed.set(id, { of, at, page })
          return [{ id, delivered, page, described: describedPlaces(stored, of) }]
        } catch (error) {
          unfit.set(address, (error as Error).message)
          return []
        }
      })
    return { pages, unfit }
  }

  /** Reads all that the content is made of. */
  function readParts(): Parts {
    const { pages, unfit } = published()
    const hidden = hiddenIds()
    return {
      ...{ pages, unfit, hidden, gone: goneAddresses(pages) },
      parents: shownPages({ pages, hidden, redirect }).map(({ under }) => under),
      drafted: draftedSlots(store.all),
      order: menu.value.order,
      texts: siteTexts.value,
      collections: products.collections,
      currency: products.currency,
      lists: listVersions(products.collections),
      places: written(products.withPlaces),
    }
  }

  function stateOf(parts: Parts): State {
    const site = { ...parts, notFound: starter.notFound, redirect }
    const complete = (content: Content) =>
      withFurtherSlots(
        withTexts(withoutHiddenLinks(content, parts.gone), parts.texts),
        products.withPlaces,
      )
    try {
      return { parts, ...parts, content: complete(assembled(site)) }
    } catch {
      const unfit = new Map(parts.unfit)
      const pages = fitting(parts.pages, unfit)
      const content = complete(assembled({ ...site, pages, drafted: [] }))
      return { parts, ...parts, pages, unfit, content }
    }
  }

  /** Pages are compared with each other alone: drafts and the menu do not matter. */
  const alone = () => ({
    ...{ notFound: starter.notFound, drafted: [], order: [], gone: [], redirect },
    hidden: new Set<string>(),
    ...{ collections: products.collections, currency: products.currency },
  })

  /** Addresses of deleted pages that lead nowhere; links of the site to them are left out. */
  function goneAddresses(pages: readonly PublishedPage[]): string[] {
    const addresses = new Set(pages.map(({ page }) => page.path))
    return store.all.flatMap(({ deleted, address, shipped }) => {
      if (!deleted || addresses.has(address) || redirect(address)) return []
      return shipped && redirect(shipped) === address ? [address, shipped] : [address]
    })
  }

  const hiddenIds = () =>
    new Set(store.all.filter(page => page.hidden && !page.deleted).map(({ id }) => id))

  function fitting(pages: readonly PublishedPage[], unfit: Map<string, string>) {
    const fit: PublishedPage[] = []
    for (const one of pages) {
      try {
        assembled({ ...alone(), hidden: hiddenIds(), pages: [...fit, one] })
        fit.push(one)
      } catch (error) {
        unfit.set(one.page.path, (error as Error).message)
      }
    }
    return fit
  }

  let state = stateOf(readParts())
  const content = siteContent(state.content)
  return {
    content,
    get unfit() {
      return state.unfit
    },
    contentWith(stored, page) {
      const { id, shipped: delivered } = stored
      const pages = published().pages.filter(one => one.id !== id)
      const next = { id, delivered, page: withProducts(stored, page) }
      const hidden = hiddenIds()
      hidden.delete(id)
      return assembled({ ...alone(), hidden, pages: [...pages, next] })
    },
    idAt: path =>
      state.pages.find(({ id, page }) => page.path === path && !state.hidden.has(id))?.id,
    menuIds() {
      const { pages, order } = state
      const ids = new Map(pages.map(({ id, page }) => [page.path, id]))
      const paths = pathsIn(navigationOf(assembled({ ...alone(), pages, order })))
      return paths.flatMap(path => ids.get(path) ?? [])
    },
    shown: id => listed.get(id)?.of,
    refresh() {
      const parts = readParts()
      if (isSame(parts, state.parts)) return
      state = stateOf(parts)
      content.replace(state.content)
    },
  }
}

/** A page whose drawings are those of this release, whichever had checked it. */
function current(page: UnlistedPage): UnlistedPage {
  const drawings = page.drawings.map(({ name, version: _, ...look }) => drawing(name, look))
  const isCurrent = drawings.every(
    ({ version }, index) => version === page.drawings[index]?.version,
  )
  if (isCurrent) return page
  return withCurrentDrawings(page, new Map(drawings.map(one => [one.name, one])))
}

/** Each before those below it. */
const pathsIn = (items: readonly NavigationItem[]): string[] =>
  items.flatMap(({ href, items = [] }) => [href, ...pathsIn(items)])

interface Parts {
  /** The pages that fit by themselves, with those that are hidden for now. */
  pages: readonly PublishedPage[]
  unfit: ReadonlyMap<string, string>
  /** The parents of pages that visitors see: redirects tell where one is that has moved. */
  parents: readonly (string | undefined)[]
  drafted: readonly DraftedSlot[]
  order: readonly string[]
  hidden: ReadonlySet<string>
  gone: readonly string[]
  texts: SiteTexts
  collections: Collections
  currency: Currency
  /** Differs where a list of products does. */
  lists: string
  /** Differs where the further places of a product do. */
  places: string
}

const written = (places: ProductStore['withPlaces']) =>
  JSON.stringify([...places].map(([code, facts]) => [code, placeFields.map(({ id }) => facts[id])]))

/** The parts as they were read, and the pages of them that fit together. */
interface State extends Parts {
  parts: Parts
  content: Content
}

const isSame = (one: Parts, other: Parts) =>
  one.order === other.order &&
  one.texts === other.texts &&
  one.lists === other.lists &&
  one.places === other.places &&
  [...one.hidden].join() === [...other.hidden].join() &&
  one.gone.join() === other.gone.join() &&
  [...one.unfit.keys()].join() === [...other.unfit.keys()].join() &&
  one.parents.join() === other.parents.join() &&
  one.pages.length === other.pages.length &&
  one.pages.every(({ page }, index) => page === other.pages[index]?.page) &&
  JSON.stringify(one.drafted) === JSON.stringify(other.drafted)
