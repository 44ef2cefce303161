import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes, api } from '../../../web/base/routes.ts'
import { PASSWORD } from '../../support/site.ts'
import { holdRequests } from '../held-requests.ts'
import { focused } from '../keyboard.ts'
import { siteSuite } from '../site-suite.ts'
import { enter, startAdminSite, toast } from './administrator.ts'
import { edit, says } from './pages/at-editor.ts'

const test = siteSuite('the focus of an administrator with a keyboard', startAdminSite)

/** After what the page has rendered: an element that is disabled loses the focus with a frame. */
async function focusedAfterFrames(page: Page): Promise<string | undefined> {
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return focused(page)
}

test('stays at a button while its work runs, and afterwards', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.users)
  const release = await holdRequests(page, `**${api.users}`, { method: 'POST' })
  await page.getByLabel('Username').fill('wanjiru')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create user' }).focus()
  await page.keyboard.press('Enter')
  const button = page.getByRole('button', { name: 'Create user', disabled: true })
  await button.waitFor()
  assert.is(await focusedAfterFrames(page), 'Create user')
  await page.keyboard.press('Enter')
  release()
  await toast(page, 'User created successfully')
  assert.is(await focusedAfterFrames(page), 'Create user')
  assert.is(await page.locator('.toast').count(), 1, 'the second press sent nothing')
})

test('stays at Undo after the last step', async ({ site, browser }) => {
  const { page } = await edit(browser, site, '/about')
  await page.locator('.outline-section').first().click()
  const fields = page.getByRole('complementary', { name: 'Fields' })
  await fields.getByRole('textbox').first().fill('Typed')
  await says(page, 'Saved')
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.focus()
  while (!(await undo.isDisabled())) await page.keyboard.press('Enter')
  assert.is(await focusedAfterFrames(page), 'Undo')
})

test.run()
