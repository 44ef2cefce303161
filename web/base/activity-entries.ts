/**
 * The recorded actions of administrators, by the groups of the filter. Stored rows outlive a name:
 * one that is no longer used is shown as it is stored.
 */
export const activityKinds = {
  'sign-ins': ['signed-in', 'sign-in-refused', 'signed-out'],
  accounts: [
    'user-created',
    'user-enabled',
    'user-disabled',
    'user-deleted',
    'password-changed',
    'password-reset',
    'email-changed',
    'sessions-ended',
    'second-factor-on',
    'second-factor-off',
    'recovery-codes-renewed',
  ],
  media: [
    'uploaded',
    'replaced',
    'removed',
    'moved',
    'swapped',
    'poster-taken',
    'rescanned',
    'slot-details-changed',
  ],
  products: [
    'product-changed',
    'product-added',
    'collection-added',
    'collection-facts-changed',
    'collection-renamed',
    'collection-moved',
    'collection-hidden',
    'collection-shown',
    'collection-deleted',
    'product-deleted',
    'products-moved',
    'products-exported',
    'products-imported',
  ],
  pages: [
    'page-published',
    'page-draft-discarded',
    'page-put-back',
    'page-added',
    'page-deleted',
    'redirect-changed',
    'menu-changed',
    'site-texts-changed',
    'site-begun',
    'feeds-changed',
    'design-prices-changed',
    'pages-imported',
    'page-scheduled',
    'page-schedule-cancelled',
    'page-not-published',
    'page-hidden',
    'page-shown',
    'page-hiding-scheduled',
    'page-not-hidden',
    'preview-link-made',
    'preview-link-ended',
  ],
  bin: ['restored', 'deleted-for-good'],
  inquiries: [
    'inquiry-changed',
    'inquiry-deleted',
    'inquiries-exported',
    'answer-words-changed',
    'answer-words-deleted',
  ],
  quotes: [
    'quote-made',
    'quote-sent',
    'quote-sent-again',
    'quote-voided',
    'quote-accepted',
    'quote-asked',
    'quotes-exported',
    'quote-settings-changed',
  ],
  site: ['contact-details-changed', 'brand-changed', 'currency-changed'],
} as const

export type ActivityKind = keyof typeof activityKinds

export type ActivityAction = (typeof activityKinds)[ActivityKind][number]

/** A recorded action, as `GET /api/admin/activity` lists it. */
export interface ActivityEntry {
  id: string
  /** ISO 8601 in UTC. */
  createdAt: string
  /** A username; empty where the name is unknown. */
  who: string
  /** An `ActivityAction`, or that of another release. */
  action: string
  /** The object of the action, or its origin: a user, a slot, a device. */
  subject: string
  /** The places of the site that the subject names: of a move both, of most other actions one. */
  places?: readonly ActivityPlace[]
}

/** A place for a file, as administrators know it. */
export interface ActivityPlace {
  path: string
  /** The section of the upload manager that it is in: by its path, and by the titles above it. */
  folder: string
  section: string
  name: string
}

export interface ActivityPage {
  total: number
  /** Entries per page. */
  pageSize: number
  /** The names of all users with an entry. */
  people: string[]
  entries: ActivityEntry[]
}
