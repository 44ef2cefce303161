import type { Context, Middleware, Next } from 'koa'
import { DAY, fileLifetime } from '../../base/http/lifetimes.ts'
import { LOGO_POLICY } from '../../features/company/brand/logo-policy.ts'
import type { ContactDetailsStore } from '../../features/company/contact-details/store.ts'
import type { ImageWorker } from '../../features/media/image-work/image-worker.ts'
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
  const { content, products, library, shown, contactDetails, brand, isStaging, makePicture } =
    options
  const icons = createIcons((svg, pixels) => makePicture({ kind: 'icon', svg, pixels }), brand)
  const shareImages = createShareImages(options)

  /** A company that has a brand sees a new one at the next request: pages name its version. */
  const lifetime = ({ query }: Context) =>
    brand.value ? fileLifetime(query.v === brand.value.version) : DAY

  const png =
    (pixels: number): Middleware =>
    async ctx =>
      answer(ctx, 'image/png', await icons.png(pixels), lifetime(ctx))

  return {
    robots: (ctx: Context) => answer(ctx, 'text/plain', robots(ctx.state.origin, isStaging)),
    sitemap(ctx: Context) {
      const { pages: all, hidden } = content.value
      const linked = all.filter(({ path }) => !hidden?.has(path))
      const pages = [...linked.map(shown.page), ...products.list()]
      answer(ctx, 'application/xml', sitemap(pages, library.media, ctx.state.origin))
    },
    webManifest(ctx: Context) {
      const { companyName } = contactDetails.value
      answer(ctx, 'application/manifest+json', webManifest(companyName, brand.value), lifetime(ctx))
    },
    icon(ctx: Context) {
      if (brand.value) ctx.set('content-security-policy', LOGO_POLICY)
      answer(ctx, 'image/svg+xml', icons.svg, lifetime(ctx))
    },
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

function answer(ctx: Context, type: string, body: string | Buffer, lifetime = DAY): void {
  ctx.set('cache-control', lifetime)
  ctx.type = type
  ctx.body = body
}
