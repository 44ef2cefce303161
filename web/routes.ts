/** Every address of the site is built here: views, heads, sitemap and tests share one spelling. */

export const api = {
  pages: '/api/pages',
  page: (path: string) => `${api.pages}?path=${encodeURIComponent(path)}`,
  contact: '/api/contact',
  contactDetails: '/api/contact-details',
  presses: '/api/presses',
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
  bin: '/api/admin/bin',
  uploadFile: '/api/admin/upload-file',
  moveFile: '/api/admin/move-file',
  uploads: '/api/admin/uploads',
  inquiries: '/api/admin/inquiries',
  inquiry: (id: string) => `/api/admin/inquiries/${id}`,
  inquiriesCsv: '/api/admin/inquiries/export.csv',
  inquiryIds: '/api/admin/inquiries/ids',
  adminContactDetails: '/api/admin/contact-details',
  pressCounts: '/api/admin/presses',
  slotDetails: '/api/admin/slot-details',
} as const

export const routes = {
  home: '/',
  prefab: '/services/containers',
  interiors: '/services/interiors',
  engineering: '/engineering-services',
  furniture: '/services/furniture',
  gallery: (category?: string) =>
    category ? `/gallery?category=${encodeURIComponent(category)}` : '/gallery',
  contact: '/contact',
  /** The contact form about some items, in the spelling of entriesToText. */
  contactAbout: (items: string) => `/contact?${new URLSearchParams({ items })}`,
  /** The same about the visitor's own shortlist, with the notes that only the browser knows. */
  contactAboutShortlist: '/contact?shortlist=own',
  /** Where a form that was posted without script leads to. */
  contactSent: '/contact?sent=1',
  about: '/about',
  shortlist: '/shortlist',
} as const

/** Every address of the administrators' area; any other below /admin is not there. */
export const adminRoutes = {
  index: '/admin',
  simple: '/admin/simple',
  test: '/admin/test',
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  media: '/admin/upload-manager',
  inquiries: '/admin/inquiries',
  contactDetails: '/admin/contact-details',
  users: '/admin/user-management',
  account: '/admin/account',
  activity: '/admin/activity',
  bin: '/admin/bin',
  contactPresses: '/admin/contact-links',
} as const

/**
 * The address of a slot's bytes; with a version it may be kept for a year, with a width in pixels
 * it is a photo about that wide.
 */
export function mediaUrl(slotPath: string, version?: string, width?: number): string {
  const path = `/uploads/${slotPath.split('/').map(encodeURIComponent).join('/')}`
  if (!version) return path
  return width ? `${path}?v=${version}&w=${width}` : `${path}?v=${version}`
}

/** Behind `#`, the part of a drawing's address that makes what moves in it rest. */
export const STILL = 'still'

/** The address of the catalog that the server makes for a slot, in one of its two sizes. */
export function catalogUrl(slotPath: string, version: string, size: 'full' | 'small'): string {
  const address = mediaUrl(slotPath, version)
  return size === 'small' ? `${address}&size=small` : address
}

/** The slot path of the picture that a video shows before it plays: `x.poster.jpg` of `x.mp4`. */
export const posterOf = (videoPath: string) => videoPath.replace(/\.mp4$/, '.poster.jpg')

/** A deployment archive lies at the root of the site. */
export const archiveUrl = (file: string) => `/${file}`

/** The 1200 x 630 picture of a page, for links shared elsewhere. */
export function shareImageUrl(pagePath: string, version = ''): string {
  const path = pagePath === '/' ? '/home' : pagePath
  return `/share${path}.jpg${version && `?v=${version}`}`
}

/** Obviously made up; also what a new installation starts with. */
export const DEFAULT_WHATSAPP = '+254700000000'

/** wa.me takes the number in international form without the leading plus; without one, a default. */
export function whatsappUrl(phone: string, text: string): string {
  const number = phone.replace(/\D/g, '') || DEFAULT_WHATSAPP.slice(1)
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
