import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { adminRoutes } from '../../../web/base/routes.ts'
import { inquiry } from '../../support/inquiry.ts'
import type { RunningSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'
import { siteSuite } from '../site-suite.ts'
import { violations } from '../violations.ts'
import { enter } from './administrator.ts'
import { toastOf } from './at-upload-manager.ts'

const test = siteSuite('the screen of the bin')

const section = 'executive-furniture/bars'
const bar = (n: number) => `${section}/products/image-${n}.jpg`

const photo = (red: number) =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer()

const stored = ({ uploadsDir }: RunningSite, n: number) => readFile(join(uploadsDir, bar(n)))

async function openBin(browser: Browser, site: RunningSite): Promise<Page> {
  const { page } = await enter(browser, site, adminRoutes.bin, { bypassCSP: true })
  await page.getByRole('heading', { name: 'Bin', level: 1 }).waitFor()
  return page
}

test('shows a replaced photo, and asks with both pictures before it comes back', async ({
  site,
  browser,
}) => {
  await site.upload(bar(1), await photo(10))
  const former = await stored(site, 1)
  await site.upload(bar(1), await photo(200))
  const page = await openBin(browser, site)
  const row = page.getByRole('listitem').filter({ hasText: bar(1) })
  await row.getByText(/Replaced by admin/).waitFor()
  await until('its picture', async () =>
    row.locator('img').evaluate(image => (image as HTMLImageElement).naturalWidth > 0),
  )
  assert.equal(await violations(page), [])
  await row.getByRole('button', { name: /^Restore/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Its place has another file' })
  await dialog.waitFor()
  assert.is(await dialog.getByRole('figure').count(), 2)
  assert.equal(await violations(page), [])
  await dialog.getByRole('button', { name: 'Restore over it' }).click()
  await toastOf(page, 'Restored').waitFor()
  assert.equal(await stored(site, 1), former)
  await dialog.waitFor({ state: 'detached' })
  await row.getByText(/Replaced by admin/).waitFor()
})

test('is searched by words, which stand in the address, and empties for good after a question', async ({
  site,
  browser,
}) => {
  for (const n of [2, 3]) {
    await site.upload(bar(n), await photo(n))
    await site.ask('DELETE', `/api/admin/media?path=${bar(n)}`)
  }
  const page = await openBin(browser, site)
  await page.getByLabel('Search').fill('image-3')
  const rows = page.getByRole('region', { name: 'In the bin' }).getByRole('listitem')
  await until('one row', async () => (await rows.count()) === 1)
  assert.match(page.url(), /\?q=image-3$/)
  await rows.getByRole('button', { name: /^Delete for good/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click()
  await page.getByText('Nothing in the bin fits these words.').waitFor()
  await page.getByLabel('Search').fill('image-2')
  await until('the other row', async () => (await rows.count()) === 1)
})

test('of an inquiry that was deleted by mistake is not needed: Undo brings it back', async ({
  site,
  browser,
}) => {
  await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...inquiry(), name: 'Achieng Otieno' }),
  })
  const { page } = await enter(browser, site, adminRoutes.inquiries)
  await page.getByRole('link', { name: /Achieng Otieno/ }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await toastOf(page, 'Inquiry deleted').getByRole('button', { name: 'Undo' }).click()
  await toastOf(page, 'It is back where it was.').waitFor()
  await page.getByRole('link', { name: /Achieng Otieno/ }).waitFor()
})

test.run()
