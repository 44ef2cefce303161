import { readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { posterOf } from '../../web/routes.ts'
import { publicPages } from '../support/public-pages.ts'
import { picture, sample } from '../support/samples.ts'
import { siteSuite } from './site-suite.ts'
import { DESKTOP, hydrated, PHONE, visit } from './visit.ts'

const test = siteSuite('hero in a browser')

test('goes from the first slide back to the last with the arrows', async ({ site, browser }) => {
  const { page } = await visit(browser, `${site.url}/engineering-services/steel-fabrication`, {
    ...DESKTOP,
    // Otherwise the rotation would reach the last slide.
    reducedMotion: 'reduce',
  })
  await hydrated(page)
  const dots = page.locator('.hero .dots li')
  assert.is(await dots.nth(0).getAttribute('data-current'), 'true')
  await page.locator('.hero').getByRole('button', { name: 'Previous slide' }).click()
  await page.locator('.hero .dots li[data-current]:last-child').waitFor()
  assert.is(await page.locator('.hero .dots li[data-current]').count(), 1)
})

test('has readable badges and breadcrumb, on a drawing and on a photo', async context => {
  const { site, browser } = context
  const path = '/engineering-services/cnc-laser-cutting'
  const colours = async () => {
    const options = { ...DESKTOP, reducedMotion: 'reduce' } as const
    const { page, close } = await visit(browser, site.url + path, options)
    await hydrated(page)
    const colour = (words: string, part?: string) =>
      page
        .locator(`.hero ${words}`)
        .first()
        .evaluate((element, part) => getComputedStyle(element, part).color, part)
    const all = [
      await colour('h1'),
      await colour('.badges li'),
      await colour('.breadcrumb li', '::before'),
    ]
    await close()
    return all
  }
  const [ink, paler] = ['rgb(16, 38, 43)', 'rgb(72, 96, 95)']
  assert.equal(await colours(), [ink, ink, paler])
  const hero = publicPages.find(page => page.path === path)?.sections[0]
  const film = (hero?.kind === 'hero' && hero.slides?.[0]?.media) || ''
  await site.upload(film, await readFile(sample('clip-480p-moov-at-end.mp4')))
  await site.upload(posterOf(film), await picture('jpeg'))
  const white = 'rgb(255, 255, 255)'
  assert.equal(await colours(), [white, white, white])
})

test('has its breadcrumb on one row of a phone', async ({ site, browser }) => {
  const path = '/services/containers/public/library'
  const { page } = await visit(browser, site.url + path, PHONE)
  const boxes = await page
    .locator('.hero .breadcrumb li')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect()).filter(box => box.width > 0))
  assert.is(boxes.length, 3)
  assert.is(new Set(boxes.map(({ top }) => top)).size, 1)
})

test.run()
