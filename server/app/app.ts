import { randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import Koa from 'koa'
import { companyDay } from '../base/company-day.ts'
import { apiNotStored, apiUnmatched } from '../base/http/api-answers.ts'
import { errors } from '../base/http/error-exit.ts'
import { type FinishedRequest, reportRequests } from '../base/http/finished-request.ts'
import { siteOrigin } from '../base/http/host.ts'
import { logLateFaults } from '../base/http/late-faults.ts'
import { knownMethods } from '../base/http/methods.ts'
import { nameNode } from '../base/http/name-node.ts'
import { noIndex } from '../base/http/no-index.ts'
import { plainRedirects } from '../base/http/plain-redirects.ts'
import { logRequests } from '../base/http/request-log.ts'
import { limitBodyTime } from '../base/http/request-time.ts'
import { sameOrigin } from '../base/http/same-origin.ts'
import { securityHeaders } from '../base/http/security-headers.ts'
import { noteUntrustedProxy } from '../base/http/untrusted-proxy.ts'
import { createAccounts } from '../features/accounts/index.ts'
import { carriesSession } from '../features/accounts/session/cookie.ts'
import { timeZoneOf } from '../features/company/contact-details/time-zone.ts'
import { inquiryReceiver } from '../features/inquiries/receive.ts'
import { settingUp } from '../features/operations/first-start/setting-up.ts'
import { createMetrics } from '../features/operations/metrics/index.ts'
import { readingsOf } from '../features/operations/metrics/readings.ts'
import { leadsBy } from '../features/pages/hiding/led-to.ts'
import { formerLeads } from '../features/pages/redirects/former-leads.ts'
import { leadOn } from '../features/pages/redirects/lead-on.ts'
import { openProductPages } from '../features/products/index.ts'
import { createPublicSlots } from '../features/products/slot-details/public-slots.ts'
import { createShownPages } from '../features/products/slot-details/shown-pages.ts'
import { openSearch } from '../features/search/index.ts'
import { createPages } from '../render/index.ts'
import { redirectToPageSpelling } from '../render/other-spellings.ts'
import { publicAddressIn } from '../render/public-address.ts'
import { createResponses } from '../render/responses/index.ts'
import { shownMedia } from '../render/shown-media.ts'
import { health } from './health.ts'
import { createRouter, guardsOf } from './router.ts'
import { probeRoutes } from './routes.ts'
import { type SiteDependencies, siteRoutes } from './site-routes.ts'

export interface App {
  /** The Koa application with every middleware and route, for tests that enumerate them. */
  app: Koa
  /** Answers every request. */
  answer: RequestListener
}

/**
 * The whole site: one Koa application behind a response cache. Nothing is global, so tests run many
 * side by side.
 */
export async function createApp(dependencies: SiteDependencies): Promise<App> {
  const { config, log, stores, content, brand, catalogs, archives, assets, mail } = dependencies
  const { isStaging } = config
  const { library, derivatives } = dependencies.media
  const { contactDetails, inquiries } = stores
  const { slotDetails } = stores.products
  const app = new Koa({ proxy: config.trustProxy > 0, maxIpsCount: config.trustProxy })
  logLateFaults(app, log)
  const shown = createShownPages(slotDetails, shownMedia(library, catalogs), library.drawingVersion)
  const publicSlots = createPublicSlots(content, slotDetails)
  const metrics = await createMetrics({
    token: config.metricsToken,
    readings: readingsOf({ ...stores, config, library, derivatives }),
  })
  const logRequest = logRequests(log)
  const report = (request: FinishedRequest) => {
    logRequest(request)
    metrics.count(request)
  }
  const today = companyDay(timeZoneOf(contactDetails, config))
  const products = openProductPages({
    content,
    library,
    store: stores.products,
    contactDetails,
    today,
  })
  const search = openSearch({ content, products, library, slotDetails, shown })
  const state = { search, library, catalogs, slotDetails, products, contactDetails, content, brand }
  const accounts = createAccounts({ app, config, stores, log, together: dependencies.cluster })
  const responses = createResponses({
    ...state,
    designPrices: stores.designPrices,
    today,
    trustProxy: config.trustProxy,
    report,
    // An administrator's page is another one.
    isForTheApp: carriesSession,
    isSignedIn: accounts.isSignedIn,
  })
  const pages = createPages({
    content,
    products,
    responses,
    shown,
    contactDetails,
    designPrices: stores.designPrices,
    brand,
    archives,
    assets,
    isSignedIn: accounts.isSignedIn,
    isStaging,
  })
  const receive = inquiryReceiver({
    config,
    inquiries,
    log,
    giveWay: () => dependencies.media.bin.giveWay(),
    onQueued: mail.queue,
    counters: dependencies.cluster?.counters,
  })
  const addressOf = publicAddressIn(content, products)
  const { redirects } = stores
  const leads = formerLeads({
    redirects,
    addressOf,
    content,
    products,
    leads: leadsBy(redirects, stores.pages),
  })
  const routes = siteRoutes({
    ...dependencies,
    addressOf,
    leads,
    responses,
    pages,
    products,
    today,
    search,
    shown,
    publicSlots,
    receive,
    accounts,
  })

  app.use(responses.store)
  app.use(limitBodyTime())
  app.use(reportRequests(report))
  app.use(noteUntrustedProxy(log, config.trustProxy))
  app.use(securityHeaders())
  if (isStaging) app.use(noIndex)
  app.use(errors({ log, renderErrorPage: pages.renderErrorPage }))
  app.use(knownMethods())
  app.use(plainRedirects)
  app.use(
    createRouter(
      probeRoutes({
        health: health({ config, stores, log, cluster: dependencies.cluster }),
        metrics: metrics.serve,
      }),
    ),
  )
  app.use(siteOrigin(config))
  app.use(sameOrigin())
  app.use(settingUp({ ...stores, isSignedIn: accounts.isSignedIn }))
  app.use(apiNotStored)
  app.use(createRouter(routes, guardsOf(accounts, stores.activity)))
  app.use(leadOn(leads))
  app.use(pages.serve)
  app.use(apiUnmatched)
  app.use(redirectToPageSpelling(addressOf))
  const answer = responses.before(app.callback())
  return { app, answer: config.namesNode ? nameNode(nodeOf(dependencies), answer) : answer }
}

const nodeOf = ({ cluster }: Pick<SiteDependencies, 'cluster'>): string =>
  cluster?.node ?? randomBytes(6).toString('base64url')
