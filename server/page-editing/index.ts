import { createHash } from 'node:crypto'
import type { Manifest } from '../assets.ts'
import type { PageSource } from '../content/page.ts'
import type { SiteContent } from '../content/site-content.ts'
import { drawingsVersion } from '../drawings/version.ts'
import type { Log } from '../log.ts'
import { createSerialQueue, type InTurn } from '../serial-queue.ts'
import type { SiteTextStore } from '../site-texts/store.ts'
import { type EditedSite, editedSite } from './edited-site.ts'
import type { PageEditorOptions } from './editor-options.ts'
import { endTexts } from './ended-texts.ts'
import { followStores } from './follow-stores.ts'
import type { MenuOrder } from './menu/store.ts'
import { type PageEditor, pageEditor } from './page-editor.ts'
import { recheckPages } from './recheck-pages.ts'
import type { Redirects } from './redirects/store.ts'
import { shippedSources } from './shipped-sources.ts'
import type { PageStore } from './store.ts'
import { type PageTransfer, pageTransfer } from './transfer/index.ts'
import type { PageVersions } from './versions.ts'

export interface PageEditingOptions {
  /** The content of the release. */
  shipped: SiteContent
  /** Its pages as their modules define them. */
  load: () => Promise<readonly PageSource[]>
  store: PageStore
  versions: PageVersions
  redirects: Redirects
  menu: MenuOrder
  siteTexts: SiteTextStore
  slotDetails: PageEditorOptions['slotDetails']
  /** Of the build: another one may show pages otherwise. */
  manifest: Manifest
  log: Log
  /** For what changes pages; with one process, one queue. */
  inTurn?: InTurn
}

export interface PageEditing {
  site: EditedSite
  editor: PageEditor
  transfer: PageTransfer
  options: PageEditorOptions
}

/** Pages that their owner edits: what the site shows of them, and what administrators change. */
export async function createPageEditing(options: PageEditingOptions): Promise<PageEditing> {
  const { shipped, load, store, redirects, menu, siteTexts } = options
  const { versions, slotDetails, manifest, log, inTurn = createSerialQueue() } = options
  const build = createHash('sha256')
    .update(JSON.stringify([manifest, drawingsVersion]))
    .digest('base64url')
    .slice(0, 16)
  const checks = await recheckPages(store, shipped, build, log)
  const site = editedSite(shipped, store, checks, menu, redirects.to, siteTexts)
  followStores(site, store, [redirects, menu, siteTexts], { checks, log })
  const sources = shippedSources(load)
  const parts = {
    store,
    site,
    shipped,
    sources,
    versions,
    redirects,
    slotDetails,
    build,
    log,
    inTurn,
  }
  for (const stored of store.all) {
    await endTexts(parts, stored).catch(err => log.warn({ err }, 'texts not ended'))
  }
  const editor = pageEditor(parts)
  return { site, editor, transfer: pageTransfer(parts, editor), options: parts }
}
