import type { Middleware } from 'koa'
import { adminRoutes, api, previewFilesUrl, routes } from '../../web/base/routes.ts'
import { SLOT_DRAWINGS } from '../../web/base/slot-drawing-url.ts'
import { administrators, anyone, type Route } from '../base/http/route.ts'
import type { PlainForm } from '../features/inquiries/plain-form.ts'
import { METRICS_PATH } from '../features/operations/metrics/index.ts'
import type { siteFileHandlers } from '../render/site-files/index.ts'

/*
 * The paths of the pages, of files and of probes; those of a feature are in its `routes.ts`. The pages
 * themselves are in the content (render/index.ts). The paths are defined in web/base/routes.ts, which
 * the browser shares.
 */

/** Monitoring uses these; they need no valid Host. */
export const probeRoutes = (probes: { health: Middleware; metrics: Middleware }): Route[] => [
  anyone('GET', '/healthz', probes.health),
  anyone('GET', METRICS_PATH, probes.metrics),
]

export interface PageHandlers {
  pageData: Middleware
  itemFacts: Middleware
  adminPage: Middleware
  form: PlainForm
}

export const pageRoutes = (pages: PageHandlers): Route[] => [
  anyone('GET', routes.contact, pages.form.show),
  anyone('POST', routes.contact, pages.form.post),
  ...Object.values(adminRoutes).map(path => anyone('GET', path, pages.adminPage)),
  anyone('GET', api.pages, pages.pageData),
  anyone('GET', api.itemFacts, pages.itemFacts),
]

/** The files of slots and drawings, for every user who may have them. */
export interface SlotFileHandlers {
  media: Middleware
  drawing: Middleware
  slotDrawing: Middleware
}

/** The same addresses for all, below another one for those who may have more. */
const slotFileRoutes = (
  route: typeof anyone,
  below: string,
  { media, drawing, slotDrawing }: SlotFileHandlers,
): Route[] => [
  route('GET', `${below}/uploads/*slot`, media),
  route('GET', `${below}/drawings/:name.svg`, drawing),
  route('GET', `${below}${SLOT_DRAWINGS}*slot`, slotDrawing),
]

export interface FileHandlers {
  visitors: SlotFileHandlers
  administrators: SlotFileHandlers
  previews: SlotFileHandlers
  asset: Middleware
  archive: Middleware
  site: ReturnType<typeof siteFileHandlers>
}

export const fileRoutes = ({ asset, archive, site, ...files }: FileHandlers): Route[] => [
  ...slotFileRoutes(anyone, '', files.visitors),
  ...slotFileRoutes(administrators, api.files, files.administrators),
  ...slotFileRoutes(anyone, previewFilesUrl(':token'), files.previews),
  anyone('GET', '/assets/*file', asset),
  anyone('GET', '/showyard-:name.tar.gz', archive),
  anyone('GET', '/robots.txt', site.robots),
  anyone('GET', '/sitemap.xml', site.sitemap),
  anyone('GET', '/site.webmanifest', site.webManifest),
  anyone('GET', '/icon.svg', site.icon),
  anyone('GET', '/icon-192.png', site.icon192),
  anyone('GET', '/icon-512.png', site.icon512),
  anyone('GET', '/favicon.ico', site.favicon),
  anyone('GET', '/share/*page', site.shareImage),
]
