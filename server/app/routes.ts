import type { Middleware } from 'koa'
import {
  acceptQuoteUrl,
  adminRoutes,
  api,
  askAboutQuoteUrl,
  feedUrls,
  previewFilesUrl,
  previewLinkUrl,
  quoteDocumentUrl,
  quoteUrl,
  routes,
  specSheetUrl,
} from '../../web/base/routes.ts'
import { SLOT_DRAWINGS } from '../../web/base/slot-drawing-url.ts'
import { brandUrls } from '../../web/features/company/brand/addresses.ts'
import { designUrls } from '../../web/features/design/addresses.ts'
import type { Accounts } from '../features/accounts/index.ts'
import type { brandHandlers } from '../features/company/brand/handlers.ts'
import type { contactClickHandlers } from '../features/company/contact-clicks/handlers.ts'
import type { contactDetailsHandlers } from '../features/company/contact-details/handlers.ts'
import type { currencyHandlers } from '../features/company/currency/handlers.ts'
import type { siteTextHandlers } from '../features/company/site-texts/handlers.ts'
import type { designHandlers } from '../features/design/handlers.ts'
import type { designPricesHandlers } from '../features/design/prices/handlers.ts'
import type { labelHandlers } from '../features/documents/labels/handlers.ts'
import type { specSheetHandlers } from '../features/documents/spec-sheets/handlers.ts'
import type { answerWordsHandlers } from '../features/inquiries/answer-words/handlers.ts'
import type { inboxHandlers } from '../features/inquiries/inbox/handlers.ts'
import type { PlainForm } from '../features/inquiries/plain-form.ts'
import type { mediaHandlers } from '../features/media/handlers.ts'
import type { resumableHandlers } from '../features/media/resumable/handlers.ts'
import type { binHandlers } from '../features/operations/bin/handlers.ts'
import type { firstStartHandlers } from '../features/operations/first-start/handlers.ts'
import { METRICS_PATH } from '../features/operations/metrics/index.ts'
import type { collectionChangeHandlers } from '../features/pages/collections/change-handlers.ts'
import type { drawingHandlers } from '../features/pages/drawings/handlers.ts'
import type { pageEditingHandlers } from '../features/pages/handlers.ts'
import type { hidingHandlers } from '../features/pages/hiding/handlers.ts'
import type { menuHandlers } from '../features/pages/menu/handlers.ts'
import type { previewHandlers } from '../features/pages/preview/handlers.ts'
import type { previewLinkHandlers } from '../features/pages/preview-links/handlers.ts'
import type { redirectHandlers } from '../features/pages/redirects/handlers.ts'
import type { scheduleHandlers } from '../features/pages/schedule/handlers.ts'
import type { transferHandlers } from '../features/pages/transfer/handlers.ts'
import type { collectionHandlers } from '../features/products/collections/handlers.ts'
import type { feedHandlers } from '../features/products/feeds/handlers.ts'
import type { productHandlers } from '../features/products/handlers.ts'
import type { slotDetailsHandlers } from '../features/products/slot-details/handlers.ts'
import type { tableHandlers } from '../features/products/table/handlers.ts'
import type { customerHandlers } from '../features/quotes/customer/handlers.ts'
import type { quoteHandlers } from '../features/quotes/handlers.ts'
import type { quoteSettingsHandlers } from '../features/quotes/settings/handlers.ts'
import type { searchHandlers } from '../features/search/handlers.ts'
import type { siteFileHandlers } from '../render/site-files/index.ts'
import { administrators, anyone, type Route, signingIn } from './router.ts'

/*
 * Every path of the site but its pages, which the content has (pages/index.ts): its method, its guard
 * and its handler. The paths are defined in web/base/routes.ts, which the browser shares.
 */

/** Monitoring uses these; they need no valid Host. */
export const probeRoutes = (probes: { health: Middleware; metrics: Middleware }): Route[] => [
  anyone('GET', '/healthz', probes.health),
  anyone('GET', METRICS_PATH, probes.metrics),
]

export interface PageHandlers {
  pageData: Middleware
  itemFacts: Middleware
  adminPage: Middleware
  form: PlainForm
}

export const pageRoutes = (pages: PageHandlers): Route[] => [
  anyone('GET', routes.contact, pages.form.show),
  anyone('POST', routes.contact, pages.form.post),
  ...Object.values(adminRoutes).map(path => anyone('GET', path, pages.adminPage)),
  anyone('GET', api.pages, pages.pageData),
  anyone('GET', api.itemFacts, pages.itemFacts),
]

export const searchRoutes = (search: ReturnType<typeof searchHandlers>): Route[] => [
  anyone('GET', routes.search, search.page),
  anyone('GET', api.search, search.suggest),
]

/** The files of slots and drawings, for every user who may have them. */
export interface SlotFileHandlers {
  media: Middleware
  drawing: Middleware
  slotDrawing: Middleware
}

/** The same addresses for all, below another one for those who may have more. */
const slotFileRoutes = (
  route: typeof anyone,
  below: string,
  { media, drawing, slotDrawing }: SlotFileHandlers,
): Route[] => [
  route('GET', `${below}/uploads/*slot`, media),
  route('GET', `${below}/drawings/:name.svg`, drawing),
  route('GET', `${below}${SLOT_DRAWINGS}*slot`, slotDrawing),
]

export interface FileHandlers {
  visitors: SlotFileHandlers
  administrators: SlotFileHandlers
  previews: SlotFileHandlers
  asset: Middleware
  archive: Middleware
  site: ReturnType<typeof siteFileHandlers>
}

export const fileRoutes = ({ asset, archive, site, ...files }: FileHandlers): Route[] => [
  ...slotFileRoutes(anyone, '', files.visitors),
  ...slotFileRoutes(administrators, api.files, files.administrators),
  ...slotFileRoutes(anyone, previewFilesUrl(':token'), files.previews),
  anyone('GET', '/assets/*file', asset),
  anyone('GET', '/showyard-:name.tar.gz', archive),
  anyone('GET', '/robots.txt', site.robots),
  anyone('GET', '/sitemap.xml', site.sitemap),
  anyone('GET', '/site.webmanifest', site.webManifest),
  anyone('GET', '/icon.svg', site.icon),
  anyone('GET', '/icon-192.png', site.icon192),
  anyone('GET', '/icon-512.png', site.icon512),
  anyone('GET', '/favicon.ico', site.favicon),
  anyone('GET', '/share/*page', site.shareImage),
]

export const accountRoutes = ({
  signIn,
  users,
  own,
  openSessions,
  secondFactor,
}: Accounts): Route[] => [
  signingIn('POST', api.login, signIn.signIn),
  signingIn('POST', api.logout, signIn.signOut),
  administrators('GET', api.me, signIn.current),
  administrators('GET', api.users, users.list),
  administrators('POST', api.users, users.create),
  administrators('PATCH', api.user(':id'), users.change),
  administrators('DELETE', api.user(':id'), users.remove),
  administrators('GET', api.account, own.show),
  administrators('PUT', api.accountPassword, own.changePassword),
  administrators('PUT', api.accountEmail, own.changeEmail),
  administrators('GET', api.accountSessions, openSessions.list),
  administrators('DELETE', api.accountSessions, openSessions.endOthers),
  administrators('DELETE', api.accountSession(':id'), openSessions.end),
  administrators('POST', api.secondFactor, secondFactor.begin),
  administrators('PUT', api.secondFactor, secondFactor.enable),
  administrators('POST', api.secondFactorRemoval, secondFactor.disable),
  administrators('POST', api.recoveryCodes, secondFactor.renewRecoveryCodes),
]

export const companyRoutes = (
  contactDetails: ReturnType<typeof contactDetailsHandlers>,
  currency: ReturnType<typeof currencyHandlers>,
): Route[] => [
  anyone('GET', api.contactDetails, contactDetails.showPublic),
  administrators('GET', api.adminContactDetails, contactDetails.show),
  administrators('PUT', api.adminContactDetails, contactDetails.change),
  administrators('GET', api.currency, currency.show),
  administrators('PUT', api.currency, currency.change),
]

export const firstStartRoutes = (start: ReturnType<typeof firstStartHandlers>): Route[] => [
  administrators('GET', api.firstStart, start.show),
  administrators('PUT', api.firstStart, start.answer),
]

export const brandRoutes = (brand: ReturnType<typeof brandHandlers>): Route[] => [
  anyone('GET', brandUrls.logo(':file'), brand.logo),
  administrators('GET', brandUrls.settings, brand.show),
  administrators('PUT', brandUrls.settings, brand.change),
]

export const contactClickRoutes = (clicks: ReturnType<typeof contactClickHandlers>): Route[] => [
  anyone('POST', api.presses, clicks.count),
  administrators('GET', api.pressCounts, clicks.show),
]

export const inquiryRoutes = (
  post: Middleware,
  inbox: ReturnType<typeof inboxHandlers>,
): Route[] => [
  anyone('POST', api.contact, post),
  administrators('GET', api.inquiries, inbox.list),
  administrators('PATCH', api.inquiries, inbox.statusOfMany),
  administrators('POST', api.manyInquiries, inbox.many),
  administrators('GET', api.inquiriesCsv, inbox.exportCsv),
  administrators('GET', api.inquiryIds, inbox.ids),
  administrators('GET', api.inquiry(':id'), inbox.show),
  administrators('PATCH', api.inquiry(':id'), inbox.change),
  administrators('DELETE', api.inquiry(':id'), inbox.remove),
  administrators('PUT', api.inquiryNote(':id', ':note'), inbox.notes.put),
  administrators('DELETE', api.inquiryNote(':id', ':note'), inbox.notes.remove),
]

export const quoteRoutes = (
  quotes: ReturnType<typeof quoteHandlers>,
  settings: ReturnType<typeof quoteSettingsHandlers>,
): Route[] => [
  administrators('GET', api.quotes, quotes.list),
  administrators('POST', api.quotes, quotes.create),
  administrators('GET', api.quotesCsv, quotes.exportCsv),
  administrators('POST', api.quoteSentList, quotes.readSentList),
  administrators('GET', api.quoteSettings, settings.show),
  administrators('PUT', api.quoteSettings, settings.change),
  administrators('GET', api.quote(':id'), quotes.show),
  administrators('PUT', api.quote(':id'), quotes.change),
  administrators('POST', api.voidQuote(':id'), quotes.void),
  administrators('POST', api.copyQuote(':id'), quotes.copy),
]

interface QuoteDeliveryHandlers {
  pdf: Middleware
  send: Middleware
  customer: ReturnType<typeof customerHandlers>
}

const customersQuote = quoteUrl(':secret')

/**
 * The routes of a customer's quote. The log names them by their pattern, so that it contains no
 * secret.
 */
export const quoteDeliveryRoutes = ({ pdf, send, customer }: QuoteDeliveryHandlers): Route[] => [
  administrators('GET', api.quotePdf(':id'), pdf),
  administrators('POST', api.sendQuote(':id'), send),
  anyone('GET', quoteDocumentUrl(customersQuote), customer.pdf),
  anyone('GET', customersQuote, customer.show),
  ...[acceptQuoteUrl, askAboutQuoteUrl].map(url =>
    anyone('GET', url(customersQuote), customer.toQuote),
  ),
  anyone('POST', acceptQuoteUrl(customersQuote), customer.accept),
  anyone('POST', askAboutQuoteUrl(customersQuote), customer.ask),
]

/** The outputs of a plan, whose text is in the query. */
export const designRoutes = (
  design: ReturnType<typeof designHandlers>,
  prices: ReturnType<typeof designPricesHandlers>,
): Route[] => [
  anyone('GET', designUrls.drawing, design.drawing),
  anyone('GET', designUrls.facts, design.facts),
  anyone('GET', designUrls.sheet, design.sheet),
  anyone('GET', designUrls.share, design.share),
  administrators('GET', api.designPrices, prices.show),
  administrators('PUT', api.designPrices, prices.change),
]

export const answerWordsRoutes = (words: ReturnType<typeof answerWordsHandlers>): Route[] => [
  administrators('GET', api.answerWords, words.list),
  administrators('PUT', api.answerWord(':id'), words.put),
  administrators('DELETE', api.answerWord(':id'), words.remove),
]

export const mediaRoutes = (media: ReturnType<typeof mediaHandlers>): Route[] => [
  administrators('GET', api.media, media.list),
  administrators('GET', api.mediaContents, media.contents),
  administrators('DELETE', api.media, media.remove),
  administrators('POST', api.rescan, media.rescan),
  administrators('POST', api.uploadFile, media.upload),
  administrators('POST', api.moveFile, media.move),
]

const upload = `${api.uploads}/:id`

export const resumableRoutes = (uploads: ReturnType<typeof resumableHandlers>): Route[] => [
  administrators('OPTIONS', api.uploads, uploads.options),
  administrators('POST', api.uploads, uploads.create),
  administrators('PATCH', upload, uploads.append),
  administrators('HEAD', upload, uploads.status),
  administrators('DELETE', upload, uploads.remove),
]

export const binRoutes = (bin: ReturnType<typeof binHandlers>): Route[] => [
  administrators('GET', api.bin, bin.list),
  administrators('GET', `${api.bin}/:id/picture`, bin.picture),
  administrators('POST', `${api.bin}/:id/restore`, bin.restore),
  administrators('DELETE', `${api.bin}/:id`, bin.remove),
]

export const slotDetailsRoutes = (details: ReturnType<typeof slotDetailsHandlers>): Route[] => [
  administrators('GET', api.slotDetails, details.show),
  administrators('PUT', api.slotDetails, details.change),
  administrators('PATCH', api.slotDetails, details.changeMany),
]

export const feedRoutes = (feeds: ReturnType<typeof feedHandlers>): Route[] => [
  anyone('GET', feedUrls.meta, feeds.meta),
  anyone('GET', feedUrls.google, feeds.google),
  administrators('GET', api.feeds, feeds.show),
  administrators('PUT', api.feeds, feeds.change),
]

/** These precede the routes of products, whose codes have no dot. */
export const printRoutes = (
  sheets: ReturnType<typeof specSheetHandlers>,
  labels: ReturnType<typeof labelHandlers>,
): Route[] => [
  administrators('GET', api.specSheet, sheets.show),
  administrators('GET', api.specSheets, sheets.zip),
  administrators('GET', api.labels, labels.show),
  administrators('POST', api.labels, labels.print),
  administrators('GET', api.inquirySpecSheets(':id'), sheets.zipOfInquiry),
  anyone('GET', specSheetUrl(':code'), sheets.showPublic),
]

export const productRoutes = (
  products: ReturnType<typeof productHandlers>,
  table: ReturnType<typeof tableHandlers>,
  collections: ReturnType<typeof collectionHandlers>,
  collection: ReturnType<typeof collectionChangeHandlers>,
): Route[] => [
  administrators('POST', api.collections, collections.create),
  administrators('GET', api.productsCsv, table.export),
  administrators('POST', api.importProducts, table.import),
  administrators('GET', api.adminProducts, products.list),
  administrators('PATCH', api.adminProducts, products.changeMany),
  administrators('POST', api.adminProducts, products.add),
  administrators('POST', api.deleteProducts, products.removeMany),
  administrators('GET', api.adminProduct(':code'), products.show),
  administrators('PATCH', api.adminProduct(':code'), products.change),
  administrators('DELETE', api.adminProduct(':code'), products.remove),
  administrators('PATCH', api.adminCollection(':id'), products.move),
  administrators('PUT', api.adminCollection(':id'), collection.change),
  administrators('PUT', api.collectionFacts(':id'), collections.changeFacts),
  administrators('POST', api.collectionDeletion(':id'), collection.remove),
]

export const pageEditingRoutes = (
  pages: ReturnType<typeof pageEditingHandlers>,
  redirects: ReturnType<typeof redirectHandlers>,
  menu: ReturnType<typeof menuHandlers>,
  texts: ReturnType<typeof siteTextHandlers>,
  kinds: Middleware,
  preview: ReturnType<typeof previewHandlers>,
): Route[] => [
  administrators('GET', api.sectionKinds, kinds),
  administrators('GET', api.adminPages, pages.list),
  administrators('POST', api.adminPages, pages.create),
  administrators('DELETE', api.editedPage, pages.remove),
  administrators('GET', api.menu, menu.show),
  administrators('PUT', api.menu, menu.change),
  administrators('GET', api.siteTexts, texts.show),
  administrators('PUT', api.siteTexts, texts.change),
  administrators('GET', api.redirects, redirects.list),
  administrators('POST', api.redirects, redirects.add),
  administrators('POST', api.manyRedirects, redirects.addLines),
  administrators('DELETE', api.redirects, redirects.remove),
  administrators('GET', api.editedPage, pages.show),
  administrators('PUT', api.pageDraft, pages.save),
  administrators('DELETE', api.pageDraft, pages.discard),
  administrators('POST', api.publishPage, pages.publish),
  administrators('GET', api.pageVersions, pages.versions),
  administrators('GET', api.pageVersion, pages.version),
  administrators('POST', api.revertPage, pages.revert),
  administrators('GET', api.pagePreview, preview.show),
  administrators('POST', api.pagePreview, preview.render),
]

export const pageDrawingRoutes = (drawings: ReturnType<typeof drawingHandlers>): Route[] => [
  administrators('GET', api.pageDrawings, drawings.list),
  administrators('GET', api.pageDrawing, drawings.show),
  administrators('GET', api.pageDrawingChoices, drawings.choices),
]

export const pageTransferRoutes = (pages: ReturnType<typeof transferHandlers>): Route[] => [
  administrators('GET', api.exportPages, pages.export),
  administrators('POST', api.importPages, pages.import),
]

export const pageScheduleRoutes = (
  schedules: ReturnType<typeof scheduleHandlers>,
  hiding: ReturnType<typeof hidingHandlers>,
): Route[] => [
  administrators('PUT', api.pageSchedule, schedules.plan),
  administrators('DELETE', api.pageSchedule, schedules.cancel),
  administrators('GET', api.pageVisibility, hiding.read),
  administrators('PUT', api.pageVisibility, hiding.change),
]

export const previewLinkRoutes = (links: ReturnType<typeof previewLinkHandlers>): Route[] => [
  administrators('POST', api.previewLink, links.create),
  administrators('DELETE', api.previewLink, links.end),
  anyone('GET', previewLinkUrl(':token'), links.show),
]

export const overviewRoutes = (overview: Middleware): Route[] => [
  administrators('GET', api.overview, overview),
]

export const activityRoutes = (activity: Middleware): Route[] => [
  administrators('GET', api.activity, activity),
]
