import type { Log } from '../../../base/log.ts'
import { tasksInTurn } from '../../../storage/in-turn.ts'
import type { Database } from '../../../storage/postgres/database.ts'
import { openWithoutDamaged } from '../../../storage/set-aside.ts'
import { openLastBackups } from '../volume/last-backup.ts'
import type { Turns } from './stores.ts'
import { type StoreTools, storesIn } from './stores-in.ts'

/** One after the other, so that the first that cannot be used is named. */
export async function openAll(dataDir: string, log: Log, options: StoreTools) {
  const { needed, replaceable } = storesIn(dataDir, log, options)
  const { sessions, activity, contactClicks, formerPlans, previewLinks, rotatedToken } = replaceable
  /** Of a database nothing is set aside: other processes may be using it. */
  const openUndamaged = <T>(store: { open: () => Promise<T>; usesPrevious: boolean }) =>
    options.database ? store.open() : openWithoutDamaged(store.open, log, store)
  return {
    adminUsers: await needed.adminUsers(),
    contactDetails: await needed.contactDetails(),
    brand: await needed.brand(),
    products: await needed.products(),
    pages: await needed.pages(),
    pageOrder: await needed.pageOrder(),
    pageVersions: needed.pageVersions(),
    redirects: await needed.redirects(),
    menu: await needed.menu(),
    siteTexts: await needed.siteTexts(),
    firstStart: await needed.firstStart(),
    feeds: await needed.feeds(),
    inquiries: await needed.inquiries(),
    quotes: await needed.quotes(),
    quoteSettings: await needed.quoteSettings(),
    designPrices: await needed.designPrices(),
    answerWords: await needed.answerWords(),
    formerPlans: await openUndamaged(formerPlans),
    previewLinks: await openUndamaged(previewLinks),
    sessions: await openUndamaged(sessions),
    activity: await openUndamaged(activity),
    contactClicks: await openUndamaged(contactClicks),
    rotatedToken: await openUndamaged(rotatedToken),
    lastBackup: await openLastBackups(
      options.database ? { database: options.database, name: 'last-backup' } : { dataDir },
    ),
  }
}

export function turnsOf(
  all: Awaited<ReturnType<typeof openAll>>,
  database: Database | undefined,
): Turns {
  const { pages, pageOrder, redirects, menu, siteTexts, products, firstStart } = all
  const edited = [pages, pageOrder, redirects, menu, siteTexts, products, firstStart]
  return {
    pages: tasksInTurn('pages', database, edited),
    products: tasksInTurn('products', database, [products]),
  }
}
