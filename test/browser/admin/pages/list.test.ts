import * as assert from 'uvu/assert'
import { adminRoutes, api } from '../../../../web/base/routes.ts'
import { siteSuite } from '../../site-suite.ts'
import { enter, newUser, startAdminSite } from '../administrator.ts'
import { opened, retitle, stored } from './at-editor.ts'

const test = siteSuite('the list of pages', startAdminSite)

test('says what is not published, finds a page and leads to its editor and to itself', async context => {
  const { site, browser } = context
  await retitle(site, '/about', 1, 'Another title')
  const { page, complaints } = await enter(browser, site, adminRoutes.pages)
  const rows = page.getByRole('list', { name: 'Pages' }).getByRole('listitem')
  await rows.first().waitFor()
  assert.is(await rows.filter({ hasText: 'As shipped' }).count(), (await rows.count()) - 1)
  await page.getByLabel('Search').fill('about')
  await page.waitForURL('**/admin/pages?q=about')
  assert.is(await rows.count(), 1)
  await rows.filter({ hasText: '1 unpublished' }).waitFor()
  assert.is(await rows.getByRole('link', { name: 'View' }).getAttribute('href'), '/about')
  await rows.getByRole('link', { name: 'About Us' }).first().click()
  await opened(page)
  await page.getByRole('heading', { name: 'About Us', level: 1 }).waitFor()
  assert.is(
    await page.getByRole('link', { name: 'Pages' }).first().getAttribute('aria-current'),
    'page',
  )
  assert.equal(complaints, [])
})

test('keeps the state of a page apart from its links at 360 px, whoever published it', async context => {
  const { site, browser } = context
  const cookie = await newUser(site, 'a-name-of-thirty-letters-or-so')
  await retitle(site, '/about', 1, 'A title again')
  const { version } = await stored(site, '/about')
  const headers = { cookie, 'content-type': 'application/json' }
  const address = `${site.url}${api.publishPage}?path=/about`
  const body = JSON.stringify({ version })
  assert.is((await fetch(address, { method: 'POST', headers, body })).status, 200)
  const options = { viewport: { width: 360, height: 740 } }
  const { page } = await enter(browser, site, `${adminRoutes.pages}?q=about`, options)
  const tag = await page.locator('.page-list .tag').boundingBox()
  const copy = await page.getByRole('button', { name: 'Copy About Us' }).boundingBox()
  assert.ok((tag?.x ?? 0) + (tag?.width ?? 0) <= (copy?.x ?? 0))
})

test.run()
