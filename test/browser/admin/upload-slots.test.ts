import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { launchChromium } from '../../support/chromium.ts'
import { picture, sample } from '../../support/samples.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import { atUploadManager, choose, toastOf } from './at-upload-manager.ts'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const test = suite<{ site: RunningSite; browser: Browser }>('places in the upload manager')

const section = 'executive-furniture/chairs'
const photoOf = (n: number) => `${section}/products/image-${n}.jpg`
const film = `${section}/hero/video-2.mp4`

test.before(async context => {
  context.site = await startSite({ env: { LOGIN_LIMIT: '1000/s' } })
  for (const n of [1, 2]) await context.site.upload(photoOf(n), await picture('jpeg', 50 + n, 50))
  await context.site.upload(film, await readFile(sample('clip-480p-moov-at-end.mp4')))
  context.browser = await launchChromium()
})
test.after(async ({ site, browser }) => {
  await browser.close()
  await site.stop()
})

const open = (page: Page, name: string) =>
  page.getByRole('button', { name: `Details of ${name}`, exact: true }).click()

test('by keyboard alone: open a section, choose, upload, describe', async context => {
  const { site, browser } = context
  const { page, close } = await atUploadManager(browser, site.url)
  const focus = (name: string | RegExp) => page.getByRole('button', { name }).first().focus()
  await focus('Folders of Executive furniture')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await focus(/^Chairs 3\/102/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Chairs', level: 1 }).waitFor()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file for Ch3', exact: true }).press('Enter')
  const buffer = await picture('jpeg', 53, 50)
  await (await chooser).setFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer })
  await focus('Upload section (1)')
  await page.keyboard.press('Enter')
  await toastOf(page, '1 files uploaded successfully. 0 failed.').waitFor()

  await page.getByRole('button', { name: 'Details of Ch3', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Alt text' }).focus()
  await page.keyboard.type('A chair of oak')
  await page.keyboard.press('Enter')
  await toastOf(page, 'The site shows it now.').waitFor()
  await close()
})

test('search and filters find what is missing, hidden or without words', async context => {
  const { page, close } = await atUploadManager(context.browser, context.site.url, { section })
  const count = page.getByRole('search').getByRole('status')
  const show = (label: string) => page.getByLabel('Show').selectOption({ label })
  await count.getByText('102 places').waitFor()
  await show('Missing only')
  await count.getByText('99 places').waitFor()
  await show('Photos without an alt text')
  await count.getByText('2 places').waitFor()
  await show('All')
  await page.getByLabel('Search by name').fill('ch1')
  await count.getByText('12 places').waitFor()
  await page.getByLabel('Search by name').fill('no such chair')
  await page.getByText('No place fits this search.').waitFor()
  await close()
})

test('details of many at once, with the number of each', async ({ site, browser }) => {
  const { page, close } = await atUploadManager(browser, site.url, { section })
  for (const n of [31, 32]) await page.getByLabel(`Mark Ch${n}`, { exact: true }).check()
  await page.getByRole('button', { name: 'Edit details' }).click()
  await page.getByLabel('Product name').fill('Oak {n}')
  await page.getByRole('button', { name: 'Save details' }).click()
  await toastOf(page, 'The site shows all 2 now.').waitFor()
  await open(page, 'Oak 31')
  await page.getByLabel('Product name').fill('Oak 32')
  await page.getByRole('button', { name: 'Save details' }).click()
  await page.getByText('Another item on the same page is already called "Oak 32"').waitFor()
  const link = page.getByRole('link', { name: 'Open on site' })
  assert.is(await link.getAttribute('href'), '/services/furniture/chairs?item=Oak%2031')
  await close()
})

test('a video that is there already gets its picture', async ({ site, browser }) => {
  const { page, close } = await atUploadManager(browser, site.url, { section })
  await open(page, 'video 2')
  await page.getByRole('button', { name: 'Take a picture from it' }).click()
  await page.getByRole('button', { name: 'Take its picture anew' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('log').getByText('video-2.poster.jpg · uploaded').waitFor()
  const poster = await fetch(`${site.url}/uploads/${film.replace('.mp4', '.poster.jpg')}`)
  assert.is(poster.headers.get('content-type'), 'image/jpeg')
  await close()
})

for (const width of [360, 1440]) {
  test(`axe finds nothing, and nothing is too wide, at ${width} px`, async ({ site, browser }) => {
    const viewport = { width, height: 800 }
    const still = { viewport, reducedMotion: 'reduce', bypassCSP: true } as const
    const { page, close } = await atUploadManager(browser, site.url, { section, ...still })
    await page.addScriptTag({ path: axe })
    assert.equal(await violations(page), [])
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.is(widest, width)
    await open(page, 'Ch1')
    assert.equal(await violations(page), [])
    await page.keyboard.press('Escape')
    const photo = { name: 'image-4.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg') }
    await choose(page, 'Choose files', [photo, { ...photo, name: 'a.heic' }])
    await page.getByRole('dialog').waitFor()
    assert.equal(await violations(page), [])
    await close()
  })
}

async function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id} ${html.slice(0, 160)}`),
    )
  })
}

test.run()
