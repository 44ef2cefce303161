import * as assert from 'uvu/assert'
import { designUrls } from '../../../web/features/design/addresses.ts'
import { siteSuite } from '../site-suite.ts'
import { violations } from '../violations.ts'
import { DESKTOP, hydrated, visit } from '../visit.ts'

const test = siteSuite('the layout of the page of designs')

/** With a note, refused choices and a lifted roof. */
const FULL = `${designUrls.page}?plan=u1.shop.40x3-side.3.shutter-two.terrace.boards.sun.solar&roof=off`

test('fits at every width, and has no faults that axe finds', async ({ site, browser }) => {
  const options = { ...DESKTOP, bypassCSP: true }
  const { page, complaints } = await visit(browser, site.url + FULL, options)
  await hydrated(page)
  for (const width of [1440, 1040, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const { scrollWidth, cut } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      cut: [...document.querySelectorAll('.design li a')]
        .filter(link => link.scrollWidth > link.clientWidth + 1)
        .map(link => link.textContent),
    }))
    assert.ok(scrollWidth <= width, `${scrollWidth} px at ${width} px`)
    assert.equal(cut, [], `words that are cut off at ${width} px`)
    if ([320, 1440].includes(width)) assert.equal(await violations(page), [], `${width} px`)
  }
  assert.equal(complaints, [])
})

test('the drawing and the ways to send it stay in sight on a phone', async ({ site, browser }) => {
  const { page } = await visit(browser, site.url + designUrls.page, {
    viewport: { width: 390, height: 740 },
  })
  await hydrated(page)
  await page.getByRole('link', { name: 'Size', exact: true }).click()
  await page.getByRole('list', { name: 'Layout' }).scrollIntoViewIfNeeded()
  for (const part of ['.design-stage', '.design-send']) {
    const { top, bottom } = await page
      .locator(part)
      .evaluate(element => element.getBoundingClientRect().toJSON())
    assert.ok(top >= 0 && bottom <= 740, `${part} from ${top} to ${bottom}`)
  }
})

test.run()
