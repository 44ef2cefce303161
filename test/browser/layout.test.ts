import type { CDPSession, Page } from 'playwright'
import * as assert from 'uvu/assert'
import { use } from '#test'
import { backdropOf } from '../../server/drawings/index.ts'
import { routes } from '../../web/base/routes.ts'
import { pagesOfEachKind, publicPages } from '../support/public-pages.ts'
import { layoutFaults } from './layout-faults.ts'
import { siteSuite } from './site-suite.ts'
import { violations } from './violations.ts'
import { DESKTOP, hydrated, type Visit, visitAgain } from './visit.ts'

/**
 * A desktop zoomed in to 400 % is 320 px wide, as the smallest phone. Touch devices cannot hover, so
 * that captions are below their images. They come last, since Chromium's headless shell has a mouse
 * again only on the next page.
 */
const WIDTHS = [
  { width: 1440, isTouched: false },
  { width: 2560, isTouched: false },
  { width: 1024, isTouched: true },
  { width: 768, isTouched: true },
  { width: 390, isTouched: true },
  { width: 320, isTouched: true },
]

const grounds = new Map(
  publicPages.flatMap(({ slots }) => slots).map(({ path, ground }) => [path, ground]),
)

const layout = siteSuite<{ tab: Visit; cdp: CDPSession }>('the layout')
layout.before(async context => {
  const options = { ...DESKTOP, reducedMotion: 'reduce', bypassCSP: true } as const
  const visitor = use(await context.browser.newContext(options))
  // Drawings take most of the time; any image of the same size gives the same layout.
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"/>'
  await visitor.route('**/uploads/**', route =>
    route.fulfill({ contentType: 'image/svg+xml', body }),
  )
  // One for all pages: a new tab takes as long as everything that is measured in it.
  context.tab = await visitAgain(visitor, `${context.site.url}${routes.contact}`)
  context.cdp = await visitor.newCDPSession(context.tab.page)
})

/** A code, a long name, and a piece that the gallery shows. */
const ofProducts = ['/products/ch8', '/products/kp7', '/products/pu3']

/** axe takes half of the time, and finds the same on each page of a kind. */
const forAxe = new Set([...pagesOfEachKind.map(page => page.path), ...ofProducts])

for (const path of [...publicPages.map(page => page.path), ...ofProducts]) {
  layout(
    `of ${path} is accessible, breaks no word and leaves no gap from 320 to 2560 px`,
    async ({ site, tab: { page, complaints }, cdp }) => {
      complaints.length = 0
      await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: false })
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(site.url + path)
      await hydrated(page)
      assert.ok(await page.evaluate(() => matchMedia('(hover: hover)').matches))
      if (forAxe.has(path)) assert.equal(await violations(page), [])
      assert.equal(complaints, [])
      // Renders tiles out of view too, and lifts captions as on hover, so that they are measured.
      await page.addStyleTag({ content: '.product { content-visibility: visible !important }' })
      await page.addStyleTag({ content: '.portfolio figcaption { transform: none !important }' })
      await page.evaluate(loadAll)
      for (const { width, isTouched } of WIDTHS) {
        await resize(page, cdp, width, isTouched)
        assert.equal(await page.evaluate(layoutFaults), [], `${width} px`)
      }
      await resize(page, cdp, 390, true)
      if (forAxe.has(path)) assert.equal(await violations(page), [], 'on a phone')
      await page.addStyleTag({ content: 'html { font-size: calc(2 * var(--text)) !important }' })
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth)
      assert.is(sideways, 390, 'text twice as large')
      assert.equal(await otherGrounds(page), [])
      assert.equal(await withoutGround(page), [])
    },
  )
}

layout.run()

async function resize(page: Page, cdp: CDPSession, width: number, isTouched: boolean) {
  if (isTouched) await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** Waits for all images, whose size may change when they load. */
async function loadAll(): Promise<void> {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map(image => image.decode()))
}

/** The images whose background differs from that of their drawing. */
async function otherGrounds(page: Page): Promise<string[]> {
  const pictures = await page.evaluate(() => {
    const inPlace = ':is(.product, .card, .portfolio, .prose, .checklist) img'
    return [...document.querySelectorAll<HTMLImageElement>(inPlace)].map(image => {
      const { backgroundImage } = getComputedStyle(image.closest('.product') ?? image)
      return {
        path: decodeURI(new URL(image.src).pathname.slice('/uploads/'.length)),
        ground: backgroundImage,
      }
    })
  })
  return pictures.flatMap(({ path, ground }) => {
    const [upper, lower] = backdropOf(path, grounds.get(path))
    const isSame = ground.includes(rgb(upper)) && ground.includes(rgb(lower))
    return isSame ? [] : [`${path}: ${ground}`]
  })
}

/** The drawings of links that lie on nothing: they have no ground of their own. */
const withoutGround = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('.links img')]
      .filter(image => getComputedStyle(image).backgroundImage === 'none')
      .map(image => image.src),
  )

const rgb = (hex: string) => {
  const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}
