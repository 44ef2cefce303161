import { join } from 'node:path'
import type { Log } from '../../../base/log.ts'
import type { RowsPlace } from '../../../storage/monthly/types.ts'
import type { ValuesPlace } from '../../../storage/open-values.ts'
import type { Database } from '../../../storage/postgres/database.ts'
import type { StorePlace } from '../../../storage/store-options.ts'
import { openAdminUsers } from '../../accounts/store/admin-users.ts'
import type { Passwords } from '../../accounts/store/passwords.ts'
import { openSessions } from '../../accounts/store/sessions.ts'
import { openActivity } from '../../activity/store.ts'
import { openBrand } from '../../company/brand/store.ts'
import { openContactClicks } from '../../company/contact-clicks/store.ts'
import { openContactDetails } from '../../company/contact-details/store.ts'
import { openSiteTexts } from '../../company/site-texts/store.ts'
import { openDesignPrices } from '../../design/prices/store.ts'
import { openAnswerWords } from '../../inquiries/answer-words/store.ts'
import { openInquiries } from '../../inquiries/store/index.ts'
import { openMenuOrder } from '../../pages/menu/store.ts'
import { openPageOrder } from '../../pages/page-order.ts'
import { openPreviewLinkStore } from '../../pages/preview-links/store.ts'
import { openRedirects } from '../../pages/redirects/store.ts'
import { openFormerPlans } from '../../pages/schedule/former-plans.ts'
import { openPageStore } from '../../pages/store.ts'
import { pageVersions } from '../../pages/versions.ts'
import { openFeedSettings } from '../../products/feeds/store.ts'
import { openProductStore } from '../../products/store.ts'
import { openQuoteSettings } from '../../quotes/settings/store.ts'
import { openQuotes } from '../../quotes/store/index.ts'
import { openFirstStart } from '../first-start/store.ts'
import { openRotatedToken } from './rotated-token.ts'

export interface StoreTools {
  passwords: Passwords
  /** Milliseconds since 1970. */
  clock: () => number
  database: Database | undefined
}

/** The place of each store, by its name. */
export function placesIn(dataDir: string, log: Log, { database }: StoreTools, readOnly = false) {
  const onLate = (err: unknown) => log.warn({ err }, 'an older copy could not be renewed')
  return {
    value: (name: string): StorePlace =>
      database ? { database, name } : { file: join(dataDir, `${name}.json`) },
    rows: (name: string): RowsPlace =>
      database ? { database, name } : { folder: join(dataDir, name), onLate, readOnly },
    values: (name: string): ValuesPlace =>
      database ? { database, name } : { folder: join(dataDir, name) },
  }
}

/** Lists the stores of a site; each is opened by its function. */
export function storesIn(dataDir: string, log: Log, tools: StoreTools, readOnly = false) {
  const { passwords, clock } = tools
  const { value, values, rows } = placesIn(dataDir, log, tools, readOnly)
  return {
    needed: {
      adminUsers: () => openAdminUsers({ ...value('admin-users'), passwords }),
      contactDetails: () => openContactDetails(value('contact-details')),
      brand: () => openBrand(value('brand')),
      products: () => openProductStore(value('products')),
      pages: () => openPageStore(values('pages')),
      pageOrder: () => openPageOrder(value('page-order')),
      pageVersions: () => pageVersions(values('page-versions')),
      redirects: () => openRedirects(value('redirects')),
      menu: () => openMenuOrder(value('menu')),
      siteTexts: () => openSiteTexts(value('site-texts')),
      firstStart: () => openFirstStart(value('first-start')),
      feeds: () => openFeedSettings(value('feeds')),
      inquiries: () => openInquiries(rows('inquiries')),
      quotes: () => openQuotes({ ...rows('quotes'), numbers: value('quote-numbers'), readOnly }),
      quoteSettings: () => openQuoteSettings(value('quote-settings')),
      designPrices: () => openDesignPrices(value('design-prices')),
      answerWords: () => openAnswerWords(value('answer-words')),
    },
    /** Stores that the site can do without. */
    replaceable: {
      sessions: {
        open: () => openSessions({ ...value('sessions'), clock }),
        usesPrevious: false,
      },
      activity: { open: () => openActivity(rows('activity'), log), usesPrevious: true },
      formerPlans: {
        open: () => openFormerPlans(value('page-schedules')),
        usesPrevious: true,
      },
      // An older list would open links that were ended, like an older list of sessions.
      previewLinks: {
        open: () => openPreviewLinkStore(value('preview-links')),
        usesPrevious: false,
      },
      rotatedToken: { open: () => openRotatedToken(value('mail-token')), usesPrevious: true },
      contactClicks: { open: () => openContactClicks(rows('presses')), usesPrevious: true },
    },
  }
}
