import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { api } from '../../../../web/base/routes.ts'
import type { RunningSite } from '../../../support/site.ts'
import { siteSuite } from '../../site-suite.ts'
import { startAdminSite, toast } from '../administrator.ts'
import { edit, field, inOutline, says, stored } from './at-editor.ts'

const test = siteSuite('a publication without an answer', startAdminSite)

const calls = `**${api.publishPage}*`
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click()

const shownAt = async (site: RunningSite, path: string) => (await fetch(site.url + path)).text()

test('is said to be done where it is', async ({ site, browser }) => {
  const { page } = await edit(browser, site, '/about')
  await inOutline(page, 'figures').click()
  await field(page, 'Title').fill('Published without an answer')
  await says(page, 'Saved')
  await page.route(calls, async route => {
    await route.fetch()
    await route.abort()
  })
  await publish(page)
  await toast(page, 'Visitors see it now.')
  assert.match(await shownAt(site, '/about'), 'Published without an answer')
  await page.getByText('unpublished').waitFor({ state: 'detached' })
  await page.unroute(calls)
  // What is typed next begins from what is published.
  await field(page, 'Title').fill('And once more')
  await says(page, 'Saved')
  await publish(page)
  await page.getByText('unpublished').waitFor({ state: 'detached' })
  assert.match(await shownAt(site, '/about'), 'And once more')
})

test('of a page that moves opens its editor at the new address', async ({ site, browser }) => {
  const { page } = await edit(browser, site, '/engineering-services/powder-coating')
  const path = '/engineering-services/powder-coating'
  const { version, source, keys } = await stored(site, path)
  const moved = { ...source, path: '/engineering-services/coating' }
  const address = `${api.pageDraft}?${new URLSearchParams({ path })}`
  await site.ask('PUT', address, { version, source: moved, keys })
  await page.reload()
  await page.getByText('1 unpublished').waitFor()
  await page.route(calls, async route => {
    await route.fetch()
    await route.abort()
  })
  await publish(page)
  await toast(page, 'Visitors see it now.')
  await page.waitForURL(/path=%2Fengineering-services%2Fcoating/)
  assert.is((await fetch(`${site.url}/engineering-services/coating`)).status, 200)
})

test.run()
