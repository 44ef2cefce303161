import { join } from 'node:path'
import type { SiteBrand } from './brand/site-brand.ts'
import { openCatalogs } from './catalogs/index.ts'
import { type MakeCatalog, makeInChildProcess } from './catalogs/making/make-in-child-process.ts'
import type { Turns } from './child-processes/turns.ts'
import type { Leader } from './cluster/leader.ts'
import type { Config } from './config.ts'
import type { SiteContent } from './content/site-content.ts'
import { openDesignSheets } from './design/sheet/index.ts'
import { openLabelMaker } from './labels/index.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Library } from './media/library-types.ts'
import type { Manifest } from './media/slots/slots.ts'
import { inChildProcess } from './pdf/making/in-child-process.ts'
import { withPhotos } from './pdf/photos.ts'
import { openQuoteDelivery } from './quotes/delivery.ts'
import { openSpecSheets } from './spec-sheets/index.ts'
import type { Stores } from './stores/index.ts'

export interface PrinterOptions {
  config: Config
  content: SiteContent
  manifest: Manifest
  library: Library
  brand: SiteBrand
  stores: Stores
  leader: Leader
  mailer: Mailer | undefined
  turns: Turns
  /** The output folder of build.ts. */
  builtFolder: string
  /** Makes a catalog; in a child process by default. */
  makeCatalog?: MakeCatalog | undefined
  log: Log
}

/** What makes PDF documents, each kind in child processes of its own. */
export async function openPrinters(options: PrinterOptions) {
  const { config, content, manifest, library, brand, stores, leader, turns, builtFolder } = options
  const { log, mailer } = options
  const program = (name: string) => join(builtFolder, `server/${name}-process.js`)
  const printing = {
    dataDir: config.dataDir,
    fontFolder: join(builtFolder, 'fonts'),
    turns,
    log,
  }
  const catalogs = await openCatalogs({
    ...printing,
    content,
    manifest,
    library,
    brand,
    contactDetails: stores.contactDetails,
    slotDetails: stores.products.slotDetails,
    publicUrl: config.publicUrl,
    make: withPhotos(options.makeCatalog ?? makeInChildProcess(program('catalog')), library.fetch),
  })
  const labels = await openLabelMaker({ ...printing, make: inChildProcess(program('label')) })
  const specSheets = openSpecSheets({
    ...printing,
    make: withPhotos(inChildProcess(program('sheet')), library.fetch),
  })
  const designSheets = openDesignSheets({ ...printing, make: inChildProcess(program('design')) })
  const quoteDelivery = await openQuoteDelivery({
    ...{ ...printing, config, content, library, brand, stores, leader, mailer },
    make: withPhotos(inChildProcess(program('quote')), library.fetch),
  })
  return { catalogs, labels, specSheets, designSheets, quoteDelivery }
}
