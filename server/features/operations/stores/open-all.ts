import type { Log } from '../../../base/log.ts'
import { tasksInTurn } from '../../../storage/in-turn.ts'
import type { Database } from '../../../storage/postgres/database.ts'
import { openWithoutDamaged } from '../../../storage/set-aside.ts'
import { openLastBackups } from '../volume/last-backup.ts'
import type { Turns } from './stores.ts'
import { type StoreTools, storesIn } from './stores-in.ts'

/** Opens stores one after the other, so that the first unusable one is named. */
export async function openAll(dataDir: string, log: Log, options: StoreTools) {
  const { needed: essential, replaceable } = storesIn(dataDir, log, options)
  const { sessions, activity, contactClicks, formerPlans, previewLinks, rotatedToken } = replaceable
  /** Nothing in a database is set aside: other processes may be using it. */
  const openUndamaged = <T>(store: { open: () => Promise<T>; usesPrevious: boolean }) =>
    options.database ? store.open() : openWithoutDamaged(store.open, log, store)
  return {
    adminUsers: await essential.adminUsers(),
    contactDetails: await essential.contactDetails(),
    brand: await essential.brand(),
    products: await essential.products(),
    pages: await essential.pages(),
    pageOrder: await essential.pageOrder(),
    pageVersions: essential.pageVersions(),
    redirects: await essential.redirects(),
    menu: await essential.menu(),
    siteTexts: await essential.siteTexts(),
    firstStart: await essential.firstStart(),
    feeds: await essential.feeds(),
    inquiries: await essential.inquiries(),
    quotes: await essential.quotes(),
    quoteSettings: await essential.quoteSettings(),
    designPrices: await essential.designPrices(),
    answerWords: await essential.answerWords(),
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
