import * as assert from 'uvu/assert'
import { until } from '../../../support/until.ts'
import { focused } from '../../keyboard.ts'
import { siteSuite } from '../../site-suite.ts'
import { violations } from '../../violations.ts'
import { PHONE } from '../../visit.ts'
import { enter, startAdminSite } from '../administrator.ts'
import { edit, opened, says, storedText } from './at-editor.ts'

const test = siteSuite('the editor of pages on a phone', startAdminSite)

test('from the public page a headline is changed, published and seen in four taps', async context => {
  const { site, browser } = context
  const { page } = await enter(browser, site, '/about', PHONE)
  let taps = 0
  const tap = async (target: { tap(): Promise<void> }) => {
    taps += 1
    await target.tap()
  }
  let loads = 0
  await tap(page.getByRole('link', { name: 'Edit this page' }))
  await opened(page)
  page.on('framenavigated', frame => frame === page.mainFrame() && loads++)
  const headline = page.frameLocator('iframe').locator('h1')
  await tap(headline)
  // The keyboard of the phone is open: the field has the focus.
  await page.keyboard.press('Control+a')
  await page.keyboard.type('We build the room and the house around it')
  await headline.getByText('We build the room and the house around it').waitFor()
  await tap(page.getByRole('button', { name: 'Publish' }))
  await page.locator('.toast', { hasText: 'Published' }).waitFor()
  assert.is(loads, 0)
  await tap(page.getByRole('link', { name: 'View page' }))
  await page.locator('h1', { hasText: 'We build the room and the house around it' }).waitFor()
  assert.ok(taps <= 6)
})

test('the buttons of the bar differ from their ground', async ({ site, browser }) => {
  const { page } = await edit(browser, site, '/about', PHONE)
  // Their signs are no text that axe measures.
  const grounds = await page.locator('.editor-tools .round:visible').evaluateAll(buttons =>
    buttons.map(button => {
      const { color, backgroundColor } = getComputedStyle(button)
      return [color, backgroundColor]
    }),
  )
  assert.is(grounds.length, 2)
  for (const [sign, ground] of grounds) assert.is.not(sign, ground)
})

test('a text that was pressed stays in view above the sheet', async ({ site, browser }) => {
  const { page } = await edit(browser, site, '/about', { ...PHONE, reducedMotion: 'reduce' })
  const title = page.frameLocator('iframe').locator('[data-at="sections.2.title"]')
  await title.tap()
  const sheet = page.getByRole('complementary', { name: 'Fields' })
  await sheet.waitFor()
  const isAbove = async () => {
    const [text, over] = [await title.boundingBox(), await sheet.boundingBox()]
    return text && over && text.y > 58 && text.y + text.height <= over.y
  }
  await until('the text is above the sheet', async () => Boolean(await isAbove()))
})

test('the sheet is pulled down or closed, and undo stays in reach', async ({ site, browser }) => {
  const { page } = await edit(browser, site, '/services/interiors', PHONE)
  const title = page.frameLocator('iframe').locator('h1')
  await title.tap()
  const sheet = page.getByRole('complementary', { name: 'Fields' })
  await sheet.waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Rooms')
  await storedText(site, '/services/interiors', 'Rooms')
  await sheet.getByRole('button', { name: 'Close' }).tap()
  await sheet.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Undo' }).tap()
  await title.getByText('Rooms', { exact: true }).waitFor({ state: 'detached' })
  await title.tap()
  const pull = async (distance: number) => {
    const handle = await sheet.getByRole('button', { name: 'Close' }).boundingBox()
    if (!handle) throw new Error('no handle')
    const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + distance / 2)
    await page.mouse.move(x, y + distance)
    await page.mouse.up()
  }
  await pull(40)
  assert.ok(await sheet.isVisible())
  await pull(160)
  await sheet.waitFor({ state: 'hidden' })
})

test('sections are found in a sheet, and nothing is wider than the screen', async context => {
  const { site, browser } = context
  const options = { ...PHONE, bypassCSP: true, reducedMotion: 'reduce' } as const
  const { page } = await edit(browser, site, '/', options)
  assert.equal(await violations(page), [])
  await page.getByRole('button', { name: 'Sections', exact: true }).tap()
  const outline = page.getByRole('navigation', { name: 'Sections of this page' })
  await outline.waitFor()
  assert.equal(await violations(page), [])
  await page.keyboard.press('Escape')
  await outline.waitFor({ state: 'hidden' })
  assert.is(await focused(page), 'Sections')
  await page.keyboard.press('Enter')
  await outline.waitFor()
  assert.match((await focused(page)) ?? '', 'Headline')
  await outline.getByRole('button', { name: 'Our Core Services' }).tap()
  await page.getByRole('complementary', { name: 'Fields' }).getByText('3 of').waitFor()
  assert.equal(await violations(page), [])
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
  await says(page, 'Saved')
})

test.run()
