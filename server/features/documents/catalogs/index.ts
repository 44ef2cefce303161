import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { openTurns, type Turns } from '../../../base/child-processes/turns.ts'
import { derived } from '../../../base/derived.ts'
import type { StoredFile } from '../../../base/disk/stored-file.ts'
import type { Log } from '../../../base/log.ts'
import type { SiteContent } from '../../../content/site-content.ts'
import type { SiteBrand } from '../../company/brand/site-brand.ts'
import { companyDetails } from '../../company/contact-details/company-details.ts'
import type { ContactDetailsStore } from '../../company/contact-details/store.ts'
import type { Library } from '../../media/library-types.ts'
import type { Manifest } from '../../media/slots/slots.ts'
import type { SlotDetailsStore } from '../../products/slot-details/store.ts'
import { type Catalog, type CatalogSize, catalogSizes, versionOf } from './catalog.ts'
import { openCatalogCache } from './catalog-cache.ts'
import { catalogsIn } from './catalogs-in-content.ts'
import type { MakeCatalog } from './making/make-in-child-process.ts'

/** Generated catalogs for slots without an uploaded PDF. */
export interface Catalogs {
  /**
   * The current file, made first where it does not exist. Undefined where the slot is not the
   * catalog of a category. Throws AppError 503 where it cannot be made.
   */
  get(slotPath: string, size: CatalogSize): Promise<MadeCatalog | undefined>
  /** Changes whenever anything that the catalog shows does; used in `?v=`. */
  version(slotPath: string): string | undefined
  /** Bytes of both files; undefined until both are made, or where an upload is served. */
  sizes(slotPath: string): Record<CatalogSize, number> | undefined
  /** Makes missing and later changed catalogs while no request waits. */
  prerender(): void
  /** Called with a slot's path when its sizes are known; returns a function that unsubscribes. */
  onMade(listener: (slotPath: string) => void): () => void
  /** Resolves when nothing is being written. */
  close(): Promise<void>
}

export interface MadeCatalog {
  file: StoredFile
  version: string
  /** The name of the download, such as `Prefab-Units-catalog.pdf`. */
  fileName: string
}

export interface CatalogsOptions {
  content: SiteContent
  manifest: Manifest
  library: Library
  contactDetails: Pick<ContactDetailsStore, 'value'>
  brand: Pick<SiteBrand, 'value'>
  slotDetails: Pick<SlotDetailsStore, 'value' | 'onChange'>
  dataDir: string
  /** The folder where build.ts puts the embedded font subsets. */
  fontFolder: string
  /** The origin of the site, if known. */
  publicUrl?: string | undefined
  log: Log
  make: MakeCatalog
  /** Shares child process time with other background work. */
  turns?: Turns
  /** Milliseconds without a further change before a changed catalog is made ahead. */
  quiet?: number
}

export async function openCatalogs(options: CatalogsOptions): Promise<Catalogs> {
  const { content, manifest, library, contactDetails, slotDetails, publicUrl, fontFolder, log } =
    options
  const { brand, make, turns = openTurns(), quiet = 20_000 } = options
  const sources = derived(
    () => content.value,
    now => catalogsIn(now, manifest, library),
  )
  const lane = turns.lane({ givesWay: true })
  const closing = new AbortController()
  const making = new Set<Promise<void>>()
  const listeners = new Set<(slotPath: string) => void>()
  const cache = openCatalogCache({
    folder: join(await realpath(options.dataDir), 'catalogs'),
    log,
    make: (job, isAwaited) => {
      const promise = lane.run(signal => make({ ...job, fontFolder }, signal), isAwaited)
      making.add(promise)
      return promise.finally(() => making.delete(promise))
    },
  })
  let later: NodeJS.Timeout | undefined
  let prerenders = false

  function catalogOf(slotPath: string): Catalog | undefined {
    const contact = companyDetails(contactDetails.value)
    const website = contact.websiteUrl || publicUrl || ''
    const details = slotDetails.value
    return sources().catalogOf(slotPath, {
      contact,
      details,
      website,
      year: new Date().getFullYear(),
      brand: brand.value?.printed,
    })
  }

  async function get(slotPath: string, size: CatalogSize, isAwaited = true) {
    const catalog = catalogOf(slotPath)
    if (!catalog) return undefined
    const version = versionOf(catalog)
    const wasKnown = sizesOf(slotPath) !== undefined
    const file = await cache.get({ slotPath, version, size }, catalog, isAwaited)
    if (!wasKnown && sizesOf(slotPath)) for (const listener of listeners) listener(slotPath)
    return { file, version, fileName: fileNameOf(catalog, size) }
  }

  function sizesOf(slotPath: string): Record<CatalogSize, number> | undefined {
    const catalog = library.file(slotPath) ? undefined : catalogOf(slotPath)
    if (!catalog) return undefined
    const version = versionOf(catalog)
    const [full, small] = catalogSizes.map(
      size => cache.lastSeen({ slotPath, version, size })?.size,
    )
    return full === undefined || small === undefined ? undefined : { full, small }
  }

  /** Debounced: each change restarts the timer, as when many photos are uploaded. */
  function soon(): void {
    if (!prerenders || closing.signal.aborted) return
    clearTimeout(later)
    later = setTimeout(makeMissing, quiet).unref()
  }

  /** Catalogs are made one by one, so that a request in the meantime is next. */
  async function makeMissing(): Promise<void> {
    later = undefined
    for (const slotPath of sources().slots.filter(path => !library.file(path))) {
      for (const size of catalogSizes) {
        await get(slotPath, size, false).catch(err => {
          if (!closing.signal.aborted) log.error({ err, slot: slotPath }, 'no catalog made')
        })
      }
    }
  }

  for (const slotPath of sources().slots) {
    const catalog = catalogOf(slotPath) as Catalog
    for (const size of catalogSizes) {
      await cache.tidy({ slotPath, version: versionOf(catalog), size })
    }
  }
  const stopListening = [library, slotDetails, content].map(source => source.onChange(soon))

  return {
    get: (slotPath, size) => get(slotPath, size),
    version(slotPath) {
      const catalog = catalogOf(slotPath)
      return catalog && versionOf(catalog)
    },
    sizes(slotPath) {
      const sizes = sizesOf(slotPath)
      // Contact details do not notify of changes, but pages that show them ask for the sizes.
      if (!sizes && !later) soon()
      return sizes
    },
    prerender() {
      prerenders = true
      void makeMissing()
    },
    onMade(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      for (const stop of stopListening) stop()
      clearTimeout(later)
      closing.abort()
      lane.close(closing.signal.reason)
      await Promise.allSettled(making)
    },
  }
}

function fileNameOf({ category }: Catalog, size: CatalogSize): string {
  const words = category.replace(/[^A-Za-z0-9]+/g, '-')
  return `${words}-catalog${size === 'small' ? '-small' : ''}.pdf`
}
