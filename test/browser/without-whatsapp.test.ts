import * as assert from 'uvu/assert'
import { designUrls } from '../../web/features/design/addresses.ts'
import { changeDetails } from '../support/contact.ts'
import { layoutFaults } from './layout-faults.ts'
import { siteSuite } from './site-suite.ts'
import { violations } from './violations.ts'
import { DESKTOP, hydrated, visit } from './visit.ts'

const test = siteSuite('the site of a company without WhatsApp')

const entry = { page: '/services/furniture/chairs', code: 'Ch1', quantity: 2, note: '' }

test('has no empty row, no gap and no fault that axe finds', async ({ site, browser }) => {
  await changeDetails(site, { whatsapp: '' })
  const options = { ...DESKTOP, reducedMotion: 'reduce', bypassCSP: true } as const
  const { page, complaints } = await visit(browser, `${site.url}/about`, options)
  await page.evaluate(list => localStorage.setItem('shortlist', list), JSON.stringify([entry]))
  for (const path of ['/contact', '/products/ch8', '/shortlist', designUrls.page]) {
    await page.goto(site.url + path)
    await hydrated(page)
    if (path === '/shortlist') await page.getByRole('link', { name: 'Send by e-mail' }).waitFor()
    for (const width of [390, 1440]) {
      const at = `${path} at ${width} px`
      await page.setViewportSize({ width, height: 900 })
      assert.equal(await page.evaluate(layoutFaults), [], at)
      assert.equal(await violations(page), [], at)
      assert.is(await page.getByText('WhatsApp').count(), 0, at)
      assert.is(
        await page.locator(':is(.whatsapp-button, .actions:empty, li:empty)').count(),
        0,
        at,
      )
      if (path === '/contact') assert.equal(await page.evaluate(waysAndHeading), [true, true], at)
    }
  }
  assert.equal(complaints, [])
})

test.run()

/** Tells whether the ways to reach the company begin and end where their section does. */
function waysAndHeading(): boolean[] {
  const [ways, around] = ['.contact-ways', '.contact > .wide'].map(selector =>
    document.querySelector(selector)?.getBoundingClientRect(),
  )
  return [ways?.left === around?.left, ways?.right === around?.right]
}
