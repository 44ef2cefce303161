import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import * as assert from 'uvu/assert'
import { use } from '#test'
import { publicPages } from '../support/public-pages.ts'
import { siteSuite } from './site-suite.ts'
import { violations } from './violations.ts'
import { DESKTOP, hydrated, PHONE, visit, visitAgain } from './visit.ts'

/** Without transitions, so that axe measures the final colours. */
const still: BrowserContextOptions = { reducedMotion: 'reduce', bypassCSP: true }

const pages = siteSuite<{ visitor: BrowserContext }>('public pages on a phone')
pages.before(async context => {
  context.visitor = use(await context.browser.newContext({ ...PHONE, ...still }))
})

const kindsOf = (pages: typeof publicPages) =>
  pages.flatMap(({ sections }) => sections.map(({ kind }) => kind))

/** The first page with each kind of section; layout.test.ts measures all of them, at 320 px too. */
const ofEachKind = publicPages.filter((page, at) => {
  const before = new Set(kindsOf(publicPages.slice(0, at)))
  return kindsOf([page]).some(kind => !before.has(kind))
})

for (const { path } of ofEachKind) {
  pages(`${path} is accessible and fits at 320 px`, async ({ site, visitor }) => {
    const { page, complaints, close } = await visitAgain(visitor, site.url + path)
    await hydrated(page)
    assert.equal(await violations(page), [])
    await lookAtAll(page)
    await page.setViewportSize({ width: 320, height: 640 })
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 320)
    assert.equal(complaints, [])
    await close()
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
