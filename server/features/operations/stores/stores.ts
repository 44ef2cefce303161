import type { InTurn } from '../../../base/serial-queue.ts'
import type { OwnerOperations } from '../../../storage/control-socket.ts'
import type { AdminUsers } from '../../accounts/store/admin-users.ts'
import type { Sessions } from '../../accounts/store/sessions.ts'
import type { Activity } from '../../activity/store.ts'
import type { BrandStore } from '../../company/brand/store.ts'
import type { ContactClicks } from '../../company/contact-clicks/store.ts'
import type { ContactDetailsStore } from '../../company/contact-details/store.ts'
import type { SiteTextStore } from '../../company/site-texts/store.ts'
import type { DesignPricesStore } from '../../design/prices/store.ts'
import type { AnswerWordsStore } from '../../inquiries/answer-words/store.ts'
import type { Inquiries } from '../../inquiries/store/index.ts'
import type { MenuOrder } from '../../pages/menu/store.ts'
import type { PageOrderStore } from '../../pages/page-order.ts'
import type { PreviewLinkStore } from '../../pages/preview-links/store.ts'
import type { Redirects } from '../../pages/redirects/store.ts'
import type { FormerPlans } from '../../pages/schedule/former-plans.ts'
import type { PageStore } from '../../pages/store.ts'
import type { PageVersions } from '../../pages/versions.ts'
import type { FeedSettings } from '../../products/feeds/store.ts'
import type { ProductStore } from '../../products/store.ts'
import type { QuoteSettingsStore } from '../../quotes/settings/store.ts'
import type { Quotes } from '../../quotes/store/index.ts'
import type { FirstStartStore } from '../first-start/store.ts'
import type { LastBackups } from '../volume/last-backup.ts'
import type { RotatedTokenStore } from './rotated-token.ts'

export interface Stores {
  adminUsers: AdminUsers
  sessions: Sessions
  contactDetails: ContactDetailsStore
  /** The company's logo and colours. */
  brand: BrandStore
  /** The products, with the details of all other slots. */
  products: ProductStore
  pages: PageStore
  pageOrder: PageOrderStore
  /** The published versions of pages. */
  pageVersions: PageVersions
  /** The targets of former page addresses. */
  redirects: Redirects
  menu: MenuOrder
  /** Administrators' changes to the texts around the sections of pages. */
  siteTexts: SiteTextStore
  /** The answers to the first questions. */
  firstStart: FirstStartStore
  /** The switches of the product feeds. */
  feeds: FeedSettings
  /** Plans that an earlier release has stored beside pages. */
  formerPlans: FormerPlans
  /** Links that show drafts to people without an account. */
  previewLinks: PreviewLinkStore
  activity: Activity
  inquiries: Inquiries
  quotes: Quotes
  quoteSettings: QuoteSettingsStore
  /** The owner's prices for the parts of units that visitors design. */
  designPrices: DesignPricesStore
  /** The templates of answers to inquiries. */
  answerWords: AnswerWordsStore
  contactClicks: ContactClicks
  rotatedToken: RotatedTokenStore
  lastBackup: LastBackups
  inTurn: Turns
  /** The first signs the session cookie, all verify it. */
  sessionKeys: readonly string[]
  /** Serves the owner's commands, which run in their own processes. */
  serveControlSocket(operations: OwnerOperations): void
  /** False once `close` has been called. */
  readonly isOpen: boolean
  /** Resolves when the last write is on disk and the folder is unlocked. */
  close(): Promise<void>
}

/** Queues of tasks that run one after the other, among all processes: see storage/in-turn.ts. */
export interface Turns {
  /** The queue of changes to pages, their addresses and the texts around them. */
  pages: InTurn
  /** The queue of changes to products, their lists and slot details. */
  products: InTurn
}
