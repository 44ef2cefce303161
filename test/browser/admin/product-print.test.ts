import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import type { Download, Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes, api } from '../../../web/base/routes.ts'
import { inquiry } from '../../support/inquiry.ts'
import { poppler } from '../../support/poppler.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { siteSuite } from '../site-suite.ts'
import { violations } from '../violations.ts'
import { PHONE } from '../visit.ts'
import { enter, startAdminSite, toast } from './administrator.ts'

const print = siteSuite('printing products', startAdminSite)

const chairs = `${adminRoutes.products}?collection=chairs`
const still = { reducedMotion: 'reduce', bypassCSP: true } as const
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function saved(download: Download): Promise<string> {
  const file = join(await temporaryFolder(), download.suggestedFilename())
  await download.saveAs(file)
  return file
}

const textOf = async (download: Download) =>
  poppler('pdftotext', ['-layout', await saved(download), '-'])

async function select(page: Page, codes: readonly string[]): Promise<void> {
  for (const code of codes) await page.getByLabel(`Select ${code}`, { exact: true }).check()
}

print('is accessible and fits on a phone', async ({ site, browser }) => {
  const { page, complaints } = await enter(browser, site, chairs, { ...PHONE, ...still })
  const fits = async () => {
    assert.equal(await violations(page), [])
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
  }
  await select(page, ['Ch1', 'Ch2'])
  await button(page, 'Labels').click()
  await page.getByText('2 labels on 1 page').waitFor()
  await fits()
  await page.getByLabel('Sheet').selectOption('roll-62x29')
  await page.getByText('2 labels on 2 pages').waitFor()
  await page.keyboard.press('Escape')
  await button(page, 'Specification sheets').click()
  await page.getByRole('dialog', { name: '2 specification sheets' }).waitFor()
  await fits()
  assert.equal(complaints, [])
})

print('labels come by keys, from a free place, and the focus goes back', async context => {
  const { site, browser } = context
  const { page } = await enter(browser, site, chairs)
  await select(page, ['Ch8', 'Ch9'])
  await button(page, 'Labels').focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Sheet').selectOption('a4-24')
  await page.getByLabel('First free place').fill('24')
  await page.getByLabel('Of each').fill('2')
  await page.getByText('4 labels on 2 pages').waitFor()
  const waited = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const download = await waited
  assert.is(download.suggestedFilename(), 'labels.pdf')
  const [first = '', second = ''] = (await textOf(download)).split('\f')
  assert.equal([first.match(/Ch8/g)?.length, second.match(/Ch8/g)?.length], [1, 1])
  assert.is(second.match(/Ch9/g)?.length, 2)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.textContent === 'Labels')
})

print('sheets have a price that visitors do not see only when it is ticked', async context => {
  const { site, browser } = context
  const price = { kind: 'fixed', cents: 7_654_300, per: 'piece', vatIncluded: true }
  const products = { Ch8: { version: 0, price } }
  assert.is((await site.ask('PATCH', api.adminProducts, { products })).status, 200)
  const { page } = await enter(browser, site, chairs)
  await select(page, ['Ch8', 'Ch9'])
  await button(page, 'Specification sheets').click()
  const read = async () => {
    const waited = page.waitForEvent('download')
    await page.getByText('Download as ZIP').click()
    return unzipSync(new Uint8Array(await readFile(await saved(await waited))))
  }
  const plain = await read()
  assert.equal(Object.keys(plain), ['Ch8.pdf', 'Ch9.pdf'])
  await page.getByLabel('With the price that visitors do not see').check()
  const priced = await read()
  assert.not.equal(plain['Ch8.pdf'], priced['Ch8.pdf'])
})

print(
  'the sheets of an inquiry come from the inquiry, that of a product from its form',
  async ctx => {
    const { site, browser } = ctx
    const items = ['Ch8', 'Ch9'].map(code => ({
      ...{ page: '/services/furniture/chairs', code, quantity: 1, note: '' },
    }))
    const answer = await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(inquiry({ items })),
    })
    assert.is(answer.status, 201)
    const { page, close } = await enter(browser, site, adminRoutes.inquiries)
    await page.getByText('Wanjiru Kamau').first().click()
    const zip = page.waitForEvent('download')
    await page.getByText('Their specification sheets (ZIP)').click()
    assert.match((await zip).suggestedFilename(), /^Specification-sheets-.*\.zip$/)
    await page.goto(site.url + chairs)
    await button(page, 'Edit Ch8').click()
    const sheet = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Specification sheet' }).click()
    assert.match(await textOf(await sheet), 'Ask for a quote with the code Ch8')
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Specification sheet' }).click()
    await toast(page, 'The specification sheet could not be made. Please try again.')
    await close()
  },
)

print.run()
