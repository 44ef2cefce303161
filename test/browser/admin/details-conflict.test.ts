import type { Locator, Page } from 'playwright'
import * as assert from 'uvu/assert'
import type { NamedSlotDetails } from '../../../web/admin/contract.ts'
import { api } from '../../../web/base/routes.ts'
import { picture } from '../../support/samples.ts'
import type { RunningSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'
import { siteSuite } from '../site-suite.ts'
import { violations } from '../violations.ts'
import { startAdminSite } from './administrator.ts'
import { atUploadManager, toastOf } from './at-upload-manager.ts'

const test = siteSuite('words of a product that two administrators change', startAdminSite)

const section = 'executive-furniture/chairs'
const slotOf = (n: number) => `${section}/products/image-${n}.jpg`

async function openPlace(page: Page, name: string) {
  await page.getByRole('button', { name: `Details of ${name}`, exact: true }).click()
  await page.getByRole('dialog', { name }).waitFor()
  // Its name follows that of the product.
  return page.getByRole('dialog')
}

const change = (site: RunningSite, slot: string, details: object) =>
  site.ask('PATCH', api.slotDetails, { slots: { [slot]: details } })

const isInView = (element: Locator) =>
  element.evaluate(one => {
    const { top, bottom } = one.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

async function stored(site: RunningSite, slot: string): Promise<NamedSlotDetails> {
  return (await site.ask('GET', `${api.slotDetails}?path=${slot}`)).json()
}

test('are saved over nobody else: what is newer is shown, what was typed stays', async context => {
  const { site, browser } = context
  const slot = slotOf(12)
  const { page } = await atUploadManager(browser, site.url, { section, bypassCSP: true })
  const dialog = await openPlace(page, 'Ch12')
  // As high as a phone: the button is a screen below the top of the form.
  await page.setViewportSize({ width: 390, height: 800 })
  await dialog.getByLabel('Product name').fill('My chair')
  await dialog.getByLabel('Alt text').fill('A chair of mine')
  const theirs = { productName: 'Their chair', title: 'Of oak', isVisible: false }
  assert.is((await change(site, slot, theirs)).status, 200)

  await dialog.getByRole('button', { name: 'Save details' }).click()
  const alert = dialog.getByText('Somebody changed this product meanwhile.')
  await alert.waitFor()
  assert.ok(await isInView(alert), 'the alert is out of view')
  assert.is((await stored(site, slot)).own.productName, 'Their chair')
  await dialog.getByRole('button', { name: 'Show what is newer' }).click()
  await dialog.getByText('Somebody saved “Their chair” meanwhile.').waitFor()
  assert.is(await dialog.getByLabel('Product name').inputValue(), 'My chair')
  assert.is(await dialog.getByLabel('Alt text').inputValue(), 'A chair of mine')
  assert.is(await dialog.getByLabel('Title').inputValue(), 'Of oak')
  assert.is(await dialog.getByLabel('Shown on the site').isChecked(), false)
  assert.equal(await violations(page), [])
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()

  await dialog.getByRole('button', { name: 'Save details' }).click()
  await toastOf(page, 'The site shows it now.').waitFor()
  const { own, version } = await stored(site, slot)
  assert.equal(own, {
    ...theirs,
    productName: 'My chair',
    alt: 'A chair of mine',
    description: '',
    builtVersion: '',
  })
  assert.is(version, 2)
})

test('in the table of words are saved for all or none, and over nobody else', async context => {
  const { site, browser } = context
  const [one, other] = [slotOf(15), slotOf(16)]
  const { page } = await atUploadManager(browser, site.url, { section, bypassCSP: true })
  await page.getByLabel('Search by name').fill('Ch1')
  await page.getByRole('button', { name: 'Names and words' }).click()
  await page.setViewportSize({ width: 390, height: 800 })
  const dialog = page.getByRole('dialog', { name: /^Names and words of/ })
  const field = (label: string, n: number) =>
    dialog.getByLabel(`${label} of Ch${n}`, { exact: true })
  await field('Product name', 15).fill('Lamu chair')
  await field('Title', 16).fill('Of teak')
  assert.is((await change(site, one, { productName: 'Pate chair', alt: 'Theirs' })).status, 200)

  await dialog.getByRole('button', { name: 'Save all' }).click()
  await dialog.getByText('Somebody changed one of these products meanwhile.').waitFor()
  assert.is((await stored(site, other)).own.title, '')
  await dialog.getByRole('button', { name: 'Show what is newer' }).click()
  const newer = dialog.getByText('Somebody saved “Pate chair” meanwhile.')
  await newer.waitFor()
  assert.ok(await isInView(newer), 'the first that is newer is out of view')
  assert.is(await field('Product name', 15).inputValue(), 'Lamu chair')
  assert.is(await field('Alt text', 15).inputValue(), 'Theirs')
  assert.is(await field('Title', 16).inputValue(), 'Of teak')
  assert.equal(await violations(page), [])
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()

  await dialog.getByRole('button', { name: 'Save all' }).click()
  await dialog.waitFor({ state: 'detached' })
  const { productName, alt } = (await stored(site, one)).own
  assert.equal([productName, alt], ['Lamu chair', 'Theirs'])
  assert.is((await stored(site, other)).own.title, 'Of teak')
})

test('a tick that a colleague has taken away is not set again unseen', async ({
  site,
  browser,
}) => {
  const slot = slotOf(14)
  await site.upload(slot, await picture('jpeg', 60, 40))
  const { page } = await atUploadManager(browser, site.url, { section })
  const dialog = await openPlace(page, 'Ch14')
  const tick = dialog.getByLabel('Built after this drawing')
  await tick.check()
  await dialog.getByRole('button', { name: 'Save details' }).click()
  await toastOf(page, 'The site shows it now.').waitFor()
  await dialog.getByLabel('Title').fill('Of oak')
  assert.is((await change(site, slot, { builtVersion: '' })).status, 200)
  await dialog.getByRole('button', { name: 'Save details' }).click()
  await until('the title', async () => (await stored(site, slot)).own.title === 'Of oak')
  assert.is((await stored(site, slot)).own.builtVersion, '')
  await until('the tick', async () => !(await tick.isChecked()))
})

test.run()
