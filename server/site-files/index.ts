import type { Context, Middleware, Next } from 'koa'
import type { ContactDetailsStore } from '../company/contact-details/store.ts'
import { DAY } from '../http/lifetimes.ts'
import type { ImageWorker } from '../media/image-work/image-worker.ts'
import { createIcons } from './icons.ts'
import { robots } from './robots.ts'
import { createShareImages, type ShareImageOptions } from './share-images.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

export interface SiteFilesOptions extends ShareImageOptions {
  makePicture: ImageWorker['make']
  contactDetails: ContactDetailsStore
  /** A copy, which must not be indexed by search engines. */
  isStaging: boolean
}

/** Files that browsers, crawlers and chat programs request besides the pages. */
export function siteFileHandlers(options: SiteFilesOptions) {
  const { content, products, library, shown, contactDetails, isStaging, makePicture } = options
  const icons = createIcons((svg, pixels) => makePicture({ kind: 'icon', svg, pixels }))
  const shareImages = createShareImages(options)

  const png =
    (pixels: number): Middleware =>
    async ctx =>
      answer(ctx, 'image/png', await icons.png(pixels))

  return {
    robots: (ctx: Context) => answer(ctx, 'text/plain', robots(ctx.state.origin, isStaging)),
    sitemap(ctx: Context) {
      const pages = [...content.value.pages.map(shown.page), ...products.list()]
      answer(ctx, 'application/xml', sitemap(pages, library.media, ctx.state.origin))
    },
    webManifest(ctx: Context) {
      const { companyName } = contactDetails.value
      answer(ctx, 'application/manifest+json', webManifest(companyName))
    },
    icon: (ctx: Context) => answer(ctx, 'image/svg+xml', icons.svg),
    icon192: png(192),
    icon512: png(512),
    favicon: png(48),
    async shareImage(ctx: Context, next: Next) {
      const image = shareImages.find(ctx.path)
      if (!image) return next()
      answer(ctx, 'image/jpeg', await image())
    },
  }
}

function answer(ctx: Context, type: string, body: string | Buffer): void {
  ctx.set('cache-control', DAY)
  ctx.type = type
  ctx.body = body
}
