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
  /** Of a video without a poster: the version of its drawing, which stands in at that address. */
  drawing?: string
  /** Of a video or an uploaded PDF: the size of its file, for visitors who weigh what they load. */
  bytes?: number
  /** Of a catalog that the server makes: the sizes of its two files, once both are made. */
  catalogBytes?: { full: number; small: number }
  /** What an administrator says beside the name of what it shows. */
  title?: string
  description?: string
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

/** The links by which visitors get in touch, of which presses are counted. */
export type ContactLink = 'whatsapp' | 'phone' | 'email'

/** The body of `POST /api/presses`. */
export interface Press {
  kind: ContactLink
  /** The path of the page on which it was. */
  page: string
}

export interface ApiError {
  error: string
  /** For bodies that break a rule: the field's name and what it needs. */
  fields?: Record<string, string>
  /** At sign-in: the password was right, and a code of the authenticator app is to follow. */
  needsCode?: boolean
}
