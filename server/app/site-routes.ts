import { join } from 'node:path'
import { SHIPPED_SERVICES, servicesIn } from '../../web/features/inquiries/services.ts'
import type { Config } from '../base/config.ts'
import { createSpaceRetry } from '../base/disk/space-retry.ts'
import { type Assets, serveAssets } from '../base/http/assets.ts'
import type { Route } from '../base/http/route.ts'
import type { Log } from '../base/log.ts'
import type { SiteContent } from '../content/site-content.ts'
import { placeholder } from '../drawings/brand.ts'
import { draw } from '../drawings/on-demand.ts'
import { drawingsVersion } from '../drawings/version.ts'
import type { Accounts } from '../features/accounts/index.ts'
import { accountRoutes } from '../features/accounts/routes.ts'
import { readActivity } from '../features/activity/read.ts'
import { activityRoutes } from '../features/activity/routes.ts'
import { brandHandlers } from '../features/company/brand/handlers.ts'
import type { SiteBrand } from '../features/company/brand/site-brand.ts'
import { contactClickHandlers } from '../features/company/contact-clicks/handlers.ts'
import { contactDetailsHandlers } from '../features/company/contact-details/handlers.ts'
import { timeZoneOf } from '../features/company/contact-details/time-zone.ts'
import { changeSiteCurrency, currencyHandlers } from '../features/company/currency/handlers.ts'
import {
  brandRoutes,
  companyRoutes,
  contactClickRoutes,
  siteTextRoutes,
} from '../features/company/routes.ts'
import { siteTextHandlers } from '../features/company/site-texts/handlers.ts'
import { designHandlers } from '../features/design/handlers.ts'
import { designPricesHandlers } from '../features/design/prices/handlers.ts'
import { designRoutes } from '../features/design/routes.ts'
import type { DesignSheets } from '../features/design/sheet/index.ts'
import { designSheetSource } from '../features/design/sheet/sheet-source.ts'
import type { Catalogs } from '../features/documents/catalogs/index.ts'
import { serveCatalog } from '../features/documents/catalogs/serve-catalog.ts'
import { labelHandlers } from '../features/documents/labels/handlers.ts'
import type { LabelMaker } from '../features/documents/labels/index.ts'
import { printRoutes } from '../features/documents/routes.ts'
import { specSheetHandlers } from '../features/documents/spec-sheets/handlers.ts'
import type { SpecSheets } from '../features/documents/spec-sheets/index.ts'
import { sheetSource } from '../features/documents/spec-sheets/sheet-source.ts'
import { answerWordsHandlers } from '../features/inquiries/answer-words/handlers.ts'
import { inboxHandlers } from '../features/inquiries/inbox/handlers.ts'
import type { OwnerMail } from '../features/inquiries/mail/owner-mail.ts'
import { plainForm } from '../features/inquiries/plain-form.ts'
import { postInquiry } from '../features/inquiries/post.ts'
import type { ReceiveInquiry } from '../features/inquiries/receive.ts'
import { answerWordsRoutes, inquiryRoutes } from '../features/inquiries/routes.ts'
import { mediaHandlers } from '../features/media/handlers.ts'
import { openMadePictures } from '../features/media/image-work/made-pictures.ts'
import type { OpenMedia } from '../features/media/open-media.ts'
import { resumableHandlers } from '../features/media/resumable/handlers.ts'
import { mediaRoutes, resumableRoutes } from '../features/media/routes.ts'
import {
  type AccessOf,
  accessOfAdministrators,
  accessOfVisitors,
} from '../features/media/serve/access.ts'
import { drawSlot } from '../features/media/serve/draw-slot.ts'
import { serveMedia } from '../features/media/serve/serve.ts'
import { serveOwnDrawings } from '../features/media/serve/serve-own-drawings.ts'
import { serveSlotDrawings } from '../features/media/serve/serve-slot-drawings.ts'
import type { Manifest } from '../features/media/slots/slots.ts'
import type { Archives } from '../features/operations/archives/index.ts'
import { serveArchives } from '../features/operations/archives/serve-archives.ts'
import { binHandlers } from '../features/operations/bin/handlers.ts'
import { firstStartHandlers } from '../features/operations/first-start/handlers.ts'
import { readOverview } from '../features/operations/overview/read.ts'
import { binRoutes, firstStartRoutes, overviewRoutes } from '../features/operations/routes.ts'
import type { Stores } from '../features/operations/stores/index.ts'
import { collectionChangeHandlers } from '../features/pages/collections/change-handlers.ts'
import { collectionEditor } from '../features/pages/collections/collection-editor.ts'
import { drawingHandlers } from '../features/pages/drawings/handlers.ts'
import { pageEditingHandlers } from '../features/pages/handlers.ts'
import { hidingHandlers } from '../features/pages/hiding/handlers.ts'
import type { PageEditing } from '../features/pages/index.ts'
import { serveKinds } from '../features/pages/kinds/serve-kinds.ts'
import { menuHandlers } from '../features/pages/menu/handlers.ts'
import { previewHandlers } from '../features/pages/preview/handlers.ts'
import { previewLinkHandlers } from '../features/pages/preview-links/handlers.ts'
import { readPageData } from '../features/pages/read-data.ts'
import type { FormerLeads } from '../features/pages/redirects/former-leads.ts'
import { redirectHandlers } from '../features/pages/redirects/handlers.ts'
import { pageRemover } from '../features/pages/remove-page.ts'
import {
  collectionChangeRoutes,
  pageDrawingRoutes,
  pageEditingRoutes,
  pageScheduleRoutes,
  pageTransferRoutes,
  previewLinkRoutes,
} from '../features/pages/routes.ts'
import { scheduleHandlers } from '../features/pages/schedule/handlers.ts'
import type { Starter } from '../features/pages/starter.ts'
import { transferHandlers } from '../features/pages/transfer/handlers.ts'
import type { SiteTransfer } from '../features/pages/transfer/index.ts'
import { collectionHandlers } from '../features/products/collections/handlers.ts'
import { createFeedCache } from '../features/products/feeds/feed-cache.ts'
import { feedHandlers } from '../features/products/feeds/handlers.ts'
import { productHandlers } from '../features/products/handlers.ts'
import type { ProductPages } from '../features/products/index.ts'
import { listEditor } from '../features/products/lists/list-editor.ts'
import { feedRoutes, productRoutes, slotDetailsRoutes } from '../features/products/routes.ts'
import { detailsEditor } from '../features/products/slot-details/details-editor.ts'
import { slotDetailsHandlers } from '../features/products/slot-details/handlers.ts'
import { createPlaceOf } from '../features/products/slot-details/place-of.ts'
import type { PublicSlots } from '../features/products/slot-details/public-slots.ts'
import type { ShownPages } from '../features/products/slot-details/shown-pages.ts'
import { tableHandlers } from '../features/products/table/handlers.ts'
import { tableImport } from '../features/products/table/import-table.ts'
import { quoteAnswers } from '../features/quotes/customer/answers.ts'
import { customerHandlers } from '../features/quotes/customer/handlers.ts'
import type { QuoteDelivery } from '../features/quotes/delivery.ts'
import { showQuotePdf } from '../features/quotes/document/handlers.ts'
import { quoteHandlers } from '../features/quotes/handlers.ts'
import { quoteDeliveryRoutes, quoteRoutes } from '../features/quotes/routes.ts'
import { sendQuote } from '../features/quotes/sending/send-quote.ts'
import { quoteSettingsHandlers } from '../features/quotes/settings/handlers.ts'
import { searchHandlers } from '../features/search/handlers.ts'
import type { Search } from '../features/search/index.ts'
import { searchRoutes } from '../features/search/routes.ts'
import { serveAdminPages } from '../render/admin/index.ts'
import type { Pages } from '../render/index.ts'
import { readItemFacts } from '../render/item-facts.ts'
import type { PublicAddress } from '../render/public-address.ts'
import type { Responses } from '../render/responses/index.ts'
import { siteFileHandlers } from '../render/site-files/index.ts'
import type { Cluster } from '../scale/index.ts'
import { fileRoutes, pageRoutes } from './routes.ts'

export interface SiteDependencies {
  config: Config
  log: Log
  stores: Stores
  /** The shared services; absent where the site has one process. */
  cluster?: Cluster | undefined
  content: SiteContent
  /** The company's logo and colours. */
  brand: SiteBrand
  /** The source of `content`. */
  pageEditing: PageEditing
  transfer: SiteTransfer
  /** The starter of owners who do not keep the example. */
  emptyStarter: Starter
  /** Every slot that the content names. */
  manifest: Manifest
  media: OpenMedia
  catalogs: Catalogs
  specSheets: SpecSheets
  designSheets: DesignSheets
  labels: LabelMaker
  quoteDelivery: QuoteDelivery
  archives: Archives
  assets: Assets
  mail: OwnerMail
}

interface SiteParts extends SiteDependencies {
  responses: Responses
  pages: Pages
  products: ProductPages
  /** The company's date, such as 2026-12-31. */
  today: () => string
  search: Search
  shown: ShownPages
  publicSlots: PublicSlots
  receive: ReceiveInquiry
  leads: FormerLeads
  addressOf: PublicAddress
  accounts: Accounts
}

/** Bytes: a thousand share images, which can be made again. */
const SHARE_IMAGES = 32 * 1024 * 1024
/** Bytes: some hundred of those of plans. */
const DESIGN_PICTURES = 16 * 1024 * 1024

/** Every route of the site with its handler. */
export function siteRoutes(parts: SiteParts): Route[] {
  const { config, log, stores, content, brand, manifest, catalogs, archives, assets, mail } = parts
  const { responses, pages, products, search, shown, receive, accounts, leads } = parts
  const { publicSlots } = parts
  const { editor, links } = parts.pageEditing
  const counters = parts.cluster?.counters
  const { dataDir, isStaging } = config
  const {
    library,
    receiver,
    uploads,
    finished,
    derivatives,
    rescan,
    denied,
    makePicture,
    fingerprints,
  } = parts.media
  const { contactDetails, products: store, inquiries } = stores
  const preview = { ...parts, contactDetails }
  const { bin } = parts.media
  const inTurn = stores.inTurn.products
  const details = detailsEditor({
    content,
    library,
    products: products.products,
    store,
    bin,
    log,
    inTurn,
  })
  const listDependencies = { store, products: products.products }
  const { today } = parts
  const retryWithSpace = createSpaceRetry(() => bin.giveWay())
  const feedSources = { ...listDependencies, library, contactDetails, today }
  const lists = listEditor({ ...listDependencies, content, media: parts.media, inTurn })
  const tables = tableImport({
    products: products.products,
    store,
    lists,
    media: parts.media,
    inTurn,
  })
  const remover = pageRemover({ ...parts.pageEditing.options, media: parts.media, manifest })
  const collections = collectionEditor({
    ...listDependencies,
    content,
    editor,
    media: parts.media,
    manifest,
    inTurn,
    pages: parts.pageEditing.options.store,
  })
  const openedMedia = { manifest, library, receiver, uploads, finished, fingerprints, rescan, log }
  const filesFor = (accessOf: AccessOf) => {
    const served = { manifest, library, responses, accessOf }
    return {
      media: serveMedia({
        ...served,
        derivatives,
        serveCatalog: (...request) => serveCatalog(catalogs, ...request),
        draw: drawSlot,
        placeholder,
        drawingsVersion,
      }),
      drawing: serveOwnDrawings({ content, draw, responses, accessOf }),
      slotDrawing: serveSlotDrawings({ ...served, draw: drawSlot }),
    }
  }
  const currencyOptions = {
    products: store,
    designPrices: stores.designPrices,
    feeds: stores.feeds,
    inTurn: stores.inTurn.products,
  }
  const services = () => servicesIn(content.value.texts?.texts.services ?? SHIPPED_SERVICES)
  const previewLinks = previewLinkHandlers({
    links,
    pages: editor,
    preview,
    publicSlots,
    config,
    counters,
  })
  return [
    ...pageRoutes({
      pageData: readPageData(pages, leads),
      itemFacts: readItemFacts(content, shown, products),
      adminPage: serveAdminPages({ assets, config, content, library, publicSlots, contactDetails }),
      form: plainForm({ content, pages, receive, services }),
    }),
    ...searchRoutes(
      searchHandlers({
        search,
        pages,
        products,
        shown,
        content,
        contactDetails,
        responses,
      }),
    ),
    ...fileRoutes({
      visitors: filesFor(accessOfVisitors(publicSlots)),
      administrators: filesFor(accessOfAdministrators(publicSlots)),
      previews: filesFor(previewLinks.accessOf),
      asset: serveAssets(assets),
      archive: serveArchives(archives),
      site: siteFileHandlers({
        content,
        products,
        library,
        shown,
        contactDetails,
        brand,
        pictures: openMadePictures({
          folder: join(dataDir, 'share-images'),
          mostBytes: SHARE_IMAGES,
          onFailed: err => log.warn({ err }, 'share image not kept'),
          makePicture,
        }),
        isStaging,
        makePicture,
      }),
    }),
    ...accountRoutes(accounts),
    ...companyRoutes(
      contactDetailsHandlers(contactDetails, log),
      currencyHandlers({ ...currencyOptions, log }),
    ),
    ...firstStartRoutes(
      firstStartHandlers({
        stores,
        library,
        log,
        pages: editor,
        starter: parts.emptyStarter,
        changeCurrency: changeSiteCurrency(currencyOptions),
      }),
    ),
    ...siteTextRoutes(siteTextHandlers(stores.siteTexts)),
    ...brandRoutes(brandHandlers({ store: stores.brand, brand, makePicture })),
    ...contactClickRoutes(contactClickHandlers(stores.contactClicks, pages.pathOf, counters)),
    ...inquiryRoutes(
      postInquiry(receive, services),
      inboxHandlers({
        inquiries,
        adminUsers: stores.adminUsers,
        mail,
        today,
        timeZone: timeZoneOf(contactDetails, config),
        services,
        totalsByInquiry: stores.quotes.totalsByInquiry,
      }),
    ),
    ...quoteDeliveryRoutes({
      pdf: showQuotePdf({ ...stores, ...parts.quoteDelivery, brand, today }),
      send: sendQuote({
        ...stores,
        ...parts.quoteDelivery,
        brand,
        today,
        withSpace: retryWithSpace,
      }),
      customer: customerHandlers({
        ...stores,
        ...parts.quoteDelivery,
        receive,
        config,
        log,
        today,
        isSignedIn: accounts.isSignedIn,
        withSpace: retryWithSpace,
        counters,
        answers: quoteAnswers({
          contactDetails,
          brand,
          manifest: assets.manifest,
          isStaging,
          today,
          mediaOf: shown.media,
          isSlot: publicSlots.has,
          dayOf: parts.quoteDelivery.paper.dayOf,
        }),
      }),
    }),
    ...quoteRoutes(
      quoteHandlers({
        quotes: stores.quotes,
        settings: stores.quoteSettings,
        inquiries,
        products: products.products,
        designPrices: stores.designPrices,
        today,
        withSpace: retryWithSpace,
      }),
      quoteSettingsHandlers({ settings: stores.quoteSettings, quotes: stores.quotes, today }),
    ),
    ...designRoutes(
      designHandlers({
        prices: stores.designPrices,
        responses,
        brand,
        sheets: parts.designSheets,
        sheetOf: designSheetSource({ prices: stores.designPrices, contactDetails, brand, today }),
        pictures: openMadePictures({
          folder: join(dataDir, 'design-pictures'),
          mostBytes: DESIGN_PICTURES,
          onFailed: err => log.warn({ err }, 'picture of a design not kept'),
          makePicture,
        }),
      }),
      designPricesHandlers(stores.designPrices),
    ),
    ...answerWordsRoutes(answerWordsHandlers(stores.answerWords)),
    ...mediaRoutes(mediaHandlers(openedMedia)),
    ...resumableRoutes(resumableHandlers(openedMedia)),
    ...slotDetailsRoutes(slotDetailsHandlers(details)),
    ...feedRoutes(
      feedHandlers({
        sources: feedSources,
        feed: createFeedCache(feedSources, [library, store.slotDetails, store, content]),
        settings: stores.feeds,
        isStaging,
      }),
    ),
    ...printRoutes(
      specSheetHandlers({
        ...parts,
        sheets: parts.specSheets,
        sheetOf: sheetSource({ ...parts, ...stores, library, products, brand }),
        inquiries,
      }),
      labelHandlers({ ...listDependencies, contactDetails, maker: parts.labels }),
    ),
    ...productRoutes(
      productHandlers({ ...listDependencies, content, details, lists, log }),
      tableHandlers({ ...listDependencies, tables, today, log }),
      collectionHandlers({ store, content, editor, contactDetails, inTurn, log }),
    ),
    ...pageEditingRoutes(
      pageEditingHandlers(editor, remover, log),
      redirectHandlers(stores.redirects, parts.addressOf, stores.inTurn.pages),
      menuHandlers(stores.menu, parts.pageEditing.site, content, stores.inTurn.pages),
      serveKinds(),
      previewHandlers({ ...preview, pages: editor }),
    ),
    ...collectionChangeRoutes(collectionChangeHandlers(collections, log)),
    ...pageDrawingRoutes(drawingHandlers({ library })),
    ...pageTransferRoutes(transferHandlers(parts.transfer, log)),
    ...pageScheduleRoutes(scheduleHandlers(editor, content), hidingHandlers(editor)),
    ...previewLinkRoutes(previewLinks),
    ...binRoutes(
      binHandlers({
        media: parts.media,
        manifest,
        inquiries,
        mail,
        details,
        products: lists,
        tables,
        pages: remover,
        collections,
      }),
    ),
    ...overviewRoutes(readOverview({ ...parts, library, derivatives, denied })),
    ...activityRoutes(readActivity(stores.activity, createPlaceOf(manifest, details))),
  ]
}
