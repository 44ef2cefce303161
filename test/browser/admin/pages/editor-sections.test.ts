import * as assert from 'uvu/assert'
import { until } from '../../../support/until.ts'
import { siteSuite } from '../../site-suite.ts'
import { violations } from '../../violations.ts'
import { DESKTOP } from '../../visit.ts'
import { startAdminSite, toast } from '../administrator.ts'
import { edit, field, inOutline, says, stored, storedText, titles } from './at-editor.ts'

const test = siteSuite('sections in the editor of pages', startAdminSite)

test('sections are chosen, moved, hidden, copied and deleted with the keyboard', async context => {
  const { site, browser } = context
  const path = '/services/interiors'
  const { page } = await edit(browser, site, path)
  const before = await titles(site, path)
  const [, second, third] = before
  await inOutline(page, second).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByText('Moved to 3 of').waitFor()
  await storedText(site, path, second)
  await until('the order', async () => (await titles(site, path))[1] === third)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const bar = page.locator('.editor-over').getByRole('toolbar')
  await bar.getByRole('button', { name: 'Hide' }).focus()
  await page.keyboard.press('Enter')
  await bar.getByRole('button', { name: 'Show' }).waitFor()
  await page.getByText('hidden from visitors').waitFor()
  await bar.getByRole('button', { name: 'Copy' }).press('Enter')
  await until('the copy', async () => (await titles(site, path)).length === before.length + 1)
  await bar.getByRole('button', { name: 'Delete' }).press('Enter')
  await toast(page, 'Section deleted')
  const isInOutline = () => document.activeElement?.className === 'outline-section'
  assert.ok(await page.evaluate(isInOutline))
  await until('its end', async () => (await titles(site, path)).length === before.length)
  await page.keyboard.press('Control+z')
  await until('its return', async () => (await titles(site, path)).length === before.length + 1)
})

test('a section is dragged by its handle', async ({ site, browser }) => {
  const path = '/engineering-services'
  const { page } = await edit(browser, site, path)
  const before = await titles(site, path)
  const handles = page.locator('.outline-handle')
  const from = await handles.nth(1).boundingBox()
  const to = await page.locator('li[data-key]').nth(3).boundingBox()
  if (!from || !to) throw new Error('no sections')
  await page.mouse.move(from.x + 8, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 20)
  await page.mouse.move(to.x + 8, to.y + to.height - 4)
  await page.mouse.up()
  const expected = [before[0], before[2], before[3], before[1], ...before.slice(4)]
  await until('the order', async () => `${await titles(site, path)}` === `${expected}`)
})

test('a new picture has a place of its own once it is saved, and is published with it', async context => {
  const { site, browser } = context
  const { page, complaints } = await edit(browser, site, '/')
  await inOutline(page, 'Our Core Services').click()
  const form = page.getByRole('complementary', { name: 'Fields' })
  await form.getByRole('button', { name: /^Interior Designs/ }).click()
  await form.getByRole('button', { name: '+ Add a picture' }).click()
  await form.getByLabel('What it shows').last().fill('A new kitchen')
  await says(page, 'Saved')
  const imagesOf = async () => (await stored(site, '/')).source.sections[1].cards[1].images
  const image = await until('the place', async () => (await imagesOf())[3])
  assert.is(image.alt, 'A new kitchen')
  assert.match(image.path, /^pages\/home\/image-\d+\.jpg$/)
  await page.getByRole('button', { name: 'Publish' }).click()
  await toast(page, 'Visitors see it now')
  assert.match(await (await fetch(`${site.url}/`)).text(), image.path)
  assert.equal(complaints, [])
})

test('what keeps a page from being published is said at its field and counted', async context => {
  const { site, browser } = context
  const { page } = await edit(browser, site, '/services/furniture')
  await page.locator('.outline-section').first().click()
  const title = field(page, 'Headline').or(field(page, 'Title')).first()
  await title.fill('')
  await says(page, 'Saved')
  await page.locator('.outline-section').nth(1).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await toast(page, 'needs a change')
  await page.locator('.outline-section').first().getByText('1 fault').waitFor()
  // It leads there, from wherever.
  assert.ok(await title.evaluate(element => element === document.activeElement))
  assert.is(await title.getAttribute('aria-invalid'), 'true')
  await title.fill('Furniture that stays')
  await page.getByText('1 fault').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Publish' }).click()
  await toast(page, 'Visitors see it now')
})

test('is accessible, with a form, with the fields of the page, and in each dialog', async context => {
  const { site, browser } = context
  const { page } = await edit(browser, site, '/', {
    ...DESKTOP,
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  await page.locator('.outline-section').nth(1).click()
  assert.equal(await violations(page), [])
  await inOutline(page, 'Address, menu').click()
  await page.getByText('In a search').waitFor()
  assert.equal(await violations(page), [])
  await page.getByRole('button', { name: '+ Add a section' }).click()
  await page.getByRole('dialog').waitFor()
  assert.equal(await violations(page), [])
  await page.keyboard.press('Escape')
  await inOutline(page, 'History').press('Enter')
  await page.getByText('As shipped', { exact: true }).waitFor()
  assert.equal(await violations(page), [])
})

test.run()
