import * as assert from 'uvu/assert'
import { siteSuite } from './site-suite.ts'
import { hydrated, PHONE, visit } from './visit.ts'

const test = siteSuite('the WhatsApp button on a phone')

test('covers nothing that is pressed in the first view of any kind of page', async context => {
  const { site, browser } = context
  const { page } = await visit(browser, site.url, PHONE)
  for (const path of [
    '/',
    '/services/containers',
    '/services/furniture',
    '/services/furniture/home',
    '/services/furniture/home/lounge',
    '/services/furniture/beds',
    '/engineering-services/steel-fabrication',
    '/gallery',
    '/contact',
    '/products/ch8',
    '/products/kp7',
  ]) {
    await page.goto(site.url + path)
    await hydrated(page)
    assert.equal(await page.evaluate(covered), [], path)
  }
})

test.run()

/** What lies below the button, of all that is pressed or moves with the slides. */
function covered(): string[] {
  const button = document.querySelector('.whatsapp-button')?.getBoundingClientRect()
  if (!button) throw new Error('There is no such button.')
  return [...document.querySelectorAll('main :is(a, button, select, .progress)')]
    .filter(other => {
      const { left, right, top, bottom, width } = other.getBoundingClientRect()
      const isBeside = left >= button.right || right <= button.left
      return width > 0 && !isBeside && top < button.bottom && bottom > button.top
    })
    .map(({ className, textContent }) => `${className} ${textContent}`)
}
