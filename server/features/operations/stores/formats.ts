import type * as z from 'zod'
import { adminUsersFormat } from '../../accounts/store/admin-user.ts'
import { sessionKeysFormat } from '../../accounts/store/session-keys.ts'
import { sessionsFormat } from '../../accounts/store/sessions.ts'
import { activityFormat } from '../../activity/store.ts'
import { brandFormat } from '../../company/brand/store.ts'
import { contactClicksFormat } from '../../company/contact-clicks/store.ts'
import { contactDetailsFormat } from '../../company/contact-details/store.ts'
import { siteTextsFormat } from '../../company/site-texts/store.ts'
import { designPricesFormat } from '../../design/prices/store.ts'
import { answerWordsFormat } from '../../inquiries/answer-words/store.ts'
import { inquiriesFormat } from '../../inquiries/store/index.ts'
import { binFormat } from '../../media/shared/bin-rows.ts'
import { slotFilesFormat } from '../../media/shared/slot-file.ts'
import { fingerprintsFormat } from '../../media/upload/upload-fingerprints.ts'
import { menuFormat } from '../../pages/menu/store.ts'
import { pageOrderFormat } from '../../pages/page-order.ts'
import { previewLinksFormat } from '../../pages/preview-links/store.ts'
import { redirectsFormat } from '../../pages/redirects/store.ts'
import { pageSchedulesFormat } from '../../pages/schedule/former-plans.ts'
import { pagesFormat } from '../../pages/store.ts'
import { pageVersionsFormat } from '../../pages/versions.ts'
import { feedsFormat } from '../../products/feeds/store.ts'
import { slotDetailsFormat } from '../../products/former-slot-details.ts'
import { productsFormat } from '../../products/stored.ts'
import { quoteSettingsFormat } from '../../quotes/settings/store.ts'
import { quotesFormat } from '../../quotes/store/index.ts'
import { quoteNumbersFormat } from '../../quotes/store/numbers.ts'
import { firstStartFormat } from '../first-start/store.ts'
import { noticesFormat } from '../notices/state.ts'
import { lastBackupFormat } from '../volume/last-backup.ts'
import { mailTokenFormat } from './rotated-token.ts'

export interface Format {
  version: number
  schema: z.ZodType
}

/**
 * The format of every store, by its name; the version of rows is that of each of them. A name stays
 * forever: a discontinued store has a higher version, so that earlier releases refuse the data.
 */
export const formats: Readonly<Record<string, Format>> = {
  activity: activityFormat,
  'admin-users': adminUsersFormat,
  'answer-words': answerWordsFormat,
  bin: binFormat,
  brand: brandFormat,
  'contact-details': contactDetailsFormat,
  'design-prices': designPricesFormat,
  feeds: feedsFormat,
  fingerprints: fingerprintsFormat,
  'first-start': firstStartFormat,
  inquiries: inquiriesFormat,
  'last-backup': lastBackupFormat,
  'mail-token': mailTokenFormat,
  menu: menuFormat,
  notices: noticesFormat,
  'page-order': pageOrderFormat,
  'page-schedules': pageSchedulesFormat,
  'page-versions': pageVersionsFormat,
  pages: pagesFormat,
  presses: contactClicksFormat,
  'preview-links': previewLinksFormat,
  products: productsFormat,
  'quote-numbers': quoteNumbersFormat,
  'quote-settings': quoteSettingsFormat,
  quotes: quotesFormat,
  redirects: redirectsFormat,
  'session-keys': sessionKeysFormat,
  sessions: sessionsFormat,
  'site-texts': siteTextsFormat,
  'slot-details': slotDetailsFormat,
  'slot-files': slotFilesFormat,
}

/** The versions of this release, by the name of the store. */
export const versions: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(formats).map(([name, { version }]) => [name, version]),
)
