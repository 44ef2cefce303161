import { join } from 'node:path'
import type { Turns } from '../base/child-processes/turns.ts'
import type { Config } from '../base/config.ts'
import type { Log } from '../base/log.ts'
import type { Mailer } from '../base/mail/mailer.ts'
import type { SiteContent } from '../content/site-content.ts'
import type { SiteBrand } from '../features/company/brand/site-brand.ts'
import { openDesignSheets } from '../features/design/sheet/index.ts'
import { openCatalogs } from '../features/documents/catalogs/index.ts'
import {
  type MakeCatalog,
  makeInChildProcess,
} from '../features/documents/catalogs/making/make-in-child-process.ts'
import { openLabelMaker } from '../features/documents/labels/index.ts'
import { openSpecSheets } from '../features/documents/spec-sheets/index.ts'
import type { Library } from '../features/media/library-types.ts'
import type { Manifest } from '../features/media/slots/slots.ts'
import type { Stores } from '../features/operations/stores/index.ts'
import { openQuoteDelivery } from '../features/quotes/delivery.ts'
import { inChildProcess } from '../pdf/making/in-child-process.ts'
import { withPhotos } from '../pdf/photos.ts'
import type { Leader } from '../scale/leader.ts'

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

/** Opens the makers of PDF documents, each kind in child processes of its own. */
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
    ...printing,
    config,
    content,
    library,
    brand,
    stores,
    leader,
    mailer,
    make: withPhotos(inChildProcess(program('quote')), library.fetch),
  })
  return { catalogs, labels, specSheets, designSheets, quoteDelivery }
}
