import type { Page } from 'playwright'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { siteSuite } from './site-suite.ts'
import { DESKTOP, PHONE, visit } from './visit.ts'

const test = siteSuite('tiles of products in a browser')

const CHAIRS = '/services/furniture/chairs'
const add = (page: Page, code: string) =>
  page.getByRole('button', { name: `Shortlist ${code}`, exact: true })
const count = (page: Page) =>
  page.locator('.shortlist-link').getAttribute('aria-label').then(String)

test('take a product into the shortlist at one press, and out of it', async ({ site, browser }) => {
  const { page, complaints } = await visit(browser, site.url + CHAIRS, PHONE)
  const button = add(page, 'Ch3')
  await button.tap()
  assert.is(await button.getAttribute('aria-pressed'), 'true')
  assert.is(await count(page), 'Shortlist, 1 item')
  assert.is(new URL(page.url()).search, '')
  const box = await button.boundingBox()
  assert.ok(box && box.width >= 44 && box.height >= 44)
  await button.tap()
  assert.is(await button.getAttribute('aria-pressed'), 'false')
  assert.is(await count(page), 'Shortlist, empty')
  assert.equal(complaints, [])
})

test('keep a name on its line where "View" has no room beside it', async ({ site, browser }) => {
  const viewport = { width: 390, height: 844 }
  const kitchens = `${site.url}/services/furniture/home/kitchen`
  const { page } = await visit(browser, kitchens, { ...DESKTOP, viewport })
  const lines = await page
    .locator('.product h3')
    .first()
    .evaluate(name => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(name)
      const [line, above, below] = [lineHeight, paddingTop, paddingBottom].map(Number.parseFloat)
      return (name.clientHeight - Number(above) - Number(below)) / Number(line)
    })
  assert.is(Math.round(lines), 1)
})

test('show the button to a pointer and to the keyboard', async ({ site, browser }) => {
  const { page } = await visit(browser, site.url + CHAIRS)
  const button = add(page, 'Ch2')
  await button.waitFor()
  const opacity = () => button.evaluate(element => getComputedStyle(element).opacity)
  const comesTo = (value: string) =>
    page.waitForFunction(value => {
      const [, second] = document.querySelectorAll('.add-button')
      return second && getComputedStyle(second).opacity === value
    }, value)
  assert.is(await opacity(), '0')
  await page.locator('[data-item=Ch2]').hover()
  await comesTo('1')
  await page.mouse.move(0, 0)
  await comesTo('0')
  await page.locator('[data-item=Ch2]').focus()
  await page.keyboard.press('Tab')
  await comesTo('1')
  await page.keyboard.press('Space')
  assert.is(await button.getAttribute('aria-pressed'), 'true')
  await page.mouse.move(0, 0)
  assert.is(await opacity(), '1')
})

test('lay a photo on white on their tint, and leave others as they are', async context => {
  const { site, browser } = context
  const photo = (ground: string) =>
    sharp({ create: { width: 600, height: 600, channels: 3, background: ground } })
      .composite([
        {
          input: Buffer.from(
            '<svg width="300" height="300"><rect width="300" height="300" fill="#745"/></svg>',
          ),
        },
      ])
      .jpeg()
      .toBuffer()
  const slot = (number: number) => `executive-furniture/chairs/products/image-${number}.jpg`
  await site.upload(slot(1), await photo('#ffffff'))
  await site.upload(slot(2), await photo('#c9b8a0'))
  const { page, complaints } = await visit(browser, site.url + CHAIRS)
  await page.locator('[data-item=Ch1] img[data-ground=white]').waitFor()
  const blendOf = (code: string) =>
    page.locator(`[data-item=${code}] img`).evaluate(image => getComputedStyle(image).mixBlendMode)
  assert.is(await blendOf('Ch1'), 'multiply')
  assert.is(await blendOf('Ch2'), 'normal')
  await page.locator('[data-item=Ch1]').click()
  await page.locator('.viewer-stage div:not([hidden]) img[data-ground=white]').waitFor()
  assert.equal(complaints, [])
})

test.run()
