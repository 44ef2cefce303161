import type { InquiryFormState } from '../features/inquiries/contract.ts'
import type { ServiceChoice } from '../features/inquiries/services.ts'
import type { FixedWords } from '../layout/fixed-words.ts'
import type { Section } from '../sections/schemas.ts'

export type * from '../features/inquiries/contract.ts'
export type * from '../features/inquiries/inbox-contract.ts'

/** The current content of a slot: an uploaded file, or the drawing in its place. */
export type MediaKind = 'drawing' | 'photo' | 'video' | 'pdf'

/** A slot as sent to the browser; its URL is `mediaUrl(path, version)` of routes.ts. */
export interface Media {
  kind: MediaKind
  alt: string
  /** Changes with the bytes; part of the URL as `?v=`, so that the response is immutable. */
  version: string
  /**
   * The width of a photo or a video's poster, in pixels for `widthsFor`; absent where it is
   * unknown.
   */
  width?: number
  /** The version of a video's poster, which is at `posterOf(path)`; absent without one. */
  poster?: string
  /**
   * The version of the drawing of a video without a poster, which is served at that URL, or of the
   * drawing after which a photo was built, which is at `slotDrawingUrl`.
   */
  drawing?: string
  /** The bytes of a video or an uploaded PDF, shown beside the link. */
  bytes?: number
  /** The bytes of the two files of a catalog that the server makes, once both are made. */
  catalogBytes?: { full: number; small: number }
  /** The price of the product that it shows, where visitors may see it: `From KES 21,000`. */
  price?: string
  /** The title of the slot details, beside the name of the item. */
  title?: string
  description?: string
}

/** A link or button: `href` is a path of this site, `#anchor`, or `mailto:`, `tel:`, `https:`. */
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

/** Empty details are left out: most are empty on most sites, and every page has them. */
export type ShownContactDetails = Partial<ContactDetails> &
  Pick<ContactDetails, 'companyName' | 'email' | 'phone' | 'addressLine1'>

/** A deployment archive that can be fetched from the root of the site. */
export interface Archive {
  name: 'verified' | 'original'
  file: string
  bytes: number
  /** The number of files in it. */
  files: number
  sha256: string
  /** A time such as `2026-01-31T08:00:00.000Z`. */
  packedAt: string
  /** The platform that it runs on, such as `linux-x64`; absent where it runs on any. */
  platform?: string | undefined
}

/** Links at the end of each page: their title, and each with its label and its path. */
export type FooterColumn = [title: string, links: [label: string, href: string][]]

/** Messages that views of sections open a chat or a mail with. */
export type AskMessage = 'product' | 'compare' | 'design' | 'list' | 'search' | 'contact'

/** The data around the sections, the same on every page. */
export interface Site {
  contact: ShownContactDetails
  /** The phone number as it is read: in groups. */
  phone: string
  /**
   * True while the contact form takes inquiries; the administrators' switch. Absent while it does
   * not.
   */
  takesInquiries?: boolean
  navigation: NavigationItem[]
  /** Absent where it is that of footer-columns.ts. */
  footer?: readonly FooterColumn[]
  /** The services of a page with a form, where they are not those of rules.ts. */
  services?: ServiceChoice[]
  /** True where there is nothing to put on a shortlist. */
  isWithoutProducts?: true
  /** The words that differ from fixed-words.ts. */
  words?: Partial<FixedWords>
  /** The year now, for the footer's copyright line. */
  year: number
}

/** The document head of a page; every URL in it is absolute. */
export interface Head {
  title: string
  description: string
  keywords: string[]
  canonical: string
  image: string
  index: boolean
  /** A JSON-LD graph. */
  structuredData: Record<string, unknown>
}

/** A part of the company with a colour of its own; prefab units have that of the site. */
export type Division = 'interiors' | 'furniture' | 'engineering'

export interface Page {
  /** The canonical path, also where an alias was requested. */
  path: string
  name: string
  division?: Division | undefined
  /** The paths of its parents, from the top down, without the home page. */
  above: string[]
  head: Head
  /**
   * The link of the round button, with the message that it opens the chat with; absent where the
   * company has no number for it.
   */
  chat?: string
  /**
   * A visitor's messages about the subject of the page, for the sections that need them. Only
   * `{product}`, `{unit}`, `{code}` and `{link}` are still to be filled in.
   */
  messages?: Partial<Record<AskMessage, string>>
  sections: Section[]
}

/**
 * All data of a page: the server renders HTML from it, the browser hydrates from the same value and
 * requests the next one from `GET /api/pages?path=`.
 */
export interface PageData {
  site: Site
  page: Page
  /** The media of each slot that the sections name, by slot path. */
  media: Record<string, Media>
  /** True where a list of the page is longer than its part here. */
  isPart?: true
  /** The packed deployment archives, on the page that offers them. */
  archives?: Archive[]
  /** The facts of the item in the viewer, only in the HTML of a page with one. */
  known?: KnownBySlot
  /** The state of a form that was posted without JavaScript, only in the response to it. */
  form?: InquiryFormState
}

/** A fact about a product, such as its material. */
export type ItemFact = [name: string, value: string]

export interface KnownItem {
  facts: ItemFact[]
  /** The code of a product, whose page is at `routes.product`. */
  code?: string
}

/** The body of `GET /api/item-facts?path=`, by slot path. */
export type KnownBySlot = Record<string, KnownItem>

/** The body of `GET /api/search?q=`: the first matches. */
export interface Suggestions {
  /** The number of all products that were found. */
  total: number
  items: {
    code: string
    name: string
    href: string
    /** The name of the collection. */
    collection: string
    /** The address of a small picture. */
    image: string
  }[]
  /** Pages and catalogs. */
  pages: { name: string; href: string }[]
}

/** The contact links whose clicks are counted. */
export type ContactLink = 'whatsapp' | 'phone' | 'email'

/** The body of `POST /api/presses`. */
export interface Press {
  kind: ContactLink
  /** The path of the page with the link. */
  page: string
}

export interface ApiError {
  error: string
  /** The message for each invalid field of a body, by its name. */
  fields?: Record<string, string>
  /**
   * True at sign-in where the password is right, and a code of the authenticator app is required.
   */
  needsCode?: boolean
}
