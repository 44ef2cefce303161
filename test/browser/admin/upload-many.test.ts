import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { picture } from '../../support/samples.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { siteSuite } from '../site-suite.ts'
import { startAdminSite } from './administrator.ts'
import { atUploadManager, choose, dragOnto, toastOf } from './at-upload-manager.ts'

const test = siteSuite('many files whose names say nothing', startAdminSite)

const chairs = 'executive-furniture/chairs'
const nameOf = (n: number) => `IMG_20240503_${100_000 + n}.jpg`

/** Photos as a phone names them, no two of which are the same. */
async function phonePhotos(count: number, width = 60): Promise<string[]> {
  const folder = await temporaryFolder()
  const photo = await picture('jpeg', width, 40)
  const paths = Array.from({ length: count }, (_, n) => join(folder, nameOf(n + 1)))
  for (const [n, path] of paths.entries()) {
    await writeFile(path, Buffer.concat([photo, Buffer.alloc(n)]))
  }
  return paths
}

const sent = (page: Page, count: number) =>
  page.getByRole('button', { name: `Upload ${count} file${count === 1 ? '' : 's'}`, exact: true })

test('300 at All media fill one section after the other, by one choice each, and are drawn as seen', async ({
  site,
  browser,
}) => {
  const { page, complaints } = await atUploadManager(browser, site.url)
  await choose(page, 'Choose files', await phonePhotos(300))
  await page.getByLabel('300 files have no place. Put into').selectOption(chairs)
  await sent(page, 100).waitFor()
  const rows = page.getByRole('row')
  assert.ok((await rows.count()) < 150, `${await rows.count()} rows are drawn`)
  const { length: all } = await page.locator('.dry-run tbody').all()
  assert.is(all, 15)
  assert.is(await page.getByRole('table').getAttribute('aria-rowcount'), '301')

  const beds = page.getByLabel('200 files have no place. Put into')
  assert.is(await beds.locator(`option[value="${chairs}"]`).count(), 0, 'its places are taken')
  await beds.selectOption('executive-furniture/beds')
  await sent(page, 200).waitFor()
  await page.getByText('300 files: 200 new').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await sent(page, 100).waitFor()

  const list = page.getByRole('region', { name: 'Files' })
  const last = page.getByRole('row', { name: nameOf(300) })
  await list.evaluate(element => element.scrollTo(0, element.scrollHeight))
  await last.getByText('No place', { exact: true }).waitFor()
  assert.is(await last.getAttribute('aria-rowindex'), '301')
  await last.locator('img').waitFor()
  // In the middle as well, whatever the rows before are high.
  await list.evaluate(element => element.scrollTo(0, element.scrollHeight / 2))
  await page.getByRole('row', { name: nameOf(150) }).waitFor()
  assert.equal(complaints, [])
})

test('ticked rows alone are put into a section, Shift ticks all in between, and they arrive there', async ({
  site,
  browser,
}) => {
  const { page } = await atUploadManager(browser, site.url)
  await choose(page, 'Choose files', await phonePhotos(8))
  const tick = (n: number) => page.getByLabel(`Give a place to ${nameOf(n)}`)
  await tick(3).click()
  await tick(5).click({ modifiers: ['Shift'] })
  await page
    .getByLabel('3 ticked without a place. Put into')
    .selectOption('executive-furniture/boudoir')
  await page.getByLabel('5 files have no place. Put into').waitFor()
  await sent(page, 3).click()
  await toastOf(page, '3 files uploaded successfully. 0 failed.').waitFor()
  const media = await (await site.ask('GET', '/api/admin/media')).text()
  assert.is(media.match(/"present":true/g)?.length, 3)
})

test('a row that is dragged onto another one swaps their places, and Undo takes it back', async ({
  site,
  browser,
}) => {
  const { page } = await atUploadManager(browser, site.url, {
    section: 'executive-furniture/lounge',
  })
  await choose(page, 'Choose files', await phonePhotos(3, 70))
  const row = (n: number) => page.getByRole('row', { name: nameOf(n) })
  const placeOf = (n: number) => row(n).locator('td strong').textContent()
  const before = [await placeOf(1), await placeOf(3)]
  assert.is.not(before[0], before[1])
  await dragOnto(page, row(1), row(3))
  await row(1).getByText('chosen by you').waitFor()
  assert.equal([await placeOf(3), await placeOf(1)], before)
  await sent(page, 3).waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await row(1).getByText('chosen by you').waitFor({ state: 'detached' })
  assert.equal([await placeOf(1), await placeOf(3)], before)
})

test('Tab reaches every row of a long list', async ({ site, browser }) => {
  const { page } = await atUploadManager(browser, site.url)
  await choose(page, 'Choose files', await phonePhotos(70, 80))
  await page.getByLabel(`Give a place to ${nameOf(1)}`).focus()
  for (let n = 2; n <= 70; n += 1) {
    // The button of the row, then the next row.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    assert.is(label, `Give a place to ${nameOf(n)}`)
  }
})

test.run()
