import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { adminRoutes, api } from '../../../web/routes.ts'
import { PASSWORD, type RunningSite } from '../../support/site.ts'
import { DESKTOP, type Visit, visit } from '../visit.ts'

/** For axe, which is injected, and for colours, which must have settled. */
const still: BrowserContextOptions = { reducedMotion: 'reduce', bypassCSP: true }

/** An administrator at one of the screens, signed in as `admin`. */
export async function atScreen(
  browser: Browser,
  site: RunningSite,
  path: string,
  options: BrowserContextOptions = DESKTOP,
): Promise<Visit> {
  const visitor = await visit(browser, site.url + adminRoutes.test, { ...options, ...still })
  const data = { username: 'admin', password: PASSWORD }
  await visitor.page.request.post(site.url + api.login, { data })
  await visitor.page.goto(site.url + path)
  return visitor
}

export const toastOf = (page: Page) => page.locator('.toast')
