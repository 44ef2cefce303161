import type { Context, Middleware } from 'koa'
import type { Archive, InquiryFormState, PageData } from '../../web/base/contract.ts'
import { api, routes } from '../../web/base/routes.ts'
import type { DesignPrices } from '../../web/features/design/prices.ts'
import { narrowingIn, stateOf } from '../../web/sections/state.ts'
import type { Assets } from '../base/http/assets.ts'
import { savesData } from '../base/http/saves-data.ts'
import { bytesOf } from '../base/memory-budget.ts'
import type { ContentPage } from '../content/page.ts'
import type { SiteContent } from '../content/site-content.ts'
import type { SiteBrand } from '../features/company/brand/site-brand.ts'
import type { ContactDetailsStore } from '../features/company/contact-details/store.ts'
import type { Archives } from '../features/operations/archives/index.ts'
import type { ProductPages } from '../features/products/index.ts'
import { codeAt } from '../features/products/product-path.ts'
import type { ShownPages } from '../features/products/slot-details/shown-pages.ts'
import { withTiles } from '../features/products/tiles.ts'
import { designedPage, designState, isDesigned, respelledDesign } from './designed-page.ts'
import { ANY_ORIGIN, type Document, documentOf, htmlFor } from './document.ts'
import { answerWithEditLink } from './edit-link.ts'
import { plainPage, withNearCodes } from './error-pages.ts'
import { viewedFacts } from './item-facts.ts'
import { narrowedPage, withWayToFilters } from './narrowed-page.ts'
import { pageDataOf } from './page-data.ts'
import type { MadeOf } from './responses/cache.ts'
import type { Responses } from './responses/index.ts'
import { stagingNote } from './staging.ts'
import { steppedPage } from './stepped-page.ts'

export interface Pages {
  /** Answers GET of every page of the content as it is now; other requests go on. */
  serve: Middleware
  /** The path of the page that has this address; undefined without one. */
  pathOf(path: string): string | undefined
  /**
   * Answers with a page's data, for navigation in the browser; false where there is no page.
   * @param search narrows its list down
   * @param isWhole with all items of lists that are longer than one address has
   */
  answerData(ctx: Context, path: string, search?: string, isWhole?: boolean): Promise<boolean>
  /** The contact page with the result of a form posted without JavaScript. */
  renderForm(ctx: Context, page: ContentPage, form: InquiryFormState): Promise<void>
  /** Answers with a generated page at its own address. */
  answerMade(ctx: Context, page: MadePage): Promise<void>
  /** Renders the page for missing pages and errors. */
  renderErrorPage(ctx: Context, status: number, message: string): Promise<void>
}

/** A page that is generated for its address. */
export interface MadePage {
  /** Called where it is not in the cache; reads all state itself. */
  page(): Promise<ContentPage>
  /** The address with its query, in one spelling. */
  address: string
  madeOf: MadeOf
}

export interface PagesOptions {
  content: SiteContent
  products: ProductPages
  responses: Pick<Responses, 'answer' | 'getOrMake'>
  shown: ShownPages
  contactDetails: ContactDetailsStore
  designPrices: { readonly value: DesignPrices }
  brand: Pick<SiteBrand, 'value'>
  archives: Pick<Archives, 'list'>
  assets: Assets
  /** Tells whether an administrator asks, who gets the page with a link to its editor. */
  isSignedIn: (ctx: Context) => boolean
  /** A copy of the site has a note on each page. */
  isStaging: boolean
}

/**
 * Renders pages to HTML. A page is rendered once for all visitors, with a placeholder for the
 * origin and without the Save-Data mark, so that made-up hosts cost no rendering.
 */
export function createPages(options: PagesOptions): Pages {
  const { content, products, responses, shown, contactDetails, archives, assets, isStaging } =
    options
  const { isSignedIn, designPrices, brand } = options

  const render = (data: PageData, address: string) =>
    documentOf(data, address, assets.manifest, isStaging, brand.value)

  const { filterValuesOf } = products

  /** The page as visitors see it, with the items of its list, or the unit, that a query selects. */
  const shownFor = (page: ContentPage, search: string) =>
    designedPage(narrowedPage(shown.page(page), search, filterValuesOf), search, designPrices.value)

  /**
   * @param contentPage see shownFor
   * @param state see stateOf; null for all items of long lists
   */
  const dataFor = (
    contentPage: ContentPage,
    origin: string,
    packed?: Archive[],
    state: string | null = '',
  ): PageData => {
    const page = withWayToFilters(contentPage, filterValuesOf)
    const part = state === null ? page : steppedPage(page, state)
    return {
      ...pageDataOf(part, {
        content: content.value,
        codeOf: products.codeOf,
        priceOf: products.priceOf,
        contact: contactDetails.value,
        mediaOf: shown.media,
        origin,
        now: new Date(),
        ...(brand.value && { brandVersion: brand.value.version }),
      }),
      ...(part !== page && { isPart: true }),
      ...(packed && { archives: packed }),
    }
  }

  /** The dependencies are those of the original page: a slot that is hidden may be shown again. */
  const madeOf = ({ path, slots, sections }: ContentPage, isNarrowed = false) => ({
    slots,
    designPrices: isDesigned(sections),
    content: true,
    contactDetails: true,
    year: true,
    // A price may be over.
    day: codeAt(path) !== undefined || products.hasDatedPrice(slots),
    isItem: codeAt(path) !== undefined || isNarrowed,
  })

  /** Read each time: the server is not notified when the site is packed again. */
  async function packedFor(path: string): Promise<Archive[] | undefined> {
    const { sections = [] } = content.value.byPath.get(path) ?? {}
    return sections.some(({ kind }) => kind === 'downloads') ? archives.list() : undefined
  }

  /** The owner may have had a page of this path before the site had one. */
  const isCompare = (path: string) => path === routes.compare && !content.value.byPath.has(path)

  const pageAt = (path: string, search = '') => {
    if (isCompare(path)) return products.comparePage(search)
    const page = content.value.byPath.get(path)
    return page ? withTiles(page, products.products()) : products.pageAt(path)
  }

  const isPage = (path: string) =>
    content.value.byPath.has(path) || isCompare(path) || products.pathFor(path) === path

  async function answerData(
    ctx: Context,
    path: string,
    search = '',
    isWhole = false,
  ): Promise<boolean> {
    const packed = await packedFor(path)
    const page = pageAt(path, search)
    if (!page) return false
    const { origin } = ctx.state
    const shownPage = shownFor(page, isWhole || isDesigned(page.sections) ? '' : search)
    const address = page.path + narrowingIn(shownPage.sections)
    await responses.answer(ctx, {
      url: (isWhole ? api.wholePage(address) : api.page(address)) + sumsOf(packed),
      type: 'application/json; charset=utf-8',
      origin,
      madeOf: madeOf(page, address !== page.path),
      make: async () => JSON.stringify(dataFor(shownPage, origin, packed, isWhole ? null : '')),
    })
    return true
  }

  /** @param kind distinguishes the forms of a page that have the same address */
  function documentFor(ctx: Context, page: ContentPage, packed?: Archive[], kind = '') {
    const shownPage = shownFor(page, ctx.search)
    const { sections } = shownPage
    const design = isDesigned(sections) ? designState(ctx.search) : ''
    const state = design || stateOf(sections, ctx.search)
    const address = page.path + state
    const url = address + kind + sumsOf(packed)
    const make = () => {
      const data = {
        ...dataFor(shownPage, ANY_ORIGIN, packed, state),
        ...viewedFacts(page, sections, state, products),
      }
      return render(data, address)
    }
    // Pages of missing products are as many as those of products.
    const isItem = kind !== '' || narrowingIn(sections) !== ''
    const parts = { ...madeOf(page, isItem), isDesign: design !== '' }
    const document = responses.getOrMake(`page ${url}`, parts, make, sizeOf)
    return { url, parts, document }
  }

  /**
   * Everything that an answer is made of is read without an await in between: a change after that
   * invalidates it.
   * @param kind as for documentFor
   */
  async function answer(
    ctx: Context,
    page: ContentPage,
    packed?: Archive[],
    kind = '',
  ): Promise<void> {
    await answerWith(ctx, documentFor(ctx, page, packed, kind))
  }

  async function answerWith(
    ctx: Context,
    { url, parts, document }: { url: string; parts: MadeOf; document: Promise<Document> },
  ): Promise<void> {
    const visitor = visitorOf(ctx)
    if (isSignedIn(ctx)) {
      const { html, styleHash } = await document
      const page = { html: htmlFor(html, visitor), styleHash, path: pageAt(ctx.path)?.path }
      const isEdited = content.value.byPath.has(ctx.path)
      return answerWithEditLink(ctx, { ...page, isEdited }, assets.manifest)
    }
    const answered = responses.answer(ctx, {
      url,
      type: 'text/html; charset=utf-8',
      origin: visitor.origin,
      variant: visitor.savesData ? 'saves data' : '',
      vary: ['Save-Data'],
      madeOf: parts,
      make: async () => htmlFor((await document).html, visitor),
    })
    ctx.state.ownStyles = [(await document).styleHash]
    await answered
  }

  async function answerNotFound(ctx: Context): Promise<void> {
    const near = products.near(ctx.path)
    const kind = near.map(({ label, href }) => ` near ${label} ${href}`).join('')
    await answer(ctx, withNearCodes(content.value.notFound, near), undefined, kind)
  }

  return {
    async serve(ctx, next) {
      if (!['GET', 'HEAD'].includes(ctx.method)) return next()
      if (!isPage(ctx.path)) return next()
      const comparing = isCompare(ctx.path) ? products.comparingQuery(ctx.search) : undefined
      if (comparing !== undefined) return ctx.redirect(`${routes.compare}?${comparing}`)
      const packed = await packedFor(ctx.path)
      const page = pageAt(ctx.path, ctx.search)
      if (!page) return next()
      const respelled = isDesigned(page.sections) ? respelledDesign(ctx.search) : undefined
      if (respelled !== undefined) {
        ctx.status = 301
        return ctx.redirect(ctx.path + respelled)
      }
      ctx.state.route = codeAt(ctx.path) !== undefined ? routes.product(':code') : ctx.path
      ctx.set('cache-control', 'public, no-cache')
      await answer(ctx, page, packed)
    },
    pathOf: path => pageAt(path)?.path,
    answerData,
    async renderForm(ctx, page, form) {
      const shownPage = shown.page(withTiles(page, products.products()))
      const data = { ...dataFor(shownPage, ctx.state.origin), form }
      const { html, styleHash } = await render(data, page.path)
      ctx.state.ownStyles = [styleHash]
      ctx.set('cache-control', 'no-store')
      ctx.type = 'text/html; charset=utf-8'
      ctx.body = htmlFor(html, visitorOf(ctx))
    },
    async answerMade(ctx, { page, address, madeOf: parts }) {
      const make = async () => {
        const data = dataFor(await page(), ANY_ORIGIN)
        // The browser must not take the page of one query for that of another.
        return render({ ...data, isPart: true }, address)
      }
      const document = responses.getOrMake(`page ${address}`, parts, make, sizeOf)
      ctx.set('cache-control', 'public, no-cache')
      await answerWith(ctx, { url: address, parts, document })
    },
    async renderErrorPage(ctx, status, message) {
      if (status === 404 && ctx.state.origin) await answerNotFound(ctx)
      else ctx.body = plainPage(status, message, isStaging ? stagingNote : '')
      ctx.status = status
    },
  }
}

const visitorOf = (ctx: Context) => ({ origin: ctx.state.origin, savesData: savesData(ctx) })

const sizeOf = ({ html }: Document) => bytesOf(html)

/**
 * Part of the cache key but not a URL, so that the front cache never repeats what must be read each
 * time.
 */
const sumsOf = (packed?: Archive[]) =>
  packed ? ` packed ${packed.map(({ sha256 }) => sha256).join(' ')}` : ''
