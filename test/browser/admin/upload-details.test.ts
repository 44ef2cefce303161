import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { sample, tinyMovie } from '../../support/samples.ts'
import { siteSuite } from '../site-suite.ts'
import { violations } from '../violations.ts'
import { startAdminSite } from './administrator.ts'
import { atUploadManager, choose, photo, press, toastOf } from './at-upload-manager.ts'

const test = siteSuite('details of slots in the upload manager', startAdminSite)

// Each test uses another section, so that they do not affect each other.
const furniture = 'executive-furniture'

const open = (page: Page, name: string) =>
  page.getByRole('button', { name: `Details of ${name}`, exact: true }).click()

test('search and filters find missing and hidden files and those without texts', async context => {
  const { site, browser } = context
  const section = `${furniture}/beds`
  for (const n of [1, 2]) {
    await site.upload(`${section}/products/image-${n}.jpg`, (await photo('')).buffer)
  }
  const { page } = await atUploadManager(browser, site.url, { section })
  const count = page.getByRole('search').getByRole('status')
  const show = (label: string) => page.getByLabel('Show').selectOption({ label })
  await count.getByText('102 places', { exact: true }).waitFor()
  await show('Missing only')
  await count.getByText('100 places', { exact: true }).waitFor()
  await show('Photos without an alt text')
  await count.getByText('2 places', { exact: true }).waitFor()
  await open(page, 'B1')
  await page.getByRole('textbox', { name: 'Alt text' }).fill('A bed of pine')
  await page.getByLabel('Shown on the site').uncheck()
  await page.getByRole('button', { name: 'Save details' }).click()
  await toastOf(page, 'The site shows it now.').waitFor()
  await press(page, 'Escape')
  await count.getByText('1 place', { exact: true }).waitFor()
  await show('Hidden')
  await page.getByRole('button', { name: 'Details of B1', exact: true }).waitFor()
  await count.getByText('1 place', { exact: true }).waitFor()
  await show('All')
  await page.getByLabel('Search by name').fill('of pine')
  await count.getByText('1 place', { exact: true }).waitFor()
  await page.getByLabel('Search by name').fill('no such bed')
  await page.getByText('No place matches this search.').waitFor()
})

test('texts that the PDF catalogs cannot print are named before saving', async context => {
  const { site, browser } = context
  const section = 'Gallery/product-images/prefab-units'
  const { page } = await atUploadManager(browser, site.url, { section })
  await open(page, 'Two-storey unit 1')
  const name = page.getByLabel('Product name')
  const note = page.locator('.field-note')
  await name.fill('椅子')
  await note.getByText('they say “Two-storey unit 1” instead.').waitFor()
  await page.getByRole('textbox', { name: 'Title' }).fill('带雨棚')
  await note.getByText('they leave it out.').waitFor()
  await page.getByRole('textbox', { name: 'Description' }).fill('两层')
  assert.is(await note.count(), 2)
  await page.getByRole('button', { name: 'Save details' }).click()
  await toastOf(page, 'The site shows it now.').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await open(page, '椅子')
  await note.getByText('they say “Two-storey unit 1” instead.').waitFor()
  await name.fill('Kiosk 🏠')
  await note.getByText('they print “Kiosk”.').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByLabel('Select 椅子', { exact: true }).check()
  await page.getByRole('button', { name: 'Edit details' }).click()
  await name.fill('椅 {n}')
  await note.getByText('they leave it out, or say the site’s own words.').waitFor()
})

test('videos without a poster get one, once, when their section is opened', async context => {
  const { site, browser } = context
  const section = `${furniture}/bars`
  const [broken, film] = [`${section}/hero/video-1.mp4`, `${section}/hero/video-2.mp4`]
  const whole = await readFile(sample('clip-480p-moov-at-end.mp4'))
  assert.is((await site.upload(broken, tinyMovie())).status, 200)
  assert.is((await site.upload(film, whole)).status, 200)
  const { page } = await atUploadManager(browser, site.url)
  const asked: string[] = []
  page.on('request', request => asked.push(`${request.method()} ${request.url()}`))
  const count = (text: string) => asked.filter(line => line.includes(text)).length
  const openSection = (name: string | RegExp) => page.getByRole('button', { name }).click()
  await openSection('Folders of Executive furniture')
  assert.is(count(section), 0)
  let triesOfBroken: number | undefined
  for (const _ of ['once', 'and again']) {
    await openSection(/^Bars *2\/102/)
    await page.getByRole('log').getByText('video-2.mp4 · its poster has been taken').waitFor()
    await page.getByRole('heading', { name: 'Bars', level: 1 }).waitFor()
    await open(page, 'video 2')
    await page.getByRole('button', { name: 'Retake its picture' }).waitFor()
    await press(page, 'Escape')
    triesOfBroken ??= count(broken)
    await openSection(/^Table legs *\d\/102/)
    await page.getByRole('heading', { name: 'Table legs', level: 1 }).waitFor()
  }
  assert.is(count('POST'), 1)
  assert.is(count(broken), triesOfBroken)
  assert.is(await page.getByRole('log').getByText('video-1').count(), 0)
  assert.is(await page.getByRole('status').filter({ hasText: 'fail' }).count(), 0)
  const poster = await fetch(`${site.url}/uploads/${film.replace('.mp4', '.poster.jpg')}`)
  assert.is(poster.headers.get('content-type'), 'image/jpeg')
})

test('accessible, without cut-off text at 360 and 1440 px', async ({ site, browser }) => {
  const still = { reducedMotion: 'reduce', bypassCSP: true } as const
  const section = `${furniture}/lounge`
  const { page } = await atUploadManager(browser, site.url, { section, ...still })
  const check = async () => {
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 })
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width)
      assert.equal(await cutNames(page), [], `${width} px`)
    }
    assert.equal(await violations(page), [])
  }
  await check()
  await open(page, 'Lounge Product 1')
  await page.getByRole('dialog').waitFor()
  await check()
  await press(page, 'Escape')
  await choose(page, 'Choose files', [await photo('image-4.jpg'), await photo('a.heic')])
  await page.getByRole('dialog').waitFor()
  await check()
})

test.run()

/** The names that are cut off by their own box or by that of their tile. */
const cutNames = (page: Page) =>
  page.locator('.slot-name').evaluateAll(names =>
    names
      .filter(name => {
        const { right, bottom } = name.getBoundingClientRect()
        const tile = name.closest('.slot-tile')?.getBoundingClientRect()
        const isWhole = name.scrollWidth <= name.clientWidth
        return !tile || !isWhole || right > tile.right || bottom > tile.bottom
      })
      .map(name => name.textContent),
  )
