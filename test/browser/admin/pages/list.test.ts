import * as assert from 'uvu/assert'
import { adminRoutes } from '../../../../web/routes.ts'
import { siteSuite } from '../../site-suite.ts'
import { enter, startAdminSite } from '../administrator.ts'
import { opened, retitle } from './at-editor.ts'

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

test.run()
