import { hostname } from 'node:os'
import { join } from 'node:path'
import { openTurns } from '../base/child-processes/turns.ts'
import type { Config } from '../base/config.ts'
import { diskSpaceReader } from '../base/disk/disk-space.ts'
import { type Assets, loadAssets } from '../base/http/assets.ts'
import type { Log } from '../base/log.ts'
import { createMailer } from '../base/mail/mailer.ts'
import type { PageSource } from '../content/page.ts'
import { loadFamilies } from '../drawings/on-demand.ts'
import { drawingsVersion } from '../drawings/version.ts'
import { accountOperations } from '../features/accounts/owner-operations.ts'
import { siteBrand } from '../features/company/brand/site-brand.ts'
import type { MakeCatalog } from '../features/documents/catalogs/making/make-in-child-process.ts'
import { dropWaitingMails } from '../features/inquiries/mail/drop-waiting.ts'
import { createOwnerMail } from '../features/inquiries/mail/owner-mail.ts'
import { followSlots } from '../features/media/follow-slots.ts'
import { openMedia } from '../features/media/open-media.ts'
import { siteManifest } from '../features/media/slots/site-manifest.ts'
import { archivesIn } from '../features/operations/archives/index.ts'
import { beginAtStart } from '../features/operations/first-start/begin-at-start.ts'
import { watchDisk } from '../features/operations/notices/disk.ts'
import { openNotices } from '../features/operations/notices/index.ts'
import { withNoticesOfMails } from '../features/operations/notices/mail-attempts.ts'
import { sharedDisks } from '../features/operations/notices/shared-disks.ts'
import { noticesInDatabase } from '../features/operations/notices/state.ts'
import { type OpenStoresOptions, openStores } from '../features/operations/stores/index.ts'
import { noteFormats } from '../features/operations/stores/noted-formats.ts'
import { rotatedTokens } from '../features/operations/stores/rotated-token.ts'
import { backupBeforeUpgrade } from '../features/operations/volume/before-upgrade.ts'
import { endInterruptedRestore } from '../features/operations/volume/exchange.ts'
import type { NightlyOptions } from '../features/operations/volume/nightly.ts'
import { createPageEditing } from '../features/pages/index.ts'
import { runSchedules } from '../features/pages/schedule/run-schedules.ts'
import { starterOfSite } from '../features/pages/starter.ts'
import { siteTransfer } from '../features/pages/transfer/index.ts'
import { transferOperations } from '../features/pages/transfer/owner-operations.ts'
import { completeRestorations } from '../features/products/collections/removed-in-bin.ts'
import { onlyProcess } from '../scale/leader.ts'
import type { Starters } from '../starters/load-starter.ts'
import { siteStarters } from '../starters/site-starters.ts'
import { syncFolder } from '../storage/durable-file.ts'
import { lockIfPossible } from '../storage/folder-lock.ts'
import { makeOwnFolder } from '../storage/own-folder.ts'
import type { Database } from '../storage/postgres/database.ts'
import { type App, createApp } from './app.ts'
import { currentFaults } from './health.ts'
import { runDaily, runNightly } from './site-jobs.ts'
import { openPrinters } from './site-printers.ts'

export interface Site extends App {
  /** Scans for files copied into the volume by hand; resolves to how many changed. */
  rescan(): Promise<number>
  /** Prerenders pages and catalogs step by step; call it once start-up requests are answered. */
  warmUp(): void
  /**
   * Makes a backup each night, by one of the processes of the site.
   * @returns stops it before `close` does
   */
  backUpNightly(archives: Pick<NightlyOptions, 'folder' | 'keep'>): () => Promise<void>
  /** Resolves when everything is on disk and another process may open the volume. */
  close(): Promise<void>
}

export interface OpenSiteOptions extends OpenStoresOptions {
  config: Config
  log: Log
  /** The output folder of build.ts. */
  builtFolder: string
  /** The assets of the output folder, where they are loaded already. */
  assets?: Assets
  /** The output folder of `npm run package`; next to the build by default. */
  packagesFolder?: string
  /** The starters that a first start may copy, checked by the build. */
  starters?: Starters
  /** Checked at the start, where no starters are given; every page of the site by default. */
  pageSources?: readonly PageSource[]
  /** Makes a catalog; in a child process by default. */
  makeCatalog?: MakeCatalog
}

/** Opens and checks the volume, and assembles the site. */
export async function openSite(options: OpenSiteOptions): Promise<Site> {
  const { config, log, builtFolder } = options
  const { packagesFolder = join(builtFolder, '..', 'packages') } = options
  const delivered = options.starters ?? (await checkPages(options.pageSources))
  const built = options.assets ?? (await loadAssets(builtFolder))
  // The folder is checked before anything is written, and before a first password is printed.
  await makeOwnFolder('DATA_DIR', config.dataDir)
  await makeOwnFolder('UPLOADS_DIR', config.uploadsDir, 0o755)
  await warnOfPowerCuts(config, log)
  await endInterruptedRestore(config, log)
  const { cluster, assetsOfOthers } = (await joined(config, builtFolder, log)) ?? {}
  const assets = { ...built, ofOthers: assetsOfOthers }
  const leader = cluster?.leader ?? onlyProcess()
  const beforeOpening = (database?: Database) => backupBeforeUpgrade(config, log, database)
  const stores = await openStores(config, log, { ...options, cluster, beforeOpening }).catch(
    async error => {
      await cluster?.close()
      throw error
    },
  )
  const uploads = await lockIfPossible(config.uploadsDir, err => {
    log.warn({ err }, 'uploads not locked')
  }).catch(async error => {
    await stores.close()
    await cluster?.close()
    throw error
  })
  try {
    const starters = siteStarters(delivered, options.pageSources)
    await beginAtStart({ config, stores, starter: starters.empty })
    const pageEditing = await createPageEditing({
      starter: starterOfSite(starters, () => stores.pageOrder.value.starter),
      store: stores.pages,
      pageOrder: stores.pageOrder,
      formerPlans: stores.formerPlans,
      previewLinks: stores.previewLinks,
      versions: stores.pageVersions,
      redirects: stores.redirects,
      menu: stores.menu,
      siteTexts: stores.siteTexts,
      products: stores.products,
      log,
      inTurn: stores.inTurn.pages,
      clock: options.clock ?? Date.now,
    })
    const { content } = pageEditing.site
    const brand = siteBrand(stores.brand, () =>
      stores.pageOrder.value.starter === 'empty' ? 'showcase' : 'unit',
    )
    const manifest = siteManifest(content)
    await noteFormats({ dataDir: config.dataDir, database: cluster?.database })
    // The stores are not opened earlier: a command or a restore that opens them has made no archive
    // of them.
    await stores.products
      .begin()
      .catch(err => log.warn({ err }, 'products not stored at this start'))
    const program = (name: string) => join(builtFolder, `server/${name}-process.js`)
    const isUser = (id: string) => stores.adminUsers.find(id) !== undefined
    const turns = openTurns()
    const media = await openMedia({
      config,
      manifest,
      drawingsVersion,
      imageProgram: program('image'),
      checkProgram: program('check'),
      turns,
      isUser,
      cluster,
      log,
    })
    stores.adminUsers.onRemoved(id => {
      media.uploads.forgetOf(id).catch(err => log.error({ err }, 'uploads not removed'))
    })
    followSlots(content, manifest, media.lookThrough, log)
    await stores.inTurn
      .products(() => completeRestorations(stores.products, media))
      .catch(err => log.warn({ err }, 'a collection is still in the bin as well'))
    const ownMailer = createMailer(
      config,
      rotatedTokens(stores.rotatedToken, config.smtpOauth, log),
    )
    const notices = openNotices({
      config,
      mailer: ownMailer,
      contactDetails: stores.contactDetails,
      leader,
      log,
      state: cluster && (await noticesInDatabase(cluster.database)),
    })
    const mailer = withNoticesOfMails({ mailer: ownMailer, notices, notifyTo: config.notifyTo })
    const printers = await openPrinters({
      config,
      content,
      manifest,
      library: media.library,
      brand,
      stores,
      leader,
      turns,
      mailer,
      builtFolder,
      makeCatalog: options.makeCatalog,
      log,
    })
    if (config.isStaging) await dropWaitingMails(stores.inquiries, log)
    const { dataDir, uploadsDir } = config
    const stopWatching = watchDisk({
      volumes: { uploads: diskSpaceReader(uploadsDir), data: diskSpaceReader(dataDir) },
      notices: cluster ? sharedDisks({ ...cluster, machine: hostname(), notices, log }) : notices,
      log,
    })
    const mail = createOwnerMail({ config, mailer, ...stores, log, leader })
    const { products: productStore, inTurn } = stores
    const transfer = siteTransfer(
      { ...pageEditing.options, productStore, media, productsInTurn: inTurn.products },
      pageEditing.editor,
    )
    const { app, answer } = await createApp({
      config,
      log,
      stores,
      cluster,
      content,
      brand,
      pageEditing,
      transfer,
      emptyStarter: starters.empty,
      manifest,
      media,
      ...printers,
      archives: archivesIn(packagesFolder),
      assets,
      mail,
    })
    runDaily({ leader, stores, media, log })
    leader.whileLeading(() => runSchedules(pageEditing.editor, { activity: stores.activity, log }))
    stores.serveControlSocket({
      ...accountOperations(stores, log),
      ...transferOperations({
        transfer,
        activity: stores.activity,
        folders: [dataDir, uploadsDir],
      }),
      rescan: async () => ({ changed: await media.rescan(), denied: await media.denied() }),
      'volume-faults': () => currentFaults(config, cluster),
    })
    return {
      app,
      answer,
      rescan: media.rescan,
      backUpNightly: archives =>
        runNightly(archives, { config, leader, nights: cluster?.nights, stores, notices, log }),
      warmUp() {
        void loadFamilies()
        printers.catalogs.prerender()
      },
      async close() {
        stopWatching()
        await leader.close()
        const all = [media, ...Object.values(printers), mail, notices]
        await Promise.all(all.map(closable => closable.close()))
        await uploads.release()
        await stores.close()
        await cluster?.close()
      },
    }
  } catch (error) {
    await leader.close()
    await uploads.release()
    await stores.close()
    await cluster?.close()
    throw error
  }
}

/** Warns once at the start: the site then goes on as well as it can. */
async function warnOfPowerCuts({ dataDir, uploadsDir }: Config, log: Log): Promise<void> {
  const folders: string[] = []
  for (const folder of [dataDir, uploadsDir]) if (!(await syncFolder(folder))) folders.push(folder)
  if (folders.length === 0) return
  const reason =
    'their file system cannot sync a folder: what was saved last may be lost in a power cut'
  log.warn({ folders, why: reason }, 'power cuts are not survived')
}

/** Loaded where a site has several processes alone. */
async function joined({ shared }: Config, builtFolder: string, log: Log) {
  if (!shared) return undefined
  const { joinCluster } = await import('../scale/join.ts')
  return joinCluster(shared, builtFolder, log)
}

/** The built server does not need this, and therefore does not load it. */
async function checkPages(sources: OpenSiteOptions['pageSources']): Promise<Starters> {
  const { checkedStarters } = await import('../starters/checked-starter.ts')
  return checkedStarters(sources)
}
