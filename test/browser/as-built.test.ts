import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { api } from '../../web/base/routes.ts'
import { picture } from '../support/samples.ts'
import { startAdminSite } from './admin/administrator.ts'
import { atUploadManager, toastOf } from './admin/at-upload-manager.ts'
import { tabTo } from './keyboard.ts'
import { type SiteAndBrowser, siteSuite } from './site-suite.ts'
import { violations } from './violations.ts'
import { DESKTOP, hydrated, PHONE, visit, visitAgain } from './visit.ts'

const test = siteSuite('photos as drawn and as built, in a browser', startAdminSite)

const CHAIRS = '/services/furniture/chairs'
const section = 'executive-furniture/chairs'
const chair = (n: number) => `${section}/products/image-${n}.jpg`

const slider = (page: Page) => page.getByRole('slider', { name: 'As drawn / As built' })
const uncovered = (page: Page) => page.locator('.as-built-drawing')
const tick = (page: Page) => page.getByLabel('Built after this drawing')
const drawingsIn = (requests: string[]) => requests.filter(url => url.includes('/drawings/of/'))

/** A chair with a photo that an administrator has ticked, by the API. */
async function built({ site }: SiteAndBrowser, n: number): Promise<void> {
  await site.upload(chair(n), await picture('jpeg', 160, 120))
  const { media } = await (await fetch(site.url + api.page(CHAIRS))).json()
  const builtVersion = media[chair(n)].version
  const slots = { [chair(n)]: { builtVersion } }
  assert.is((await site.ask('PATCH', api.slotDetails, { slots })).status, 200)
}

test('an administrator ticks it; a photo that comes after it has no tick', async context => {
  const { site, browser } = context
  for (const n of [1, 2]) await site.upload(chair(n), await picture('jpeg', 160, 120))
  const { page, complaints } = await atUploadManager(browser, site.url, { section })
  const details = page.getByRole('button', { name: 'Details of Ch1', exact: true })
  await details.click()
  await tick(page).check()
  await page.getByRole('button', { name: 'Save details' }).click()
  await toastOf(page, 'The site shows it now.').waitFor()

  const tab = await visitAgain(page.context(), site.url + CHAIRS)
  await tab.page.locator('.product', { hasText: 'Ch1' }).getByText('As built').waitFor()
  assert.is(await tab.page.locator('.built-badge').count(), 1)
  await tab.page.goto(`${site.url}${CHAIRS}?item=Ch1`)
  await slider(tab.page).waitFor()

  // A colleague's photo comes while the dialog is open.
  await site.upload(chair(1), await picture('jpeg', 200, 120))
  await page.keyboard.press('Escape')
  await page.reload()
  await details.click()
  assert.is(await tick(page).isChecked(), false)
  await tab.page.reload()
  await hydrated(tab.page)
  assert.is(await slider(tab.page).count(), 0)
  assert.equal([...complaints, ...tab.complaints], [])
})

test('the keyboard uncovers the drawing, which is loaded then only', async context => {
  await built(context, 4)
  const options = { ...DESKTOP, bypassCSP: true }
  const { page, complaints } = await visit(context.browser, context.site.url + CHAIRS, options)
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await hydrated(page)
  await page.getByRole('link', { name: 'Ch4' }).click()
  await slider(page).waitFor()
  assert.is(await slider(page).getAttribute('aria-valuetext'), 'As built')
  assert.equal(drawingsIn(requests), [])
  assert.is(await uncovered(page).isVisible(), false)

  await tabTo(page, 'As drawn / As built')
  await page.keyboard.press('PageUp')
  await uncovered(page).waitFor()
  assert.match(drawingsIn(requests).join(), new RegExp(`^[^,]*${chair(4)}\\?v=d[^,]*$`))
  await page.keyboard.press('ArrowRight')
  assert.match(String(await slider(page).getAttribute('aria-valuetext')), /^1\d % as drawn$/)
  assert.match(page.url(), /item=Ch4$/, 'an arrow of the slider turns no page')
  assert.equal(await violations(page), [])

  await page.keyboard.press('End')
  assert.is(await slider(page).getAttribute('aria-valuetext'), 'As drawn')
  const [drawn, photo] = [await boxOf(page, '.as-built-drawing'), await photoBox(page)]
  assert.ok(
    drawn.every((length, at) => Math.abs(length - (photo[at] ?? 0)) < 1),
    `${drawn} ${photo}`,
  )
  await page.keyboard.press('Home')
  await uncovered(page).waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.equal(complaints, [])
})

test('a finger uncovers the drawing and neither turns the page nor zooms', async context => {
  await built(context, 5)
  await built(context, 6)
  const address = `${context.site.url}${CHAIRS}?item=Ch5`
  const { page, complaints } = await visit(context.browser, address, PHONE)
  const box = await slider(page).boundingBox()
  assert.ok(box && box.height >= 44 && box.width > 300)
  const touch = await page.context().newCDPSession(page)
  const at = (share: number) => [{ x: box.x + box.width * share, y: box.y + box.height / 2 }]
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as [] })
  await send('touchStart', at(0.05))
  for (const share of [0.2, 0.4, 0.6]) await send('touchMove', at(share))
  await send('touchEnd', [])
  await uncovered(page).waitFor()
  const value = Number(await slider(page).inputValue())
  assert.ok(value > 50 && value < 70, String(value))
  assert.match(page.url(), /item=Ch5$/)
  const stage = page.locator('.viewer-stage')
  assert.match(await stage.evaluate(one => one.style.getPropertyValue('--zoom')), 'scale(1)')

  await page.getByRole('link', { name: 'Next' }).tap()
  await page.waitForURL('**?item=Ch6')
  await slider(page).waitFor()
  assert.is(await slider(page).inputValue(), '0')
  assert.equal(complaints, [])
})

test('a pointer drags the edge, and the drawing comes at the next try after a failed one', async context => {
  await built(context, 7)
  const { page } = await visit(context.browser, `${context.site.url}${CHAIRS}?item=Ch7`)
  await slider(page).waitFor()
  await page.route('**/drawings/of/**', route => route.abort())
  const box = await slider(page).boundingBox()
  assert.ok(box)
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + 22, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, y, { steps: 4 })
  await page.mouse.up()
  await page.getByText('The drawing could not be loaded').waitFor()
  assert.is(await uncovered(page).isVisible(), false)
  await page.unroute('**/drawings/of/**')
  await page.mouse.move(0, 0)
  await page.mouse.move(box.x + box.width / 2, y)
  await uncovered(page).waitFor()
  assert.is(Math.round(Number(await slider(page).inputValue())), 50)
  const edge = await boxOf(page, '.as-built-edge')
  assert.ok(Math.abs((edge[0] ?? 0) + 1 - (box.x + box.width / 2)) < 3)
})

test('the page of a product has the slider over the whole square of its photo', async context => {
  await built(context, 9)
  const options = { ...PHONE, bypassCSP: true }
  const { page, complaints } = await visit(
    context.browser,
    `${context.site.url}/products/ch9`,
    options,
  )
  await slider(page).waitFor()
  await slider(page).focus()
  await page.keyboard.press('End')
  await uncovered(page).waitFor()
  const [drawn, photo] = [
    await boxOf(page, '.as-built'),
    await boxOf(page, '.product-picture > img'),
  ]
  assert.equal(drawn.map(Math.round), photo.map(Math.round))
  assert.is(Math.round(photo[2] ?? 0), Math.round(photo[3] ?? 1))
  assert.equal(await violations(page), [])
  assert.equal(complaints, [])
})

/** Left, top, width and height. */
const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height]
  })

/** Of the photo on the stage, which is as large as it fits, and 1 px around it. */
const photoBox = (page: Page) =>
  page.locator('.viewer-stage > div:not([hidden]) > img').evaluate((element: HTMLImageElement) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const ratio = element.naturalWidth / element.naturalHeight
    const [across, down] = [Math.min(width, height * ratio), Math.min(height, width / ratio)]
    return [x + (width - across) / 2 - 1, y + (height - down) / 2 - 1, across + 2, down + 2]
  })

test.run()
