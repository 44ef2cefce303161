import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { designUrls } from '../../../web/features/design/addresses.ts'
import { changeDetails } from '../../support/contact.ts'
import { siteSuite } from '../site-suite.ts'
import { DESKTOP, PHONE, visit } from '../visit.ts'
import { choice, planOf } from './on-the-page.ts'

const test = siteSuite('design your unit, without JavaScript')
const WITHOUT = { javaScriptEnabled: false }

test('a unit is put together by links, and what is sent is that unit', async context => {
  const { site, browser } = context
  const { page } = await visit(browser, site.url + designUrls.page, { ...DESKTOP, ...WITHOUT })
  await choice(page, 'What for', 'Shop').click()
  await choice(page, 'Storeys', '2').click()
  await choice(page, 'Outside', 'Stairs').click()
  const plan = 'u1.shop.20x2-line.2.windows-single.flat.steel.teal.deck-stairs.furnished'
  assert.is(planOf(page.url()), plan)
  for (const [group, name] of [
    ['What for', 'Shop'],
    ['Storeys', '2'],
    ['Outside', /^Stairs/],
  ] as const) {
    assert.is(await choice(page, group, name).getAttribute('aria-current'), 'true', `${name}`)
  }
  await page.getByText('Shop, 2 storeys, 4 modules, 57.6 m²').first().waitFor()
  const quote = page.getByRole('link', { name: 'Request a quote' })
  assert.match(
    (await quote.getAttribute('href')) ?? '',
    /^mailto:[^?]+\?subject=Quote%20for%20SH-2S4M/,
  )
  await changeDetails(site, { takesInquiries: true })
  await page.reload()
  assert.is(await quote.getAttribute('href'), `/contact?plan=${plan}`)
  const chat = await page.locator('.design-send a[href*="wa.me"]').getAttribute('href')
  assert.match(decodeURIComponent(chat ?? ''), `${site.url}${designUrls.page}?plan=${plan}`)
  assert.ok(await isDrawn(page))
  assert.not(await page.getByRole('button', { name: 'Add to shortlist' }).isVisible())
})

test('on a phone one part is open, also after a choice in it', async ({ site, browser }) => {
  const { page } = await visit(browser, site.url + designUrls.page, { ...PHONE, ...WITHOUT })
  assert.ok(await choice(page, 'What for', 'Home').isVisible())
  assert.not(await choice(page, 'Roof', 'Pitched').isVisible())
  await page.getByRole('link', { name: 'Roof', exact: true }).tap()
  assert.not(await choice(page, 'What for', 'Home').isVisible())
  await choice(page, 'Roof', 'Pitched').tap()
  await page.waitForURL('**pitched**')
  assert.is(await choice(page, 'Roof', 'Pitched').getAttribute('aria-current'), 'true')
  assert.ok(await choice(page, 'Roof', 'Pitched').isVisible())
})

test.run()

const isDrawn = (page: Page) =>
  page.locator('.design-stage img').evaluate(async image => {
    const drawing = image as HTMLImageElement
    await drawing.decode()
    return drawing.naturalWidth > 0
  })
