import { join } from 'node:path'
import { type AdminUsers, openAdminUsers } from './accounts/store/admin-users.ts'
import { createFirstAdmin } from './accounts/store/first-admin.ts'
import { createPasswords, type Passwords } from './accounts/store/passwords.ts'
import { openSessionKeys, readSessionKeys } from './accounts/store/session-keys.ts'
import { openSessions, type Sessions } from './accounts/store/sessions.ts'
import { type Activity, openActivity } from './activity/store.ts'
import { type AnswerWordsStore, openAnswerWords } from './answer-words/store.ts'
import type { Cluster } from './cluster/index.ts'
import { type ContactClicks, openContactClicks } from './company/contact-clicks/store.ts'
import { type ContactDetailsStore, openContactDetails } from './company/contact-details/store.ts'
import type { Config } from './config.ts'
import { type DesignPricesStore, openDesignPrices } from './design/prices/store.ts'
import { type FeedSettings, openFeedSettings } from './feeds/store.ts'
import { type Inquiries, openInquiries } from './inquiries/store/index.ts'
import type { Log } from './log.ts'
import { type MenuOrder, openMenuOrder } from './page-editing/menu/store.ts'
import { openPreviewLinkStore, type PreviewLinkStore } from './page-editing/preview-links/store.ts'
import { openRedirects, type Redirects } from './page-editing/redirects/store.ts'
import { openScheduleStore, type ScheduleStore } from './page-editing/schedule/store.ts'
import { openPageStore, type PageStore } from './page-editing/store.ts'
import { type PageVersions, pageVersions } from './page-editing/versions.ts'
import { openProductStore, type ProductStore } from './products/store.ts'
import { openQuoteSettings, type QuoteSettingsStore } from './quotes/settings/store.ts'
import { openQuotes, type Quotes } from './quotes/store/index.ts'
import type { InTurn } from './serial-queue.ts'
import { openSiteTexts, type SiteTextStore } from './site-texts/store.ts'
import { type OwnerOperations, serveControlSocket } from './store/control-socket.ts'
import { sweepTemporaryFiles } from './store/durable-file.ts'
import { DamagedFile } from './store/envelope.ts'
import { lockFolder } from './store/folder-lock.ts'
import { tasksInTurn } from './store/in-turn.ts'
import type { RowsPlace } from './store/monthly/types.ts'
import type { ValuesPlace } from './store/open-values.ts'
import { makeOwnFolder } from './store/own-folder.ts'
import type { Database } from './store/postgres/database.ts'
import { openWithoutDamaged } from './store/set-aside.ts'
import type { StorePlace } from './store/store-options.ts'
import { type LastBackups, openLastBackups } from './volume/last-backup.ts'

export interface Stores {
  adminUsers: AdminUsers
  sessions: Sessions
  contactDetails: ContactDetailsStore
  /** With the details of all other slots. */
  products: ProductStore
  /** What administrators have made of pages. */
  pages: PageStore
  /** What was published of them. */
  pageVersions: PageVersions
  /** Where former addresses of pages lead. */
  redirects: Redirects
  menu: MenuOrder
  /** What administrators have changed around the sections of pages. */
  siteTexts: SiteTextStore
  /** Which feeds of products there are. */
  feeds: FeedSettings
  /** When drafts are published by themselves. */
  pageSchedules: ScheduleStore
  /** Links that show drafts to people without an account. */
  previewLinks: PreviewLinkStore
  activity: Activity
  inquiries: Inquiries
  quotes: Quotes
  quoteSettings: QuoteSettingsStore
  /** What the owner asks for the parts of units that visitors design. */
  designPrices: DesignPricesStore
  /** What answers to inquiries begin with. */
  answerWords: AnswerWordsStore
  contactClicks: ContactClicks
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

/** One after the other, among all processes: see store/in-turn.ts. */
export interface Turns {
  /** What changes pages, their addresses and the texts around them. */
  pages: InTurn
  /** What is planned of them; a task may wait for one of `pages`. */
  pageSchedules: InTurn
  /** What changes products, their lists and what is said of slots. */
  products: InTurn
}

export interface OpenStoresOptions {
  /** Prints a line on the terminal; passwords must not go to the log. */
  print?: (line: string) => void
  passwords?: Passwords
  /** Of the sessions, in milliseconds since 1970. */
  clock?: () => number
  /** Where the site has several processes: its stores are in the database that they share. */
  cluster?: Pick<Cluster, 'database'> | undefined
}

/**
 * Locks DATA_DIR and opens every store in it, or in the database of the cluster.
 * @throws StartError where another process has the folder or a file is invalid
 */
export async function openStores(
  config: Pick<Config, 'dataDir' | 'adminPassword' | 'sessionKeys'>,
  log: Log,
  {
    print = printLine,
    passwords = createPasswords(),
    clock = Date.now,
    cluster,
  }: OpenStoresOptions = {},
): Promise<Stores> {
  const { dataDir } = config
  await makeOwnFolder('DATA_DIR', dataDir)
  const lock = await lockFolder(dataDir)
  try {
    const tools = { passwords, clock, database: cluster?.database }
    const all = await openAll(dataDir, log, tools)
    const ownKeys = await openSessionKeys(placesIn(dataDir, log, tools).value('session-keys'))
    await sweepTemporaryFiles(dataDir)
    const alone = cluster?.database.alone ?? withoutOthers
    await alone('first-admin', () => createFirstAdmin(all.adminUsers, config, print))
    log.debug({ users: all.adminUsers.list().length }, 'stores are open')

    let hangUp = () => {}
    let isOpen = true
    return {
      ...all,
      inTurn: turnsOf(all, cluster?.database),
      sessionKeys: config.sessionKeys ?? ownKeys,
      serveControlSocket(operations) {
        hangUp = serveControlSocket(lock, operations)
      },
      get isOpen() {
        return isOpen
      },
      async close() {
        if (!isOpen) return
        isOpen = false
        await Promise.all(Object.values(all).map(store => store.settled()))
        hangUp()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/**
 * Reads every store as `openStores` does, without changing what it holds; other processes may be using
 * them.
 * @param database where the site has several processes
 * @returns a sentence for each file that the next start would set aside
 * @throws StartError where one would prevent it
 */
export async function damagedStores(
  dataDir: string,
  log: Log,
  database?: Database,
): Promise<string[]> {
  const tools = { passwords: createPasswords(), clock: Date.now, database }
  const stores = storesIn(dataDir, log, tools, true)
  for (const open of Object.values(stores.needed)) await open()
  await readSessionKeys(placesIn(dataDir, log, tools, true).value('session-keys'))
  const damaged: string[] = []
  for (const { open } of Object.values(stores.replaceable)) {
    await open().catch(error => {
      if (database || !(error instanceof DamagedFile)) throw error
      damaged.push(`${error.file} is damaged: ${error.why}. The next start sets it aside.`)
    })
  }
  return damaged
}

async function openAll(dataDir: string, log: Log, options: StoreTools) {
  const { needed, replaceable } = storesIn(dataDir, log, options)
  const { sessions, activity, contactClicks, pageSchedules, previewLinks } = replaceable
  /** Of a database nothing is set aside: other processes may be using it. */
  const whole = <T>(store: { open: () => Promise<T>; usesPrevious: boolean }) =>
    options.database ? store.open() : openWithoutDamaged(store.open, log, store)
  return {
    adminUsers: await needed.adminUsers(),
    contactDetails: await needed.contactDetails(),
    products: await needed.products(),
    pages: await needed.pages(),
    pageVersions: needed.pageVersions(),
    redirects: await needed.redirects(),
    menu: await needed.menu(),
    siteTexts: await needed.siteTexts(),
    feeds: await needed.feeds(),
    inquiries: await needed.inquiries(),
    quotes: await needed.quotes(),
    quoteSettings: await needed.quoteSettings(),
    designPrices: await needed.designPrices(),
    answerWords: await needed.answerWords(),
    pageSchedules: await whole(pageSchedules),
    previewLinks: await whole(previewLinks),
    sessions: await whole(sessions),
    activity: await whole(activity),
    contactClicks: await whole(contactClicks),
    lastBackup: await openLastBackups(
      options.database ? { database: options.database, name: 'last-backup' } : { dataDir },
    ),
  }
}

function turnsOf(all: Awaited<ReturnType<typeof openAll>>, database: Database | undefined): Turns {
  const { pages, redirects, menu, siteTexts, products, pageSchedules } = all
  const edited = [pages, redirects, menu, siteTexts, products]
  return {
    pages: tasksInTurn('pages', database, edited),
    pageSchedules: tasksInTurn('page-schedules', database, [...edited, pageSchedules]),
    products: tasksInTurn('products', database, [products]),
  }
}

type StoreTools = Required<Pick<OpenStoresOptions, 'passwords' | 'clock'>> & {
  database: Database | undefined
}

/** Where each store is, by its name. */
function placesIn(dataDir: string, log: Log, { database }: StoreTools, readOnly = false) {
  const onLate = (err: unknown) => log.warn({ err }, 'an older copy could not be renewed')
  return {
    value: (name: string): StorePlace =>
      database ? { database, name } : { file: join(dataDir, `${name}.json`) },
    rows: (name: string): RowsPlace =>
      database ? { database, name } : { folder: join(dataDir, name), onLate, readOnly },
    values: (name: string): ValuesPlace =>
      database ? { database, name } : { folder: join(dataDir, name), readOnly },
  }
}

function storesIn(dataDir: string, log: Log, tools: StoreTools, readOnly = false) {
  const { passwords, clock } = tools
  const { value, values, rows } = placesIn(dataDir, log, tools, readOnly)
  return {
    needed: {
      adminUsers: () => openAdminUsers({ ...value('admin-users'), passwords }),
      contactDetails: () => openContactDetails(value('contact-details')),
      products: () => openProductStore(value('products')),
      pages: () => openPageStore(values('pages')),
      pageVersions: () => pageVersions(values('page-versions')),
      redirects: () => openRedirects(value('redirects')),
      menu: () => openMenuOrder(value('menu')),
      siteTexts: () => openSiteTexts(value('site-texts')),
      feeds: () => openFeedSettings(value('feeds')),
      inquiries: () => openInquiries(rows('inquiries')),
      quotes: () => openQuotes(rows('quotes')),
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
      pageSchedules: {
        open: () => openScheduleStore(value('page-schedules')),
        usesPrevious: true,
      },
      // As with sessions: an older list would open links that were ended.
      previewLinks: {
        open: () => openPreviewLinkStore(value('preview-links')),
        usesPrevious: false,
      },
      contactClicks: { open: () => openContactClicks(rows('presses')), usesPrevious: true },
    },
  }
}

const withoutOthers = <R>(_name: string, fn: () => Promise<R>) => fn()

const printLine = (line: string) => void process.stdout.write(`${line}\n`)
