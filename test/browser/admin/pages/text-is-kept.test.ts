import * as assert from 'uvu/assert'
import { api } from '../../../../web/base/routes.ts'
import { PASSWORD } from '../../../support/site.ts'
import { siteSuite } from '../../site-suite.ts'
import { violations } from '../../violations.ts'
import { DESKTOP, visitAgain } from '../../visit.ts'
import { newUser, startAdminSite, toast } from '../administrator.ts'
import { closeTab, withoutSaves } from '../closed-tabs.ts'
import {
  edit,
  editorAt,
  field,
  inOutline,
  opened,
  retitle,
  says,
  stored,
  storedText,
} from './at-editor.ts'

const test = siteSuite('text typed in the editor of pages', startAdminSite)

test('is saved after the session has ended and somebody has signed in again', async context => {
  const { site, browser } = context
  const { page } = await edit(browser, site, '/about')
  await inOutline(page, 'figures').click()
  await page.context().clearCookies()
  await field(page, 'Title').fill('Typed without a session')
  const dialog = page.getByRole('dialog', { name: 'Sign in to go on' })
  await dialog.getByLabel('Password').fill(PASSWORD)
  await page.locator('.editor-saved', { hasText: 'your session has ended' }).waitFor()
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await says(page, 'Saved')
  await storedText(site, '/about', 'Typed without a session')
})

test('is saved when the connection is back, and undone after a reload', async context => {
  const { site, browser } = context
  const { page } = await edit(browser, site, '/services/interiors')
  await page.locator('.outline-section').nth(1).click()
  const title = field(page, 'Title')
  const before = await title.inputValue()
  await page.context().setOffline(true)
  await title.fill('Typed offline')
  await says(page, 'Not saved: no connection. Kept in this browser.')
  await page.context().setOffline(false)
  await says(page, 'Saved')
  await storedText(site, '/services/interiors', 'Typed offline')
  await page.reload()
  await opened(page)
  await page.locator('.outline-section').nth(1).click()
  assert.is(await title.inputValue(), 'Typed offline')
  await page.getByRole('button', { name: 'Undo' }).click()
  assert.is(await title.inputValue(), before)
  await says(page, 'Saved')
})

test('is back after its tab was closed before it could be saved', async ({ site, browser }) => {
  const { page } = await edit(browser, site, '/services/furniture')
  await page.locator('.outline-section').nth(1).click()
  const release = await withoutSaves(page, api.pageDraft)
  await field(page, 'Title').fill('Typed in a closed tab')
  await says(page, 'Not saved')
  const second = await visitAgain(page.context(), site.url + editorAt('/services/furniture'))
  await opened(second.page)
  // The first tab is still open: what it holds is its own.
  assert.is(await second.page.getByText('Typed in a closed tab').count(), 0)
  await closeTab(page, second.page)
  release()
  await second.page.reload()
  await toast(second.page, 'Your text is back')
  await storedText(site, '/services/furniture', 'Typed in a closed tab')
})

test('of two tabs of one administrator is joined', async ({ site, browser }) => {
  const path = '/engineering-services'
  const first = await edit(browser, site, path)
  const second = await visitAgain(first.page.context(), site.url + editorAt(path))
  await opened(second.page)
  for (const [{ page }, index, words] of [
    [first, 1, 'From the first tab'],
    [second, 2, 'From the second tab'],
  ] as const) {
    await page.locator('.outline-section').nth(index).click()
    await field(page, 'Title').fill(words)
    await says(page, 'Saved')
  }
  const { source } = await stored(site, path)
  assert.is(source.sections[1].title, 'From the first tab')
  assert.is(source.sections[2].title, 'From the second tab')
})

test('that meets what somebody else has saved is shown beside it until one is chosen', async context => {
  const { site, browser } = context
  const path = '/services/containers'
  const cookie = await newUser(site, 'joan')
  const options = { ...DESKTOP, bypassCSP: true, reducedMotion: 'reduce' } as const
  const { page } = await edit(browser, site, path, { ...options, cookie })
  await page.locator('.outline-section').nth(1).click()
  await retitle(site, path, 1, 'Units that admin named')
  await field(page, 'Title').fill('Units that joan named')
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed the same' })
  await dialog.waitFor()
  assert.equal(await dialog.locator('mark').allTextContents(), ['joan', 'admin'])
  assert.equal(await violations(page), [])
  await page.keyboard.press('Escape')
  await says(page, 'Not saved: somebody else changed the same. Kept in this browser.')
  assert.is(await field(page, 'Title').inputValue(), 'Units that joan named')
  // A reload asks again.
  page.on('dialog', question => question.accept())
  await page.reload()
  await dialog.waitFor()
  await dialog.getByLabel('Both').check()
  await dialog.getByRole('button', { name: 'Go on with these' }).click()
  await says(page, 'Saved')
  await storedText(site, path, 'Units that joan named')
  const { source } = await stored(site, path)
  assert.is(source.sections[1].title, 'Units that admin named')
  assert.is(source.sections[2].title, 'Units that joan named')
})

test.run()
