import { randomBytes } from 'node:crypto'
import type { Middleware } from 'koa'
import type { AdminSettings } from '../../../web/admin/settings.ts'
import { mediaUrl, routes } from '../../../web/base/routes.ts'
import type { Config } from '../../base/config.ts'
import type { Assets } from '../../base/http/assets.ts'
import type { SiteContent } from '../../content/site-content.ts'
import type { ContactDetailsStore } from '../../features/company/contact-details/store.ts'
import { timeZoneOf } from '../../features/company/contact-details/time-zone.ts'
import type { Library } from '../../features/media/library-types.ts'
import type { PublicSlots } from '../../features/products/slot-details/public-slots.ts'
import { adminDocument } from './document.ts'

export interface AdminPagesOptions {
  assets: Assets
  content: Pick<SiteContent, 'value'>
  library: Pick<Library, 'media'>
  publicSlots: Pick<PublicSlots, 'has'>
  config: Pick<Config, 'minPasswordLength' | 'maxUploadBytes' | 'isStaging' | 'timeZone'>
  contactDetails: Pick<ContactDetailsStore, 'value'>
}

/**
 * Answers the paths of the admin area, all with the same document: the screens are rendered in the
 * browser, with data from the guarded API.
 */
export function serveAdminPages(options: AdminPagesOptions): Middleware {
  const { assets, content, library, publicSlots, config, contactDetails } = options
  return async ctx => {
    const nonce = randomBytes(16).toString('base64')
    const settings: AdminSettings = {
      companyName: contactDetails.value.companyName,
      minPasswordLength: config.minPasswordLength,
      maxUploadBytes: config.maxUploadBytes,
      timeZone: timeZoneOf(contactDetails, config)(),
      heicDecoder: assets.manifest.admin.heicDecoder,
      picture: pictureUrl(),
    }
    // Dialogs add a style element that prevents the page behind them from scrolling.
    ctx.state.ownStyles = [`nonce-${nonce}`]
    // The editor's preview frames pages; a document stays while its screens change.
    ctx.state.frames = 'own pages'
    ctx.set({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    ctx.type = 'text/html; charset=utf-8'
    ctx.body = adminDocument(assets.manifest, settings, nonce, config.isStaging)
  }
  /** Beside the sign-in form is the first picture of the home page that visitors see. */
  function pictureUrl(): string {
    const { slots = [] } = content.value.byPath.get(routes.home) ?? {}
    const shown = slots.find(({ kind, path }) => kind === 'image' && publicSlots.has(path))
    return shown ? mediaUrl(shown.path, library.media(shown.path).version) : PLACEHOLDER
  }
}

const PLACEHOLDER = mediaUrl('placeholder.jpg')
