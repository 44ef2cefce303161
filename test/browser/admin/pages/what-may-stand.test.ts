import * as assert from 'uvu/assert'
import { api } from '../../../../web/base/routes.ts'
import { siteSuite } from '../../site-suite.ts'
import { violations } from '../../violations.ts'
import { DESKTOP } from '../../visit.ts'
import { startAdminSite } from '../administrator.ts'
import { edit, editorAt, opened, says, stored } from './at-editor.ts'

const test = siteSuite('what the editor of pages offers', startAdminSite)

test('is a section between two, in the preview itself', async ({ site, browser }) => {
  const path = '/services/interiors'
  const { page } = await edit(browser, site, path, {
    ...DESKTOP,
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  await page.locator('.outline-section').nth(1).click()
  await page.getByRole('button', { name: /^Add a section below:/ }).click()
  await page
    .getByRole('dialog', { name: 'Add a section' })
    .getByText('Text', { exact: true })
    .click()
  await says(page, 'Saved')
  const { source } = await stored(site, path)
  assert.is(source.sections[2].kind, 'prose')
  assert.equal(await violations(page), [])
})

test('in place of a deleted page is the bin, and nothing of it in a new one at its address', async ({
  site,
  browser,
}) => {
  const path = '/stands'
  const create = () => site.ask('POST', api.adminPages, { path, name: 'Stands' })
  const made = await create()
  assert.is(made.status, 201, await made.text())
  const { page } = await edit(browser, site, path)
  const undo = page.getByRole('button', { name: 'Undo' })
  await page.locator('.outline-section').first().click()
  const fields = page.getByRole('complementary', { name: 'Fields' })
  await fields.getByRole('textbox').first().fill('Typed in the first of them')
  await says(page, 'Saved')
  assert.not.ok(await undo.isDisabled())
  const removed = await site.ask('DELETE', `${api.editedPage}?path=${path}`)
  assert.is(removed.status, 200, await removed.text())
  await page.reload()
  await page.getByText('It is in the bin for 30 days.').waitFor()
  await page.getByRole('link', { name: 'Open the bin' }).click()
  await page.getByRole('heading', { name: 'Bin' }).waitFor()

  await create()
  await page.goto(site.url + editorAt(path))
  await opened(page)
  assert.ok(await undo.isDisabled())
  assert.is(await page.getByText('Your text is back').count(), 0)
})

test.run()
