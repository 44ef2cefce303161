import type { Context, Middleware } from 'koa'
import type { ContactDetailsStore } from '../company/contact-details/store.ts'
import type { Content } from '../content/index.ts'
import type { ImageWorker } from '../media/image-work/image-worker.ts'
import type { Library } from '../media/library.ts'
import type { Responses } from '../responses/index.ts'
import type { ShownPages } from '../slot-details/shown-pages.ts'
import { createIcons } from './icons.ts'
import { robots } from './robots.ts'
import { createShareImages } from './share-images.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

export interface SiteFilesOptions {
  content: Content
  library: Library
  shown: ShownPages
  responses: Pick<Responses, 'getOrMake'>
  contactDetails: ContactDetailsStore
  uploadsDir: string
  /** A copy, which is not to be found by searching. */
  isStaging: boolean
  makePicture: ImageWorker['make']
}

interface SiteFile {
  type: string
  body: string | Buffer
}

const DAY = 'public, max-age=86400'

/** The files that browsers, crawlers and chat programs look for beside the pages. */
export function serveSiteFiles(options: SiteFilesOptions): Middleware {
  const { content, library, shown, contactDetails, isStaging, makePicture } = options
  const icons = createIcons((svg, pixels) => makePicture({ kind: 'icon', svg, pixels }))
  const shareImages = createShareImages(options)
  const files: Record<string, (ctx: Context) => SiteFile | Promise<SiteFile>> = {
    '/robots.txt': ctx => ({ type: 'text/plain', body: robots(ctx.state.origin, isStaging) }),
    '/sitemap.xml': ctx => ({
      type: 'application/xml',
      body: sitemap(content.pages.map(shown.page), library.media, ctx.state.origin),
    }),
    '/site.webmanifest': () => ({
      type: 'application/manifest+json',
      body: webManifest(contactDetails.value.companyName),
    }),
    '/icon.svg': () => ({ type: 'image/svg+xml', body: icons.svg }),
    '/icon-192.png': async () => ({ type: 'image/png', body: await icons.png(192) }),
    '/icon-512.png': async () => ({ type: 'image/png', body: await icons.png(512) }),
    '/favicon.ico': async () => ({ type: 'image/png', body: await icons.png(48) }),
  }
  return async (ctx, next) => {
    if (!['GET', 'HEAD'].includes(ctx.method)) return next()
    const file = files[ctx.path]
    const image = file ? undefined : shareImages.find(ctx.path)
    if (!file && !image) return next()
    const { type, body } = file ? await file(ctx) : { type: 'image/jpeg', body: await image?.() }
    ctx.state.route = image ? '/share/*' : ctx.path
    ctx.set('cache-control', DAY)
    ctx.type = type
    ctx.body = body
  }
}
