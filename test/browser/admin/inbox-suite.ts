import { suite, type Test } from '#test'
import { sharedChromium } from '../../support/chromium.ts'
import { startSite } from '../../support/site.ts'
import type { SiteAndBrowser } from '../site-suite.ts'

/** A suite whose tests each begin with an empty inbox. */
export function inboxSuite(name: string): Test<SiteAndBrowser> {
  const test = suite<SiteAndBrowser>(name)
  test.before(async context => {
    context.browser = await sharedChromium()
  })
  test.before.each(async context => {
    const env = { LOGIN_LIMIT: '1000/s', CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off' }
    context.site = await startSite({ env })
  })
  return test
}
