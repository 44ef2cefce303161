import * as assert from 'uvu/assert'
import { until } from '../../../support/until.ts'
import { siteSuite } from '../../site-suite.ts'
import { startAdminSite, toast } from '../administrator.ts'
import { edit, field, inOutline, says, titles } from './at-editor.ts'

const test = siteSuite('the editor of pages', startAdminSite)

test('a text that is typed is seen in the page, saved, published and seen by visitors', async context => {
  const { site, browser } = context
  const { page, complaints } = await edit(browser, site, '/about')
  await inOutline(page, 'figures').click()
  await field(page, 'Title').fill('The company in four figures')
  const preview = page.frameLocator('iframe')
  await preview.getByText('The company in four figures').waitFor()
  await says(page, 'Saved')
  await page.getByText('1 unpublished').waitFor()
  assert.not.match(await (await fetch(`${site.url}/about`)).text(), 'in four figures')
  await page.getByRole('button', { name: 'Publish' }).click()
  await toast(page, 'Published')
  assert.match(await (await fetch(`${site.url}/about`)).text(), 'in four figures')
  assert.is(await page.getByText('unpublished').count(), 0)
  assert.equal(complaints, [])
})

test('a section is added behind the selected one, with its first field in focus', async context => {
  const { site, browser } = context
  const { page } = await edit(browser, site, '/about')
  await inOutline(page, 'Who we are').or(inOutline(page, 'A company with engineers')).click()
  await page.getByRole('button', { name: '+ Add a section' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a section' })
  await dialog.getByRole('button').filter({ hasText: 'Figures' }).first().click()
  await dialog.waitFor({ state: 'detached' })
  const isInForm = () => document.activeElement?.closest('.editor-form') !== null
  assert.ok(await page.evaluate(isInForm))
  await until('the section', async () => (await titles(site, '/about')).length === 7)
})

test.run()
