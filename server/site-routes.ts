import { join } from 'node:path'
import { servicesIn } from '../web/inquiry/services.ts'
import type { Accounts } from './accounts/index.ts'
import { readActivity } from './activity/read.ts'
import { answerWordsHandlers } from './answer-words/handlers.ts'
import type { Archives } from './archives/index.ts'
import { serveArchives } from './archives/serve-archives.ts'
import { type Assets, serveAssets } from './assets.ts'
import { binHandlers } from './bin/handlers.ts'
import { brandHandlers } from './brand/handlers.ts'
import type { SiteBrand } from './brand/site-brand.ts'
import type { Catalogs } from './catalogs/index.ts'
import { serveCatalog } from './catalogs/serve-catalog.ts'
import type { Cluster } from './cluster/index.ts'
import { contactClickHandlers } from './company/contact-clicks/handlers.ts'
import { contactDetailsHandlers } from './company/contact-details/handlers.ts'
import { timeZoneOf } from './company/contact-details/time-zone.ts'
import { changeSiteCurrency, currencyHandlers } from './company/currency/handlers.ts'
import type { Config } from './config.ts'
import type { SiteContent } from './content/site-content.ts'
import { designHandlers } from './design/handlers.ts'
import { designPricesHandlers } from './design/prices/handlers.ts'
import type { DesignSheets } from './design/sheet/index.ts'
import { designSheetSource } from './design/sheet/sheet-source.ts'
import { withSpace } from './disk/with-space.ts'
import { placeholder } from './drawings/brand.ts'
import { draw } from './drawings/on-demand.ts'
import { drawingsVersion } from './drawings/version.ts'
import { createFeedCache } from './feeds/feed-cache.ts'
import { feedHandlers } from './feeds/handlers.ts'
import { firstStartHandlers } from './first-start/handlers.ts'
import { inboxHandlers } from './inquiries/inbox/handlers.ts'
import type { OwnerMail } from './inquiries/mail/owner-mail.ts'
import { plainForm } from './inquiries/plain-form.ts'
import { postInquiry } from './inquiries/post.ts'
import type { ReceiveInquiry } from './inquiries/receive.ts'
import { labelHandlers } from './labels/handlers.ts'
import type { LabelMaker } from './labels/index.ts'
import type { Log } from './log.ts'
import { mediaHandlers } from './media/handlers.ts'
import { openMadePictures } from './media/image-work/made-pictures.ts'
import type { OpenMedia } from './media/open-media.ts'
import { resumableHandlers } from './media/resumable/handlers.ts'
import { type AccessOf, accessOfAdministrators, accessOfVisitors } from './media/serve/access.ts'
import { drawSlot } from './media/serve/draw-slot.ts'
import { serveMedia } from './media/serve/serve.ts'
import { serveOwnDrawings } from './media/serve/serve-own-drawings.ts'
import { serveSlotDrawings } from './media/serve/serve-slot-drawings.ts'
import type { Manifest } from './media/slots/slots.ts'
import { readOverview } from './overview/read.ts'
import { drawingHandlers } from './page-editing/drawings/handlers.ts'
import { pageEditingHandlers } from './page-editing/handlers.ts'
import { hidingHandlers } from './page-editing/hiding/handlers.ts'
import type { PageEditing } from './page-editing/index.ts'
import { serveKinds } from './page-editing/kinds/serve-kinds.ts'
import { menuHandlers } from './page-editing/menu/handlers.ts'
import { previewHandlers } from './page-editing/preview/handlers.ts'
import { previewLinkHandlers } from './page-editing/preview-links/handlers.ts'
import type { FormerLeads } from './page-editing/redirects/former-leads.ts'
import { redirectHandlers } from './page-editing/redirects/handlers.ts'
import { pageRemover } from './page-editing/remove-page.ts'
import { scheduleHandlers } from './page-editing/schedule/handlers.ts'
import type { Starter } from './page-editing/starter.ts'
import { transferHandlers } from './page-editing/transfer/handlers.ts'
import { serveAdminPages } from './pages/admin/index.ts'
import type { Pages } from './pages/index.ts'
import { readItemFacts } from './pages/item-facts.ts'
import type { PublicAddress } from './pages/public-address.ts'
import { readPageData } from './pages/read-data.ts'
import { collectionHandlers } from './products/collections/handlers.ts'
import { productHandlers } from './products/handlers.ts'
import type { ProductPages } from './products/index.ts'
import { listEditor } from './products/lists/list-editor.ts'
import { tableHandlers } from './products/table/handlers.ts'
import { tableImport } from './products/table/import-table.ts'
import { quoteAnswers } from './quotes/customer/answers.ts'
import { customerHandlers } from './quotes/customer/handlers.ts'
import type { QuoteDelivery } from './quotes/delivery.ts'
import { showQuotePdf } from './quotes/document/handlers.ts'
import { quoteHandlers } from './quotes/handlers.ts'
import { sendQuote } from './quotes/sending/send-quote.ts'
import { quoteSettingsHandlers } from './quotes/settings/handlers.ts'
import type { Responses } from './responses/index.ts'
import type { Route } from './router.ts'
import {
  accountRoutes,
  activityRoutes,
  answerWordsRoutes,
  binRoutes,
  brandRoutes,
  companyRoutes,
  contactClickRoutes,
  designRoutes,
  feedRoutes,
  fileRoutes,
  firstStartRoutes,
  inquiryRoutes,
  mediaRoutes,
  overviewRoutes,
  pageDrawingRoutes,
  pageEditingRoutes,
  pageRoutes,
  pageScheduleRoutes,
  pageTransferRoutes,
  previewLinkRoutes,
  printRoutes,
  productRoutes,
  quoteDeliveryRoutes,
  quoteRoutes,
  resumableRoutes,
  searchRoutes,
  slotDetailsRoutes,
} from './routes.ts'
import { searchHandlers } from './search/handlers.ts'
import type { Search } from './search/index.ts'
import { siteFileHandlers } from './site-files/index.ts'
import { siteTextHandlers } from './site-texts/handlers.ts'
import { detailsEditor } from './slot-details/details-editor.ts'
import { slotDetailsHandlers } from './slot-details/handlers.ts'
import { createPlaceOf } from './slot-details/place-of.ts'
import type { PublicSlots } from './slot-details/public-slots.ts'
import type { ShownPages } from './slot-details/shown-pages.ts'
import { specSheetHandlers } from './spec-sheets/handlers.ts'
import type { SpecSheets } from './spec-sheets/index.ts'
import { sheetSource } from './spec-sheets/sheet-source.ts'
import type { Stores } from './stores/index.ts'

export interface SiteDependencies {
  config: Config
  log: Log
  stores: Stores
  /** Where the site has several processes: what they share. */
  cluster?: Cluster | undefined
  content: SiteContent
  /** The company's logo and colours. */
  brand: SiteBrand
  /** Where `content` comes from. */
  pageEditing: PageEditing
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
  /** At the company, as 2026-12-31. */
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
  const { editor, transfer, links } = parts.pageEditing
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
    ...{ content, library, products: products.products, store, bin, log, inTurn },
  })
  const listed = { store, products: products.products }
  const { today } = parts
  const whereSpace = withSpace(() => bin.giveWay())
  const feedSources = { ...listed, library, contactDetails, today }
  const lists = listEditor({ ...listed, content, media: parts.media, inTurn })
  const tables = tableImport({
    ...{ products: products.products, store, lists, media: parts.media, inTurn },
  })
  const remover = pageRemover({ ...parts.pageEditing.options, media: parts.media, manifest })
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
    ...{ products: store, designPrices: stores.designPrices, feeds: stores.feeds },
    inTurn: stores.inTurn.products,
  }
  const services = () => {
    const lines = content.value.texts?.texts.services
    return lines ? servicesIn(lines) : []
  }
  const previewLinks = previewLinkHandlers({
    ...{ links, pages: editor, preview, publicSlots, config, counters },
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
        ...{ stores, library, log, starter: parts.emptyStarter },
        changeCurrency: changeSiteCurrency(currencyOptions),
      }),
    ),
    ...brandRoutes(brandHandlers({ store: stores.brand, brand, makePicture })),
    ...contactClickRoutes(contactClickHandlers(stores.contactClicks, pages.pathOf, counters)),
    ...inquiryRoutes(
      postInquiry(receive, services),
      inboxHandlers({
        ...{ inquiries, adminUsers: stores.adminUsers, mail, today },
        ...{ timeZone: timeZoneOf(contactDetails, config), services },
        totalsByInquiry: stores.quotes.totalsByInquiry,
      }),
    ),
    ...quoteDeliveryRoutes({
      pdf: showQuotePdf({ ...stores, ...parts.quoteDelivery, brand, today }),
      send: sendQuote({ ...stores, ...parts.quoteDelivery, brand, today, withSpace: whereSpace }),
      customer: customerHandlers({
        ...{ ...stores, ...parts.quoteDelivery, receive, config, log, today },
        ...{ isSignedIn: accounts.isSignedIn, withSpace: whereSpace, counters },
        answers: quoteAnswers({
          ...{ contactDetails, brand, manifest: assets.manifest, isStaging, today },
          mediaOf: shown.media,
          isSlot: publicSlots.has,
          dayOf: parts.quoteDelivery.paper.dayOf,
        }),
      }),
    }),
    ...quoteRoutes(
      quoteHandlers({
        ...{ quotes: stores.quotes, settings: stores.quoteSettings, inquiries },
        products: products.products,
        ...{ designPrices: stores.designPrices, today, withSpace: whereSpace },
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
      labelHandlers({ ...listed, contactDetails, maker: parts.labels }),
    ),
    ...productRoutes(
      productHandlers({ ...listed, details, lists, log }),
      tableHandlers({ ...listed, tables, today, log }),
      collectionHandlers({ store, content, editor, contactDetails, inTurn, log }),
    ),
    ...pageEditingRoutes(
      pageEditingHandlers(editor, remover, log),
      redirectHandlers(stores.redirects, parts.addressOf, stores.inTurn.pages),
      menuHandlers(stores.menu, parts.pageEditing.site, content, stores.inTurn.pages),
      siteTextHandlers(stores.siteTexts),
      serveKinds(),
      previewHandlers({ ...preview, pages: editor }),
    ),
    ...pageDrawingRoutes(drawingHandlers({ library })),
    ...pageTransferRoutes(transferHandlers(transfer, log)),
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
      }),
    ),
    ...overviewRoutes(readOverview({ ...parts, library, derivatives, denied })),
    ...activityRoutes(readActivity(stores.activity, createPlaceOf(manifest, details))),
  ]
}
