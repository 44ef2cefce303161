import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { picture } from '../../support/samples.ts'
import type { RunningSite } from '../../support/site.ts'
import { siteSuite } from '../site-suite.ts'
import { startAdminSite } from './administrator.ts'
import { atUploadManager, dragOnto, toastOf } from './at-upload-manager.ts'

const test = siteSuite('moving files in the upload manager', startAdminSite)

const section = 'executive-furniture/bars'
const bar = (n: number) => `${section}/products/image-${n}.jpg`
const stored = ({ uploadsDir }: RunningSite, n: number) =>
  readFile(join(uploadsDir, bar(n))).catch(() => undefined)

const fill = async (site: RunningSite, n: number, width = 40 + n) =>
  site.upload(bar(n), await picture('jpeg', width, 40))

const tile = (page: Page, name: string) =>
  page.getByRole('listitem').filter({
    has: page.getByRole('button', { name: `Details of ${name}`, exact: true }),
  })

test('a tile that is dragged onto another one swaps with it, and Undo takes it back', async ({
  site,
  browser,
}) => {
  await fill(site, 1)
  await fill(site, 2)
  const before = [await stored(site, 1), await stored(site, 2)]
  const { page, complaints } = await atUploadManager(browser, site.url, { section })
  await dragOnto(page, tile(page, 'BP1'), tile(page, 'BP2'))
  const done = toastOf(page, 'BP1 and BP2 have swapped')
  await done.waitFor()
  assert.equal([await stored(site, 2), await stored(site, 1)], before)
  const undo = done.getByRole('button', { name: 'Undo' })
  // Its words cannot be read in the colour that they have on paper.
  assert.is(await undo.evaluate(element => getComputedStyle(element).color), 'rgb(255, 255, 255)')
  await undo.click()
  await toastOf(page, 'Moved back').waitFor()
  assert.equal([await stored(site, 1), await stored(site, 2)], before)

  await dragOnto(page, tile(page, 'BP1'), tile(page, 'BP3'))
  await toastOf(page, 'BP1 is now at BP3').waitFor()
  assert.equal([await stored(site, 1), await stored(site, 3)], [undefined, before[0]])
  assert.equal(complaints, [])
})

test('by keyboard: the dialog of a place finds another one, keeps typed words, and undoes', async ({
  site,
  browser,
}) => {
  await fill(site, 4)
  await fill(site, 5)
  const before = [await stored(site, 4), await stored(site, 5)]
  const { page } = await atUploadManager(browser, site.url, { section })
  await page.getByRole('button', { name: 'Details of BP4', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'BP4' })
  await dialog.getByLabel('Title').fill('In oak')
  await dialog.getByRole('button', { name: 'Move to another place' }).press('Enter')
  const picker = page.getByRole('dialog', { name: 'Where shall the file of BP4 go?' })
  await picker.getByLabel(/^Find a place/).fill('BP5')
  await picker.getByRole('button', { name: /^BP5 .*Swaps/ }).press('Enter')
  await toastOf(page, 'BP4 and BP5 have swapped').waitFor()
  assert.equal([await stored(site, 5), await stored(site, 4)], before)
  assert.is(await dialog.getByLabel('Title').inputValue(), 'In oak')
  await dialog.getByRole('button', { name: 'Undo the move' }).press('Enter')
  await toastOf(page, 'Moved back').waitFor()
  assert.equal([await stored(site, 4), await stored(site, 5)], before)
})

test('a place that another administrator has filled is not swapped with unseen', async ({
  site,
  browser,
}) => {
  await fill(site, 6)
  const viewport = { width: 1440, height: 1600 }
  const { page } = await atUploadManager(browser, site.url, { section, viewport })
  await fill(site, 7)
  const before = [await stored(site, 6), await stored(site, 7)]
  await dragOnto(page, tile(page, 'BP6'), tile(page, 'BP7'))
  await toastOf(page, 'Nothing was moved').waitFor()
  assert.equal([await stored(site, 6), await stored(site, 7)], before)
  // The list was read again.
  await tile(page, 'BP7').getByText('Photo', { exact: true }).waitFor()
  await dragOnto(page, tile(page, 'BP6'), tile(page, 'BP7'))
  await toastOf(page, 'BP6 and BP7 have swapped').waitFor()
  assert.equal([await stored(site, 7), await stored(site, 6)], before)
})

test.run()
