import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { posterOf } from '../../web/base/routes.ts'
import { publicPages } from '../support/public-pages.ts'
import { picture, sample } from '../support/samples.ts'
import type { RunningSite } from '../support/site.ts'
import { siteSuite } from './site-suite.ts'
import { hydrated, visit } from './visit.ts'

const WIDTHS = [390, 768, 1440]

/**
 * A suite that changes the slide of each hero six times at each width; no other element may move.
 * @param name of the suite
 * @param paths of the pages with the heroes
 * @param isUploaded which slots of a hero have a file, by their index
 */
export function testHeroLayout(
  name: string,
  paths: readonly string[],
  isUploaded: (index: number) => boolean,
): void {
  const test = siteSuite(name)
  test.before(({ site }) => upload(site, paths, isUploaded))

  for (const path of paths) {
    test(`of ${path} moves nothing when its slide changes`, async ({ site, browser }) => {
      const { page } = await visit(browser, site.url + path)
      await hydrated(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await painted(page)
        const seen = [await boxes(page)]
        for (const y of [0, 350]) {
          await page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), y)
          await painted(page)
          await countShifts(page)
          for (let change = 1; change <= 3; change++) {
            await showNext(page)
            seen.push(await boxes(page))
          }
          assert.is(await shiftsOf(page), 0, `${width} px, ${y} px down`)
        }
        assert.is(seen.length, 7)
        assert.equal([...new Set(seen)], [seen[0]], `${width} px`)
      }
    })
  }
  test.run()
}

/** Uploads images of every proportion, and videos of which every second one has a poster. */
async function upload(
  site: RunningSite,
  paths: readonly string[],
  isUploaded: (index: number) => boolean,
): Promise<void> {
  const video = await readFile(sample('clip-480p-moov-at-end.mp4'))
  const [portrait, panorama] = [await picture('jpeg', 450, 800), await picture('jpeg', 1500, 400)]
  for (const path of paths) {
    for (const [index, slot] of slotsOf(path)
      .filter((_, index) => isUploaded(index))
      .entries()) {
      const picture = index % 2 ? panorama : portrait
      const isVideo = slot.endsWith('.mp4')
      assert.is((await site.upload(slot, isVideo ? video : picture)).status, 200)
      if (isVideo && index % 2) await site.upload(posterOf(slot), picture)
    }
  }
}

function slotsOf(path: string): string[] {
  const hero = publicPages.find(page => page.path === path)?.sections[0]
  return hero?.kind === 'hero' ? (hero.slides ?? []).map(({ media }) => media) : []
}

/** Records layout shifts from now on, including those after input. */
async function countShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift' })
    Object.assign(window, { observer })
  })
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => {
    const { observer } = window as never as { observer: PerformanceObserver }
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[]
    return shifts.reduce((sum, { value }) => sum + value, 0)
  })

/** Shows the next slide and waits until its image is loaded and painted. */
async function showNext(page: Page): Promise<void> {
  await page.evaluate(() => {
    const next = '.hero .dots [data-current] + li button'
    const first = '.hero .dots button'
    document.querySelector<HTMLElement>(document.querySelector(next) ? next : first)?.click()
  })
  await painted(page)
}

const painted = (page: Page) =>
  page.evaluate(async () => {
    await document.querySelector<HTMLImageElement>('.hero [data-current] img')?.decode()
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })

/** The boxes of all elements that the slides share, and the lines of the headline. */
const boxes = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const headline = document.querySelector('.hero h1') as Element
    const lines = document.createRange()
    lines.selectNodeContents(headline)
    const all = document.querySelectorAll('.hero, .hero-slides, .hero-words *, .hero-controls > *')
    // What is not shown has none, where a bounding box would be 0 and move with the page.
    const rects = [...all].flatMap(element => [...element.getClientRects()])
    return [...rects, ...lines.getClientRects()]
      .map(({ left, top, width, height }) => [left, top + scrollY, width, height].map(Math.round))
      .join('; ')
  })
