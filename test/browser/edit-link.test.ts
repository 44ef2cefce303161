import * as assert from 'uvu/assert'
import { adminRoutes } from '../../web/base/routes.ts'
import { enter, startAdminSite } from './admin/administrator.ts'
import { siteSuite } from './site-suite.ts'
import { violations } from './violations.ts'
import { hydrated, PHONE } from './visit.ts'

const test = siteSuite('the link "Edit this page"', startAdminSite)

const editorOf = (path: string) => `${adminRoutes.editor}?path=${encodeURIComponent(path)}`

test('is accessible, large enough and covers nothing that stays on the screen', async context => {
  const { browser, site } = context
  const still = { ...PHONE, reducedMotion: 'reduce', bypassCSP: true } as const
  const { page } = await enter(browser, site, '/', still)
  for (const path of ['/', '/gallery', '/contact']) {
    await page.goto(site.url + path)
    await hydrated(page)
    const box = await page.locator('.edit-page').boundingBox()
    assert.ok(box && box.height >= 44 && box.x >= 0 && box.x < 40, path)
    assert.equal(await page.evaluate(covered), [], path)
  }
  assert.equal(await violations(page), [])
})

test('follows the page that is opened without a reload, and is not on that of a product', async ({
  browser,
  site,
}) => {
  const { page, complaints } = await enter(browser, site, '/')
  await hydrated(page)
  const link = page.locator('.edit-page')
  assert.is(await link.getAttribute('href'), editorOf('/'))
  await page.locator('.footer').getByRole('link', { name: 'About', exact: true }).click()
  await page.waitForURL('**/about')
  await page.locator(`.edit-page[href="${editorOf('/about')}"]`).waitFor()
  await page.evaluate(() => history.pushState(null, '', '/products/ch8'))
  await link.waitFor({ state: 'hidden' })
  await page.goBack()
  await page.locator(`.edit-page[href="${editorOf('/about')}"]`).waitFor()
  assert.equal(complaints, [])
})

test('comes with a page that is opened without a reload from that of a product', async ({
  browser,
  site,
}) => {
  for (const path of ['/products/ch8', '/nowhere']) {
    const { page, close } = await enter(browser, site, path)
    await hydrated(page)
    const link = page.locator('.edit-page')
    assert.not.ok(await link.isVisible(), path)
    await page.evaluate(() => Reflect.set(window, 'isSame', true))
    await page.locator('.footer').getByRole('link', { name: 'About', exact: true }).click()
    await page.locator(`.edit-page[href="${editorOf('/about')}"]`).waitFor()
    assert.ok(await page.evaluate(() => Reflect.get(window, 'isSame')), path)
    await close()
  }
})

test.run()

/** What lies below the link, of all that does not scroll away from it. */
function covered(): string[] {
  const link = document.querySelector('.edit-page')?.getBoundingClientRect()
  if (!link) throw new Error('There is no such link.')
  return [...document.querySelectorAll('body *')]
    .filter(other => getComputedStyle(other).position === 'fixed' && !other.matches('.edit-page'))
    .filter(other => {
      const { left, right, top, bottom, width } = other.getBoundingClientRect()
      const isBeside = left >= link.right || right <= link.left
      return width > 0 && !isBeside && top < link.bottom && bottom > link.top
    })
    .map(({ className, textContent }) => `${className} ${textContent}`)
}
