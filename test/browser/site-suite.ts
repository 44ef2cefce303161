import type { Browser } from 'playwright'
import { suite, type Test } from '#test'
import { sharedChromium } from '../support/chromium.ts'
import { type RunningSite, startSite } from '../support/site.ts'

export interface SiteAndBrowser {
  site: RunningSite
  browser: Browser
}

/** A suite with its own site and a Chromium; `Own` is its additional context. */
export function siteSuite<Own = object>(
  name: string,
  start: () => Promise<RunningSite> = startSite,
): Test<SiteAndBrowser & Own> {
  const test = suite<SiteAndBrowser & Own>(name)
  test.before(async context => {
    context.site = await start()
    context.browser = await sharedChromium()
  })
  return test
}
