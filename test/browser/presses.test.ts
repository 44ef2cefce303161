import * as assert from 'uvu/assert'
import type { PressCounts } from '../../web/admin/contract.ts'
import { api } from '../../web/base/routes.ts'
import { siteSuite } from './site-suite.ts'
import { visit } from './visit.ts'

const test = siteSuite('contact clicks in a browser')
test('clicks on contact links are counted by page without a cookie; others are not', async ctx => {
  const { site, browser } = ctx
  const { page, complaints, close } = await visit(browser, `${site.url}/contact`)
  await page.waitForLoadState('networkidle')
  // Prevents the default action, so that no mail program or other site opens.
  await page.evaluate(() => {
    addEventListener('click', event => event.preventDefault())
  })
  const told = () => page.waitForResponse(answer => answer.url().endsWith(api.presses))
  for (const selector of ['a.whatsapp-button', 'main a[href^="tel:"]', 'main a[href^="mailto:"]']) {
    const [answer] = await Promise.all([told(), page.locator(selector).first().click()])
    assert.is(answer.status(), 204, selector)
  }
  await page.locator('footer a[href="/about"]').click()
  assert.equal(await page.context().cookies(), [])
  assert.equal(complaints, [])
  await close()

  const headers = { cookie: await site.signIn() }
  const counts = (await (
    await fetch(site.url + api.pressCounts, { headers })
  ).json()) as PressCounts
  const each = { whatsapp: 1, phone: 1, email: 1 }
  assert.equal(counts.pages, [{ page: '/contact', counts: each }])
})

test.run()
