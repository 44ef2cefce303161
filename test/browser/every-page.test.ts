import * as assert from 'uvu/assert'
import { publicPages } from '../support/public-pages.ts'
import { siteSuite } from './site-suite.ts'
import { DESKTOP, hydrated, visit } from './visit.ts'

// layout.test.ts looks at each of them.
const pages = siteSuite('public pages')

pages('every page opens in place, with its own title', async ({ site, browser }) => {
  const { page, complaints } = await visit(browser, site.url, {
    ...DESKTOP,
    reducedMotion: 'reduce',
  })
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
