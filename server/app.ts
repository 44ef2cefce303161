import type { RequestListener } from 'node:http'
import Koa from 'koa'
import { createApi } from './api/index.ts'
import type { Archives } from './archives/index.ts'
import { serveArchives } from './archives/serve-archives.ts'
import { type Assets, serveAssets } from './assets.ts'
import type { Catalogs } from './catalogs/index.ts'
import { serveCatalog } from './catalogs/serve-catalog.ts'
import { pressRoutes } from './company/contact-clicks/routes.ts'
import type { Config } from './config.ts'
import type { Content } from './content/index.ts'
import { placeholder } from './drawings/brand.ts'
import { draw } from './drawings/on-demand.ts'
import { drawingsVersion } from './drawings/version.ts'
import { health } from './health.ts'
import { errors } from './http/error-exit.ts'
import { type FinishedRequest, reportRequests } from './http/finished-request.ts'
import { siteOrigin } from './http/host.ts'
import { logLateFaults } from './http/late-faults.ts'
import { knownMethods } from './http/methods.ts'
import { noIndex } from './http/no-index.ts'
import { logRequests } from './http/request-log.ts'
import { limitBodyTime } from './http/request-time.ts'
import { sameOrigin } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { inquiryRoutes } from './inquiries/inbox/routes.ts'
import type { OwnerMail } from './inquiries/mail/owner-mail.ts'
import { plainForm } from './inquiries/plain-form.ts'
import { contactRoutes } from './inquiries/post-route.ts'
import { inquiryReceiver } from './inquiries/receive.ts'
import type { Log } from './log.ts'
import type { OpenMedia } from './media/open-media.ts'
import { rescanRoutes } from './media/rescan-route.ts'
import { uploadRoutes } from './media/resumable/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { serveMedia } from './media/serve/serve.ts'
import type { Manifest } from './media/slots/slots.ts'
import { createMetrics } from './metrics/index.ts'
import { readingsOf } from './metrics/readings.ts'
import { overviewRoutes } from './overview/routes.ts'
import { serveAdminPages } from './pages/admin/index.ts'
import { pagesRoutes } from './pages/data-route.ts'
import { createPages } from './pages/index.ts'
import { leadToPages } from './pages/other-spellings.ts'
import { shownMedia } from './pages/shown-media.ts'
import { createResponses } from './responses/index.ts'
import { serveSiteFiles } from './site-files/index.ts'
import { slotDetailsRoutes } from './slot-details/routes.ts'
import { createShownPages } from './slot-details/shown-pages.ts'
import type { Stores } from './stores.ts'

export interface AppDependencies {
  config: Config
  log: Log
  stores: Stores
  content: Content
  /** Every slot that the content names. */
  manifest: Manifest
  media: OpenMedia
  catalogs: Catalogs
  archives: Archives
  assets: Assets
  mail: OwnerMail
}

export interface App {
  /** Holds every middleware and route, for the tests that walk through them. */
  app: Koa
  /** Answers every request. */
  answer: RequestListener
}

/**
 * The whole site: one Koa application, and before it what it has answered already. Nothing is
 * global, so tests run many side by side.
 */
export async function createApp(dependencies: AppDependencies): Promise<App> {
  const { config, log, stores, content, manifest, media, catalogs, archives, assets, mail } =
    dependencies
  const { uploadsDir, isStaging } = config
  const { library, receiver, uploads, derivatives, rescan, makePicture } = media
  const { contactDetails, slotDetails, inquiries } = stores
  const app = new Koa({ proxy: config.trustProxy > 0, maxIpsCount: config.trustProxy })
  logLateFaults(app, log)
  const shown = createShownPages(slotDetails, shownMedia(library, catalogs))
  const metrics = await createMetrics({
    token: config.metricsToken,
    readings: readingsOf({ config, library, derivatives, inquiries }),
  })
  const logRequest = logRequests(log)
  const report = (request: FinishedRequest) => {
    logRequest(request)
    metrics.count(request)
  }
  const state = { library, catalogs, slotDetails, contactDetails }
  const responses = createResponses({ ...state, trustProxy: config.trustProxy, report })
  const pages = createPages({
    content,
    responses,
    shown,
    contactDetails,
    archives,
    assets,
    isStaging,
  })
  const receive = inquiryReceiver({ config, inquiries, log, onQueued: mail.queue })
  const api = createApi({
    app,
    config,
    stores,
    log,
    resources: [
      pagesRoutes(pages),
      contactRoutes(receive),
      inquiryRoutes({ inquiries, mail }),
      pressRoutes(stores.presses, content),
      router => mediaRoutes(router, { manifest, library, receiver, log }),
      router => uploadRoutes(router, { manifest, receiver, uploads, log }),
      rescanRoutes(rescan),
      overviewRoutes({ config, manifest, library, derivatives, stores, mail }),
      slotDetailsRoutes({ content, library, slotDetails, log }),
    ],
  })

  app.use(responses.keep)
  app.use(limitBodyTime())
  app.use(reportRequests(report))
  app.use(securityHeaders())
  if (isStaging) app.use(noIndex)
  app.use(errors({ log, renderErrorPage: pages.renderErrorPage }))
  app.use(knownMethods())
  app.use(health({ config, stores, log }))
  app.use(metrics.serve)
  app.use(siteOrigin(config))
  app.use(sameOrigin())
  app.use(api.middleware)
  app.use(plainForm({ content, pages, receive }))
  app.use(pages.serve)
  app.use(serveAdminPages({ assets, config, content, library, contactDetails }))
  app.use(
    serveMedia({
      manifest,
      responses,
      library,
      derivatives,
      serveCatalog: (ctx, slotPath) => serveCatalog(ctx, catalogs, slotPath),
      draw,
      placeholder,
      drawingsVersion,
    }),
  )
  app.use(serveAssets(assets))
  app.use(serveArchives(archives))
  app.use(
    serveSiteFiles({
      content,
      library,
      shown,
      responses,
      contactDetails,
      uploadsDir,
      isStaging,
      makePicture,
    }),
  )
  app.use(leadToPages(content))
  return { app, answer: responses.before(app.callback()) }
}
