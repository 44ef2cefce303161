import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { posterOf } from '../../web/base/routes.ts'
import { publicPages } from '../support/public-pages.ts'
import { sample } from '../support/samples.ts'
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

for (const path of [
  '/services/containers/commercial/camp-solutions',
  '/engineering-services/cnc-laser-cutting',
]) {
  test(`of ${path} can be read on a drawing and on a white photo`, async ({ site, browser }) => {
    const hero = publicPages.find(page => page.path === path)?.sections[0]
    const film = (hero?.kind === 'hero' && hero.slides?.[0]?.media) || ''
    for (const dress of ['drawing', 'photo']) {
      if (dress === 'photo') {
        await site.upload(film, await readFile(sample('clip-480p-moov-at-end.mp4')))
        await site.upload(posterOf(film), await white())
      }
      const options = { ...DESKTOP, reducedMotion: 'reduce' } as const
      const { page, close } = await visit(browser, site.url + path, options)
      await hydrated(page)
      await page.locator('.hero .slide[data-current] img').evaluate(async image => {
        await (image as HTMLImageElement).decode()
      })
      assert.is(await page.locator('.hero').getAttribute('data-dress'), dress)
      const backdrop = await backdropOf(page)
      const words = ':is(h1, .lead, .eyebrow, .badges li, [aria-current], a)'
      for (const one of await page.locator(`.hero-words ${words}`).all()) {
        const { color, lines } = await seen(one)
        const least = Math.min(...lines.map(line => backdrop.leastContrast([color], line)))
        assert.ok(least >= 4.5, `${dress}, ${await one.innerText()}: ${least}`)
      }
      await page.keyboard.press('Tab')
      for (const one of await page.locator('.hero :is(a, button)').all()) {
        await one.focus()
        const { ring, left } = await seen(one)
        const least = backdrop.leastContrast(ring, left)
        assert.ok(least >= 3, `${dress}, ring of ${await one.innerText()}: ${least}`)
      }
      await close()
    }
  })
}

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

const white = () =>
  sharp({ create: { width: 64, height: 36, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()

type Box = Record<'x' | 'y' | 'width' | 'height', number>

/** The colour of an element and the boxes of its lines, and those of its focus ring at its left. */
const seen = (element: Locator) =>
  element.evaluate(element => {
    const text = document.createRange()
    text.selectNodeContents(element)
    const lines = [...text.getClientRects()].map((line): Box => line.toJSON())
    const style = getComputedStyle(element)
    const { x, y, height } = element.getBoundingClientRect()
    const start = x - Number.parseFloat(style.outlineOffset) - 3
    const left: Box = { x: start, y: y + height / 2, width: 3, height: 1 }
    const ring = [style.outlineColor, style.boxShadow].filter(colour => colour !== 'none')
    return { color: style.color, lines, ring, left }
  })

/** The colours that are painted behind the letters of the hero. */
async function backdropOf(page: Page) {
  const show = (style: string) =>
    page.locator('.hero-words, .hero-words *').evaluateAll((all, style) => {
      for (const one of all) (one as HTMLElement).style.cssText = style
    }, style)
  await show('-webkit-text-fill-color: transparent; text-decoration: none')
  const picture = sharp(await page.screenshot()).removeAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  await show('')
  return {
    /** The contrast that the better one of some CSS colours has at every pixel of a box. */
    leastContrast(colours: string[], { x, y, width, height }: Box): number {
      const lights = colours.map(colour =>
        luminance((colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)),
      )
      let least = 21
      for (let row = Math.ceil(y); row < y + height; row++) {
        for (let column = Math.ceil(x); column < x + width; column++) {
          const at = (row * info.width + column) * 3
          const behind = luminance([...data.subarray(at, at + 3)])
          least = Math.min(least, Math.max(...lights.map(light => contrast(light, behind))))
        }
      }
      return least
    },
  }
}

/** The contrast of two luminances, as WCAG 2 defines it. */
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

function luminance(pixel: number[]): number {
  const [red = 0, green = 0, blue = 0] = pixel.map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
