/** Builds every URL of the site, for views, heads, sitemap and tests. */

const PAGES = '/api/pages'
const ITEM_FACTS = '/api/item-facts'
const CONTACT = '/api/contact'
const PRESSES = '/api/presses'
const page = (path: string) => `${PAGES}?path=${encodeURIComponent(path)}`

/** A slash in a code is no part of a path: programs on the way decode it, however it is encoded. */
const inAddress = (code: string) => code.toLowerCase().replaceAll('/', '--')

const wholePage = (path: string) => `${page(path)}&all=1`

/** The API of visitors' pages; the other paths stay out of their script. */
export const visitorApi = {
  page,
  wholePage,
  itemFacts: (path: string, slot: string) =>
    `${ITEM_FACTS}?path=${encodeURIComponent(path)}&slot=${encodeURIComponent(slot)}`,
  contact: CONTACT,
  presses: PRESSES,
} as const

export const api = {
  pages: PAGES,
  page,
  wholePage,
  itemFacts: ITEM_FACTS,
  search: '/api/search',
  contact: CONTACT,
  contactDetails: '/api/contact-details',
  presses: PRESSES,
  login: '/api/admin/login',
  logout: '/api/admin/logout',
  me: '/api/admin/me',
  overview: '/api/admin/overview',
  activity: '/api/admin/activity',
  users: '/api/admin/users',
  user: (id: string) => `/api/admin/users/${id}`,
  account: '/api/admin/account',
  accountPassword: '/api/admin/account/password',
  accountEmail: '/api/admin/account/email',
  accountSessions: '/api/admin/account/sessions',
  accountSession: (id: string) => `/api/admin/account/sessions/${id}`,
  secondFactor: '/api/admin/account/second-factor',
  secondFactorRemoval: '/api/admin/account/second-factor/removal',
  recoveryCodes: '/api/admin/account/second-factor/recovery-codes',
  media: '/api/admin/media',
  rescan: '/api/admin/media/rescan',
  mediaContents: '/api/admin/media/contents',
  /**
   * The prefix of a file's public URL for administrators, who have it also while visitors do not.
   */
  files: '/api/admin/files',
  bin: '/api/admin/bin',
  uploadFile: '/api/admin/upload-file',
  moveFile: '/api/admin/move-file',
  uploads: '/api/admin/uploads',
  inquiries: '/api/admin/inquiries',
  inquiry: (id: string) => `/api/admin/inquiries/${id}`,
  inquiriesCsv: '/api/admin/inquiries/export.csv',
  inquiryIds: '/api/admin/inquiries/ids',
  manyInquiries: '/api/admin/inquiries/many',
  inquiryNote: (id: string, note: string) => `/api/admin/inquiries/${id}/notes/${note}`,
  quotes: '/api/admin/quotes',
  quotesCsv: '/api/admin/quotes/export.csv',
  quoteSentList: '/api/admin/quotes/sent-list',
  quoteSettings: '/api/admin/quotes/settings',
  quote: (id: string) => `/api/admin/quotes/${id}`,
  quotePdf: (id: string) => `/api/admin/quotes/${id}.pdf`,
  sendQuote: (id: string) => `/api/admin/quotes/${id}/send`,
  voidQuote: (id: string) => `/api/admin/quotes/${id}/void`,
  copyQuote: (id: string) => `/api/admin/quotes/${id}/copy`,
  designPrices: '/api/admin/design-prices',
  answerWords: '/api/admin/answer-words',
  answerWord: (id: string) => `/api/admin/answer-words/${id}`,
  adminContactDetails: '/api/admin/contact-details',
  currency: '/api/admin/currency',
  firstStart: '/api/admin/first-start',
  pressCounts: '/api/admin/presses',
  slotDetails: '/api/admin/slot-details',
  adminProducts: '/api/admin/products',
  deleteProducts: '/api/admin/products/deletion',
  collections: '/api/admin/collections',
  adminCollection: (id: string) => `/api/admin/collections/${id}`,
  collectionFacts: (id: string) => `/api/admin/collections/${id}/facts`,
  collectionDeletion: (id: string) => `/api/admin/collections/${id}/deletion`,
  productsCsv: '/api/admin/products/export.csv',
  /** The sheet of one product, by `?code=`. */
  specSheet: '/api/admin/products/spec-sheet.pdf',
  /** Many by `?codes=`, as a ZIP. */
  specSheets: '/api/admin/products/spec-sheets.zip',
  labels: '/api/admin/products/labels.pdf',
  inquirySpecSheets: (id: string) => `/api/admin/inquiries/${id}/spec-sheets.zip`,
  importProducts: '/api/admin/products/import',
  adminProduct: (code: string) => `/api/admin/products/${inAddress(code)}`,
  adminPages: '/api/admin/pages',
  /** JSON Schemas of the kinds of section, for forms. */
  sectionKinds: '/api/admin/pages/kinds',
  editedPage: '/api/admin/pages/page',
  pageDraft: '/api/admin/pages/draft',
  publishPage: '/api/admin/pages/publish',
  revertPage: '/api/admin/pages/revert',
  pageVersions: '/api/admin/pages/versions',
  /** The source of one version. */
  pageVersion: '/api/admin/pages/version',
  redirects: '/api/admin/redirects',
  manyRedirects: '/api/admin/redirects/many',
  menu: '/api/admin/menu',
  siteTexts: '/api/admin/site-texts',
  feeds: '/api/admin/feeds',
  pagePreview: '/api/admin/pages/preview',
  /** The drawings that fit a place, one such drawing, and its options. */
  pageDrawings: '/api/admin/pages/drawings',
  pageDrawing: '/api/admin/pages/drawing',
  pageDrawingChoices: '/api/admin/pages/drawing-choices',
  pageSchedule: '/api/admin/pages/schedule',
  /** The switch that shows or hides a page. */
  pageVisibility: '/api/admin/pages/visibility',
  previewLink: '/api/admin/pages/preview-link',
  exportPages: '/api/admin/pages/export',
  importPages: '/api/admin/pages/import',
} as const

export const routes = {
  home: '/',
  prefab: '/services/containers',
  /** The page on which visitors design a unit; such units are items of this page. */
  design: '/services/containers/design',
  interiors: '/services/interiors',
  engineering: '/engineering-services',
  furniture: '/services/furniture',
  gallery: (category?: string) =>
    category ? `/gallery?category=${encodeURIComponent(category)}` : '/gallery',
  contact: '/contact',
  /** The contact form about some items, in the format of entriesToText. */
  contactAbout: (items: string) => `/contact?${new URLSearchParams({ items })}`,
  /** The same about the visitor's own shortlist, whose notes are only in the browser. */
  contactAboutShortlist: '/contact?shortlist=own',
  /** The redirect of a form that was posted without JavaScript. */
  contactSent: '/contact?sent=1',
  about: '/about',
  shortlist: '/shortlist',
  products: '/products',
  /** Products side by side. */
  compare: '/compare',
  /** The search; a query such as `q=sofa` has results: see web/features/search/addresses.ts. */
  search: '/search',
  /** The page of a product. */
  product: (code: string) => `/products/${inAddress(code)}`,
} as const

/** The product feeds that other companies read, once they are switched on. */
export const feedUrls = { meta: '/feeds/meta.csv', google: '/feeds/google.xml' } as const

/** The specification sheet of a product that visitors see. */
export const specSheetUrl = (code: string) => `/sheets/${inAddress(code)}.pdf`

/** Every URL of the administrators' area; any other below /admin is 404. */
export const adminRoutes = {
  index: '/admin',
  simple: '/admin/simple',
  test: '/admin/test',
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  firstStart: '/admin/first-start',
  media: '/admin/upload-manager',
  inquiries: '/admin/inquiries',
  answerWords: '/admin/inquiries/answer-words',
  contactDetails: '/admin/contact-details',
  brand: '/admin/contact-details/brand',
  users: '/admin/user-management',
  account: '/admin/account',
  activity: '/admin/activity',
  bin: '/admin/bin',
  contactPresses: '/admin/contact-links',
  products: '/admin/products',
  productTable: '/admin/products/table',
  pages: '/admin/pages',
  editor: '/admin/pages/edit',
  menu: '/admin/pages/menu',
  siteTexts: '/admin/pages/texts',
  redirects: '/admin/pages/former-addresses',
  feeds: '/admin/products/feeds',
  unitPrices: '/admin/products/unit-prices',
  quotes: '/admin/quotes',
  quoteSettings: '/admin/quotes/settings',
  quote: '/admin/quotes/:id',
} as const

/** The screen of one quote. */
export const quoteScreen = (id: string) => adminRoutes.quote.replace(':id', id)

/**
 * The URL of a slot's bytes; with a version it is immutable, with a width in pixels it is that
 * derivative of a photo.
 */
export function mediaUrl(slotPath: string, version?: string, width?: number): string {
  const path = `/uploads/${slotPath.split('/').map(encodeURIComponent).join('/')}`
  if (!version) return path
  return width ? `${path}?v=${version}&w=${width}` : `${path}?v=${version}`
}

/** The URL of a drawing that is no slot's; with its version it is immutable. */
export const drawingUrl = (name: string, version: string) => `/drawings/${name}.svg?v=${version}`

/** The URL of the second drawing of a hero, which is composed for phones. */
export const phoneUrl = (drawing: string) => `${drawing}&phone`

/** The URL fragment that stops the animations of a drawing. */
export const STILL = 'still'

/** The URL of a slot's generated catalog, in one of its two sizes. */
export function catalogUrl(slotPath: string, version: string, size: 'full' | 'small'): string {
  const address = mediaUrl(slotPath, version)
  return size === 'small' ? `${address}&size=small` : address
}

/** The slot path of a video's poster: `x.poster.jpg` of `x.mp4`. */
export const posterOf = (videoPath: string) => videoPath.replace(/\.mp4$/, '.poster.jpg')

/** The preview of a draft for visitors with its link, who need no account. */
export const previewLinkUrl = (token: string) => `/preview/${token}`

/** The prefix of the public URL of a file that such a preview shows. */
export const previewFilesUrl = (token: string) => `${previewLinkUrl(token)}/files`

/** The customer's page of a quote, who needs no account. */
export const quoteUrl = (secret: string) => `/quotes/${secret}`

/** The PDF of a quote by its URL, and the targets of its two forms. */
export const quoteDocumentUrl = (quote: string) => `${quote}.pdf`
export const acceptQuoteUrl = (quote: string) => `${quote}/accept`
export const askAboutQuoteUrl = (quote: string) => `${quote}/ask`

/** Deployment archives are at the root of the site. */
export const archiveUrl = (file: string) => `/${file}`

/** The 1200 x 630 share image of a page (`og:image`). */
export function shareImageUrl(pagePath: string, version = ''): string {
  const path = pagePath === '/' ? '/home' : pagePath
  return `/share${path}.jpg${version && `?v=${version}`}`
}

/**
 * wa.me takes the number in international form without the leading plus; without one, there is no
 * link.
 */
export function whatsappUrl(phone = '', text: string): string | undefined {
  const number = phone.replace(/\D/g, '')
  return number ? `https://wa.me/${number}?text=${encodeURIComponent(text)}` : undefined
}

/** A mail that is begun. */
export const mailUrl = (address: string, subject: string, body: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
