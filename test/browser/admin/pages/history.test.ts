import * as assert from 'uvu/assert'
import { siteSuite } from '../../site-suite.ts'
import { startAdminSite, toast } from '../administrator.ts'
import { edit, field, says, stored } from './at-editor.ts'

const test = siteSuite('the history of a page', startAdminSite)

test('a version or the shipped page is put back as a draft, which can be undone', async context => {
  const { site, browser } = context
  const { page } = await edit(browser, site, '/about')
  await page.locator('.outline-section').nth(1).click()
  const title = field(page, 'Title')
  const shipped = await title.inputValue()
  for (const words of ['First', 'Second']) {
    await title.fill(words)
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.locator('.editor-count').waitFor({ state: 'detached' })
  }
  const putBack = async (name: RegExp) => {
    await page.getByRole('button', { name: /^History/ }).click()
    await page.getByRole('dialog', { name: 'History' }).getByRole('button', { name }).last().click()
    await toast(page, 'Put back as a draft')
  }
  await putBack(/version by admin/)
  assert.is(await title.inputValue(), 'First')
  await page.getByText('1 unpublished').waitFor()
  await putBack(/as shipped/)
  assert.is(await title.inputValue(), shipped)
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  assert.is(await title.inputValue(), 'First')
  await says(page, 'Saved')
  const { published } = await stored(site, '/about')
  assert.is(published.source.sections[1].title, 'Second')
})

test('changes are discarded, and come back by undo', async ({ site, browser }) => {
  const { page } = await edit(browser, site, '/services/interiors')
  await page.locator('.outline-section').nth(1).click()
  const title = field(page, 'Title')
  const before = await title.inputValue()
  await title.fill('Discarded')
  await says(page, 'Saved')
  await page.getByRole('button', { name: /^Discard changes/ }).click()
  await toast(page, 'Changes discarded')
  assert.is(await title.inputValue(), before)
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  assert.is(await title.inputValue(), 'Discarded')
  await page.getByText('1 unpublished').waitFor()
  await says(page, 'Saved')
})

test.run()
