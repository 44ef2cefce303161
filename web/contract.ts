import type { InquiryFormState } from './inquiry/contract.ts'
import type { Section } from './sections/schemas.ts'

export type * from './inquiry/contract.ts'

/** What a slot holds right now: an uploaded file, or the drawing that stands in for it. */
export type MediaKind = 'drawing' | 'photo' | 'video' | 'pdf'

/** One slot as the browser sees it; its address is `mediaUrl(path, version)` of routes.ts. */
export interface Media {
  kind: MediaKind
  alt: string
  /** Changes whenever the bytes do; goes into `?v=`, so that the answer can be kept for a year. */
  version: string
  /** Of a photo or a video's poster, in pixels for `widthsFor`; absent where it is unknown. */
  width?: number
  /** Of a video: the version of its poster, which is at `posterOf(path)`; absent without one. */
  poster?: string
  /** Of a video or an uploaded PDF: the size of its file, for visitors who weigh what they load. */
  bytes?: number
  /** Of a catalog that the server makes: the sizes of its two files, once both are made. */
  catalogBytes?: { full: number; small: number }
  /** What an administrator says beside the name of what it shows. */
  title?: string
  description?: string
}

/** A place for one file, as `GET /api/admin/media` lists it. */
export interface MediaSlot {
  fileName: string
  path: string
  kind: 'image' | 'video' | 'pdf'
  present: boolean
  /** Of the uploaded file, in bytes. */
  size?: number
  version?: string
  /** Of a video: whether it has a picture to show before it plays. */
  poster?: boolean
}

/** A folder of the upload tree. */
export interface MediaSection {
  title: string
  /** What an upload into it sends as `targetPath`. */
  targetPath: string
  slots: MediaSlot[]
  sections?: MediaSection[]
}

export interface MediaList {
  total: number
  present: number
  sections: MediaSection[]
}

/** What an administrator says of one slot; an empty text leaves what the page itself says. */
export interface SlotDetails {
  /** The name under which visitors ask for it, as Ch12. */
  productName: string
  alt: string
  title: string
  description: string
  /** Hidden, it leaves the pages and the catalogs; its file stays. */
  isVisible: boolean
}

/** A slot's own details beside those that the pages give it. */
export interface NamedSlotDetails {
  path: string
  /** Of the first page that shows it, with the query that brings it up. */
  address: string
  /** '' where a page takes a word and gives none; only what can be asked for has a product name. */
  defaults: Partial<Omit<SlotDetails, 'isVisible'>>
  own: SlotDetails
  /** A photo that is described by the words of its drawing. */
  needsAlt: boolean
}

/** A link or button: `href` is a path of ours, `#anchor`, or `mailto:`, `tel:`, `https:`. */
export interface Action {
  label: string
  href: string
  look?: 'primary' | 'secondary' | 'plain' | undefined
}

export interface NavigationItem {
  label: string
  href: string
  items?: NavigationItem[] | undefined
}

export interface ContactDetails {
  companyName: string
  companyTagline: string
  email: string
  phone: string
  whatsapp: string
  addressLine1: string
  addressLine2: string
  city: string
  state: string
  postalCode: string
  country: string
  facebookUrl: string
  twitterUrl: string
  instagramUrl: string
  linkedinUrl: string
  youtubeUrl: string
  websiteUrl: string
  businessHours: string
  mondayFriday: string
  saturday: string
  sunday: string
}

/** A deployment archive that can be fetched from the root of the site. */
export interface Archive {
  name: 'verified' | 'original'
  file: string
  bytes: number
  /** How many are in it. */
  files: number
  sha256: string
  /** As `2026-01-31T08:00:00.000Z`. */
  packedAt: string
  /** The kind of machine that it runs on, as `linux-x64`; absent where it runs on any. */
  platform?: string | undefined
}

/** What every page shows around its sections. */
export interface Site {
  contact: ContactDetails
  /** Whether the contact form takes inquiries; the administrators' switch. */
  takesInquiries: boolean
  navigation: NavigationItem[]
  /** The year now, for the footer's copyright line. */
  year: number
}

/** What the document head says of a page; every address in it is absolute. */
export interface Head {
  title: string
  description: string
  keywords: string[]
  canonical: string
  image: string
  index: boolean
  /** One JSON-LD graph a page. */
  structuredData: Record<string, unknown>
}

export interface Page {
  /** The canonical path, whichever spelling was asked for. */
  path: string
  name: string
  /** The paths of the pages above it, from the top down; home is not among them. */
  above: string[]
  head: Head
  sections: Section[]
}

/**
 * Everything a page is made of, and all that the browser gets: the server renders HTML from it,
 * the browser hydrates from the same value and asks `GET /api/pages?path=` for the next one.
 */
export interface PageData {
  site: Site
  page: Page
  /** By slot path: each slot that the sections name. */
  media: Record<string, Media>
  /** On the page that offers them: the deployment archives that have been packed. */
  archives?: Archive[]
  /** On the answer to a form that was posted without script, and nowhere else. */
  form?: InquiryFormState
}

/** What administrators edit: the details, and whether the contact form takes inquiries. */
export interface EditedContactDetails extends ContactDetails {
  takesInquiries: boolean
}

/**
 * What `GET` and `PUT /api/admin/contact-details` answer. The body of PUT is
 * `EditedContactDetails`, with or without the `updatedAt` that it was made from: where somebody
 * else has saved since, the answer is 409.
 */
export interface ContactDetailsAnswer {
  details: EditedContactDetails & { updatedAt: string | null }
  /** The fields that must be real and still hold what a new installation starts with. */
  madeUp: (keyof ContactDetails)[]
}

/** The links by which visitors get in touch, of which presses are counted. */
export type ContactLink = 'whatsapp' | 'phone' | 'email'

/** The body of `POST /api/presses`. */
export interface Press {
  kind: ContactLink
  /** The path of the page on which it was. */
  page: string
}

/** What `GET /api/admin/presses?days=30` answers; nothing in it tells who pressed. */
export interface PressCounts {
  /** How many days, today included. */
  days: number
  total: Record<ContactLink, number>
  /** Pages with presses, the most pressed first. */
  pages: { page: string; counts: Record<ContactLink, number> }[]
  /** Oldest first, each of the days, in UTC. */
  daily: { day: string; counts: Record<ContactLink, number> }[]
}

/** The signed-in administrator, as `GET /api/admin/me` answers. */
export interface AdminSession {
  username: string
  role: string
  email: string
}

/** What needs an administrator's attention, as `GET /api/admin/overview` answers. */
export interface Overview {
  media: {
    present: number
    total: number
    /** In the order of the upload tree. */
    areas: { title: string; targetPath: string; present: number; total: number }[]
  }
  contactDetails: {
    /** Names of the fields that still hold what a new installation made up. */
    atDefault: string[]
    takesInquiries: boolean
  }
  /** Of the volume, in bytes; uploads are refused once less than `reserve` is free. */
  disk: { free: number; total: number; reserve: number }
  queues: {
    /** Photos whose smaller forms are still to be made. */
    pictures: number
    /** To the owner, about inquiries: not sent yet, and refused by the mail server. */
    mails: { isOn: boolean; queued: number; failed: number }
  }
  inquiries: { new: number }
  /** When the last backup began, ISO 8601 in UTC; null before the first. */
  lastBackup: string | null
  /** Of links by which visitors get in touch, within the last 30 days. */
  presses: Record<ContactLink, number>
}

export interface ApiError {
  error: string
  /** For bodies that break a rule: the field's name and what it needs. */
  fields?: Record<string, string>
  /** At sign-in: the password was right, and a code of the authenticator app is to follow. */
  needsCode?: boolean
}

/** One administrator, as `GET /api/admin/users` lists them. */
export interface ListedUser {
  id: string
  username: string
  createdAt: string
  /** Null before the first sign-in. */
  lastLogin: string | null
  isActive: boolean
  hasSecondFactor: boolean
  /** The user `admin`, who cannot be deleted or disabled. */
  isProtected: boolean
  /** Whether that is who asked. */
  isYou: boolean
}

/** The signed-in administrator's own account, as `GET /api/admin/account` answers. */
export interface Account extends AdminSession {
  createdAt: string
  hasSecondFactor: boolean
  /** How many are left. */
  recoveryCodes: number
}

/** A place where the administrator is signed in. */
export interface AccountSession {
  id: string
  device: string
  openedAt: string
  seenAt: string
  isCurrent: boolean
}

/** What an authenticator app needs to be set up; nothing is switched on until its code comes. */
export interface SecondFactorSetup {
  /** To type where no picture can be read. */
  secret: string
  /** What the QR code says. */
  uri: string
  /** Path data of its dark squares, on a grid of `size` units. */
  qr: { d: string; size: number }
}
