import type { ContactDetails, ContactLink } from '../base/contract.ts'
import type { Currency } from '../base/money/currencies.ts'
import type { detailLimits } from '../base/slot-details-limits.ts'

export type * from '../features/products/admin/contract.ts'
export type * from '../features/products/admin/table/contract.ts'

/** A place for one file, as `GET /api/admin/media` lists it. */
export interface MediaSlot {
  fileName: string
  path: string
  kind: 'image' | 'video' | 'pdf'
  present: boolean
  /** The bytes of the uploaded file. */
  size?: number
  version?: string
  /** The version of a video's poster, where there is one. */
  poster?: string
}

/** A folder of the upload tree. */
export interface MediaSection {
  title: string
  /** The `targetPath` of an upload into it. */
  targetPath: string
  slots: MediaSlot[]
  sections?: MediaSection[]
}

export interface MediaList {
  total: number
  present: number
  sections: MediaSection[]
}

/** An entry of the `contents` that `GET /api/admin/media/contents` answers. */
export interface KnownContent {
  /** See content-piece.ts. */
  id: string
  bytes: number
  /** The slot, or poster, that holds it. */
  path: string
}

/** A deleted or replaced item, as `GET /api/admin/bin` lists it. */
export interface BinItem {
  id: string
  kind: 'media' | 'slot-details' | 'product' | 'products' | 'page' | 'collection' | 'inquiry'
  cause: 'deleted' | 'replaced'
  /** ISO 8601 in UTC, both; it is deleted permanently at the second. */
  deletedAt: string
  expiresAt: string
  /** The administrator's name. */
  who: string
  /** The path of a place, how many places, the address of a page, or from whom an inquiry came. */
  subject: string
  /** The description of the place, the name of a page, or the subject of an inquiry. */
  title: string
  /** The bytes of its files. */
  bytes: number
  /** True where `GET /api/admin/bin/ID/picture` shows it. */
  hasPicture: boolean
}

export interface BinPage {
  total: number
  /** The number of items on a page. */
  pageSize: number
  /** The bytes of all files in the bin. */
  bytes: number
  entries: BinItem[]
}

/** The texts of one slot; an empty one leaves what the page itself says. */
export type SlotTexts = Record<keyof typeof detailLimits, string>

/** An administrator's details of one slot; visitors ask for it by its product name, such as Ch12. */
export interface SlotDetails extends SlotTexts {
  /** Hidden, it leaves the pages and the catalogs; its file stays. */
  isVisible: boolean
  /**
   * The version of the photo that was built after the slot's drawing, '' for none. It does not
   * apply to another photo, so that no tick outlives its photo.
   */
  builtVersion: string
}

export type WordInCatalogs = 'productName' | 'title' | 'description'

/** A slot's own details beside those that the pages give it. */
export interface NamedSlotDetails {
  path: string
  /** The first page that shows it, with the query that brings it up. */
  address: string
  /**
   * The page's own texts, '' where it takes one and has none; only items that can be asked for have
   * a product name.
   */
  defaults: Partial<SlotTexts>
  /** The name of a further picture or a document of a product, such as "Ch8, picture 2". */
  label?: string
  /** The details that the PDF catalogs print; absent where no catalog has the slot. */
  inCatalogs?: readonly WordInCatalogs[]
  own: SlotDetails
  /** A photo that is described by the words of its drawing. */
  needsAlt: boolean
  /**
   * The version of the product whose picture it is; a change may send the one that it began from.
   */
  version?: number
}

/**
 * A change of one slot; missing details stay. With a `version`, which only products have, the
 * response is 409 where the product has changed meanwhile.
 */
export type SlotDetailsChange = Partial<SlotDetails> & { version?: number }

/** The details that administrators edit, including those that no page shows as such. */
export interface EditedContactDetails extends ContactDetails {
  /** True while the contact form is open. */
  takesInquiries: boolean
  /** A name such as Africa/Nairobi; '' for that of the server's setting. */
  timeZone: string
  /** A tax number with its name, such as `TIN 000 123 456`. On quotes only. */
  taxNumber: string
  /** Instructions for payment, in lines: mobile money, bank and account. On quotes only. */
  paymentWords: string
}

/** The response of `GET` and `PUT /api/admin/currency`. */
export interface SiteCurrency {
  currency: Currency
  /** The number of products with an amount and of parts of units with a price. */
  prices: number
  unitPrices: number
}

/** The body of that PUT: 409 where the currency is not `from` any more, or `prices` are not decided. */
export interface CurrencyChange {
  from: Currency
  currency: Currency
  /** Their figures stay, or they go. */
  prices?: 'keep' | 'empty'
}

/**
 * The response of `GET` and `PUT /api/admin/contact-details`. The body of PUT is
 * `EditedContactDetails`, with or without the `updatedAt` that it was made from: a stale one is
 * answered by 409.
 */
export interface ContactDetailsAnswer {
  details: EditedContactDetails & { updatedAt: string | null }
  /** The fields that must be real and still hold what a new installation starts with. */
  madeUp: (keyof ContactDetails)[]
  /** A telephone number of the company's country in international form. */
  phoneExample: string
}

/** The response of `GET /api/admin/presses?days=30`; nothing in it tells who pressed. */
export interface PressCounts {
  /** The number of days, today included. */
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

/**
 * The matters that need an administrator's attention, the response of `GET /api/admin/overview`.
 */
export interface Overview {
  media: {
    present: number
    total: number
    /** The areas in the order of the upload tree. */
    areas: {
      title: string
      targetPath: string
      present: number
      total: number
      /** A slot that still shows its drawing. */
      drawn?: string
    }[]
  }
  /** The site that visitors see until the questions of the first start are answered. */
  first?: 'example' | 'being-set-up'
  /** There is no product yet. */
  hasNoProduct?: true
  contactDetails: {
    /** Names of the fields that still hold what a new installation made up. */
    atDefault: string[]
    takesInquiries: boolean
  }
  /** Files and folders that the site may not read or write: a sentence with its cure for each. */
  denied: string[]
  /**
   * True where the request itself came through an untrusted proxy. A process of an earlier release
   * omits it.
   */
  isProxyUntrusted?: boolean
  /** The bytes of the volume; uploads are refused once less than `reserve` is free. */
  disk: { free: number; total: number; reserve: number }
  queues: {
    /** Photos whose smaller forms are still to be made. */
    pictures: number
    /**
     * The mails to the owner about inquiries that are not sent yet, and that the mail server
     * refused.
     */
    mails: { isOn: boolean; queued: number; failed: number }
  }
  /** `open`: with customers; `unsent`: whose mail was refused, or perhaps not sent. */
  quotes: { drafts: number; open: number; accepted: number; unsent: number }
  inquiries: {
    /** The number not opened since they came, or since their customer did something. */
    new: number
    /** The number that wait for the company, and since when the first does, ISO 8601 in UTC. */
    waiting: number
    waitingSince: string | null
  }
  pages: {
    /** The number with unpublished changes, or not published at all. */
    drafts: number
    /** The paths of published pages that this release cannot show completely. */
    unfit: string[]
  }
  /** The beginning of the last backup, ISO 8601 in UTC; null before the first. */
  lastBackup: string | null
  /** Release and build, `1.0.0, build 3f9a12c4`; missing where a process of an earlier release answers. */
  software?: string
  /** The presses of links by which visitors get in touch, within the last 30 days. */
  presses: Record<ContactLink, number>
}

/** The details of a company that the first start asks for. */
export type FirstDetails = Pick<
  EditedContactDetails,
  | 'companyName'
  | 'country'
  | 'timeZone'
  | 'addressLine1'
  | 'city'
  | 'phone'
  | 'whatsapp'
  | 'email'
  | 'takesInquiries'
>

/** The body of `PUT /api/admin/first-start`. */
export interface FirstAnswers extends FirstDetails {
  /** The `updatedAt` of the contact details which the answers began from. */
  updatedAt: string | null
  /** A currency code of ISO 4217. */
  currency: string
  /** One sentence about the company, for the home page of an empty site. */
  lead?: string | undefined
  /** `empty`: with pages that the owner fills, in place of the example site. */
  begin: 'keep' | 'empty'
}

/** The body of `GET /api/admin/first-start`. */
export interface FirstStart {
  /** The stored answers; '' in place of an example. */
  answers: Omit<FirstAnswers, 'begin'>
  /** Sorted by their English names, each with its usual currency, its time zones and an international number. */
  countries: { name: string; currency: string; timeZones: string[]; phoneExample: string }[]
  /** Existing work that keeps the site from beginning empty, such as `inquiries`. */
  work?: string
  /** True for a site that began empty. */
  isEmpty: boolean
  isAnswered: boolean
}

/** An administrator, as `GET /api/admin/users` lists them. */
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
  /** True for the user who asked. */
  isYou: boolean
}

/** The signed-in administrator's own account, as `GET /api/admin/account` answers. */
export interface Account extends AdminSession {
  createdAt: string
  hasSecondFactor: boolean
  /** The number of codes left. */
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

/** The secret for an authenticator app; nothing is switched on until its code comes. */
export interface SecondFactorSetup {
  /** The secret to type where no picture can be read. */
  secret: string
  /** The content of the QR code. */
  uri: string
  /** Path data of its dark squares, on a grid of `size` units. */
  qr: { d: string; size: number }
}
