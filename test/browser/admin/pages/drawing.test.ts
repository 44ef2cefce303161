import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { mediaUrl } from '../../../../web/base/routes.ts'
import type { Slot } from '../../../../web/sections/fields.ts'
import type { RunningSite } from '../../../support/site.ts'
import { until } from '../../../support/until.ts'
import { siteSuite } from '../../site-suite.ts'
import { violations } from '../../violations.ts'
import { PHONE } from '../../visit.ts'
import { startAdminSite, toast } from '../administrator.ts'
import { edit, inOutline, stored } from './at-editor.ts'

const test = siteSuite('choosing what is drawn', startAdminSite)

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose what is drawn' })
const shown = (page: Page) => dialog(page).locator('.drawing-shown img')

/** Opens the fields of the first picture of a card. */
async function openPicture(page: Page, section: string, card: string): Promise<void> {
  await inOutline(page, section).click()
  const fields = page.getByRole('complementary', { name: 'Fields' })
  await fields.locator('.form-toggle', { hasText: card }).click()
  await fields.locator('.form-row-body .form-toggle').first().click()
  await fields.getByRole('button', { name: 'Choose what is drawn' }).waitFor()
}

async function firstPicture(site: RunningSite, path: string, card = 0): Promise<Slot> {
  const { source } = await stored(site, path)
  const section = source.sections.find(({ kind }: { kind: string }) => kind === 'cards')
  return section.cards[card].images[0]
}

const bytesAt = (page: Page, url: string) =>
  page.evaluate(async address => (await fetch(address)).text(), url)

test('with the keyboard: found, changed, kept, undone, and on the published page the very same', async context => {
  const { site, browser } = context
  const path = '/services/containers'
  const before = await firstPicture(site, path)
  const { page, complaints } = await edit(browser, site, path)
  await openPicture(page, 'Cards', 'Smart')
  const opener = page.getByRole('button', { name: 'Choose what is drawn' })
  await opener.press('Enter')
  await dialog(page).getByText('shown when there is no photo').waitFor()
  await dialog(page).getByLabel('Search').fill('turned leg')
  const found = dialog(page).getByRole('button', { name: 'Furniture leg, turned' })
  await found.press('Enter')
  assert.is(await found.getAttribute('aria-pressed'), 'true')
  await dialog(page).getByRole('status').getByText('Furniture leg, turned').waitFor()
  const first = await shown(page).getAttribute('src')
  await dialog(page).getByLabel('Wood or metal').focus()
  await page.keyboard.type('Mahog')
  await dialog(page).getByText('Furniture leg, turned, mahogany').first().waitFor()
  const second = await shown(page).getAttribute('src')
  assert.is.not(first, second)
  await dialog(page).getByRole('button', { name: 'Another one' }).press('Enter')
  await until('another drawing', async () => (await shown(page).getAttribute('src')) !== second)
  const svg = await bytesAt(page, (await shown(page).getAttribute('src')) ?? '')
  await dialog(page).getByRole('button', { name: 'Keep this drawing' }).press('Enter')
  await dialog(page).waitFor({ state: 'detached' })
  assert.ok(await opener.evaluate(button => button === document.activeElement))

  await until('the draft', async () => (await firstPicture(site, path)).family === 'furniture-leg')
  const kept = await firstPicture(site, path)
  assert.equal([kept.path, kept.alt], [before.path, before.alt])
  assert.equal(kept.traits, ['turned', 'mahogany'])
  const encoded = Buffer.from(svg).toString('base64')
  await page
    .frameLocator('iframe')
    .locator(`img[src="data:image/svg+xml;base64,${encoded}"]`)
    .first()
    .waitFor()

  await page.keyboard.press('Control+z')
  await until('undo', async () => (await firstPicture(site, path)).family === before.family)
  await page.keyboard.press('Control+Shift+z')
  await until('redo', async () => (await firstPicture(site, path)).family === 'furniture-leg')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await toast(page, 'Published')
  assert.is(await (await fetch(site.url + mediaUrl(before.path))).text(), svg)
  assert.equal(complaints, [])
})

test('in a sheet on a phone: the list, then the drawing', async ({ site, browser }) => {
  const path = '/services/containers'
  const { page } = await edit(browser, site, path, { ...PHONE, bypassCSP: true })
  await page.frameLocator('iframe').getByText('Smart Office Units').first().click()
  const fields = page.getByRole('complementary', { name: 'Fields' })
  await fields.locator('.form-row[data-open] .form-row-body .form-toggle').first().click()
  await fields.getByRole('button', { name: 'Choose what is drawn' }).click()
  await dialog(page).getByRole('button', { name: 'Cottage' }).waitFor()
  assert.equal(await violations(page), [])
  await dialog(page).getByRole('button', { name: 'Cottage' }).click()
  await dialog(page).getByLabel('Kind').waitFor()
  assert.not.ok(await dialog(page).getByLabel('Search').isVisible())
  assert.ok(
    await dialog(page)
      .getByRole('region', { name: 'The drawing' })
      .evaluate(pane => pane === document.activeElement),
  )
  assert.equal(await violations(page), [])
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  assert.is(await page.evaluate(overflow), 0)
  await dialog(page).getByRole('button', { name: 'Choose something else' }).click()
  assert.ok(await dialog(page).getByLabel('Search').isVisible())
})

test.run()
