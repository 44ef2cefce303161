import * as assert from 'uvu/assert'
import { siteSuite } from '../../site-suite.ts'
import { violations } from '../../violations.ts'
import { DESKTOP, PHONE } from '../../visit.ts'
import { startAdminSite, toast } from '../administrator.ts'
import { edit, retitle } from '../pages/at-editor.ts'
import { compare, dialogOf, shown, titles } from './at-compare.ts'
import { changeAll, publishDraft, saveDraft } from './changed-page.ts'

const test = siteSuite('which states of a page are compared', startAdminSite)

const still = { reducedMotion: 'reduce', bypassCSP: true } as const

test('on a phone the words come first, then the old or the new page, then it is published', async context => {
  const { site, browser } = context
  await changeAll(site)
  const { page } = await edit(browser, site, '/about', { ...PHONE, ...still })
  // One tap from the bar that publishes.
  await page.getByRole('button', { name: 'Compare', exact: true }).tap()
  const dialog = dialogOf(page)
  await dialog.locator('.changes').waitFor()
  assert.is(await dialog.locator('iframe').count(), 0)
  assert.equal(await violations(page), [])
  await dialog.getByRole('button', { name: 'New', exact: true }).tap()
  await shown(page)
  assert.ok(await page.locator('[data-side=after] iframe').isVisible())
  assert.not(await page.locator('[data-side=before] iframe').isVisible())
  await dialog.getByRole('button', { name: 'Next change' }).tap()
  await dialog.getByRole('button', { name: 'Old', exact: true }).tap()
  assert.ok(await page.locator('[data-side=before] iframe').isVisible())
  assert.equal(await violations(page), [])
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
  await dialog.getByRole('button', { name: 'Publish' }).tap()
  await toast(page, 'Published')
  await dialog.waitFor({ state: 'detached' })
})

test('the history compares a version with the draft, and with what it replaced', async context => {
  const { site, browser } = context
  const path = '/services/interiors'
  for (const title of ['First', 'Second']) {
    await retitle(site, path, 1, title)
    await publishDraft(site, path)
  }
  const { page } = await edit(browser, site, path, { ...DESKTOP, ...still })
  const open = async (words: string | RegExp, which: 'first' | 'last') => {
    await page.getByRole('button', { name: /^History/ }).click()
    await page
      .getByRole('dialog', { name: 'History' })
      .getByRole('button', { name: words })
      [which]()
      .click()
    await dialogOf(page).locator('.compared').waitFor()
  }
  await open('What it changed', 'first')
  const words = dialogOf(page).locator('.change-words')
  assert.match((await words.allTextContents()).join(), /First.*Second/)
  assert.is(
    await dialogOf(page)
      .getByRole('button', { name: /^(Publish|Edit)/ })
      .count(),
    0,
  )
  await page.keyboard.press('Escape')
  await open('What it changed', 'last')
  assert.match((await words.allTextContents()).join(), /First/)
  assert.is(await dialogOf(page).getByLabel('Old', { exact: true }).inputValue(), 'shipped')
  // Another pair is chosen: with the draft, which equals the second version.
  await dialogOf(page).getByLabel('Old', { exact: true }).selectOption('published')
  await dialogOf(page).getByLabel('New', { exact: true }).selectOption('draft')
  await dialogOf(page).getByText('Nothing differs.').waitFor()
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
  await open(/^Compare with the draft.*as shipped/, 'first')
  assert.is((await titles(page)).length, 1)
})

test('hidden sections, fields for search engines and scripts are said in words', async context => {
  const { site, browser } = context
  const path = '/services/interiors'
  await saveDraft(site, path, source => {
    Object.assign(source, { description: 'For <b>search</b> engines' })
    Object.assign(source.sections[0] ?? {}, { title: '<img src=x onerror="document.title=1">' })
    Object.assign(source.sections[1] ?? {}, { hidden: true })
  })
  const { page, complaints } = await edit(browser, site, path, { ...DESKTOP, ...still })
  const dialog = await compare(page)
  await shown(page)
  const all = (await titles(page)).join('|')
  assert.match(all, 'Changed Address, menu, search engines')
  assert.match(all, 'Hidden now')
  const words = (await dialog.locator('.change-words').allTextContents()).join('|')
  assert.match(words, '<img src=x onerror=')
  assert.match(words, '<b>search</b>')
  assert.is(await dialog.locator('.changes img').count(), 0)
  assert.is.not(await page.title(), '1')
  assert.equal(complaints, [])
})

test.run()
