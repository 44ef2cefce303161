import type { BrowserContextOptions, Page } from 'playwright'
import * as assert from 'uvu/assert'
import { use } from '#test'
import { pagesOfEachKind, publicPages } from '../support/public-pages.ts'
import { siteSuite } from './site-suite.ts'
import { violations } from './violations.ts'
import { DESKTOP, hydrated, PHONE, type Visit, visit, visitAgain } from './visit.ts'

/** Without transitions, so that axe measures the final colours. */
const still: BrowserContextOptions = { reducedMotion: 'reduce', bypassCSP: true }

const pages = siteSuite<{ tab: Visit }>('public pages on a phone')
pages.before(async context => {
  const visitor = use(await context.browser.newContext({ ...PHONE, ...still }))
  // One for all pages: a new tab takes as long as what is measured in it.
  context.tab = await visitAgain(visitor, `${context.site.url}/about`)
})

// layout.test.ts measures all pages, at 320 px too.
for (const { path } of pagesOfEachKind) {
  pages(`${path} is accessible and fits at 320 px`, async ({ site, tab: { page, complaints } }) => {
    complaints.length = 0
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(site.url + path)
    await hydrated(page)
    assert.equal(await violations(page), [])
    await lookAtAll(page)
    await page.setViewportSize({ width: 320, height: 640 })
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 320)
    assert.equal(complaints, [])
  })
}

pages('every page opens in place, with its own title', async ({ site, browser }) => {
  const { page, complaints } = await visit(browser, site.url, { ...DESKTOP, ...still })
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  for (const { path, title, name } of publicPages) {
    await page.evaluate(path => history.pushState(null, '', path), path)
    const expected = title ?? `${name} | Nairobi Prefab & Interiors`
    await page.waitForFunction(expected => document.title === expected, expected)
  }
  assert.ok(await page.evaluate(() => 'isSame' in window))
  assert.equal(complaints, [])
})

pages.run()

/** Scrolls to the end and waits for all lazy images. */
async function lookAtAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForFunction(() =>
    [...document.images].every(image => image.complete || image.offsetParent === null),
  )
}
