import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { designUrls } from '../../../web/features/design/addresses.ts'
import { until } from '../../support/until.ts'
import { siteSuite } from '../site-suite.ts'
import { hydrated, PHONE, visit } from '../visit.ts'
import { choice, holdDrawings, planOf, stageOf } from './on-the-page.ts'

const test = siteSuite('design your unit')

const shows = (page: Page, word: string) =>
  until(`the drawing of ${word}`, async () => (await stageOf(page)).drawn.includes(word))

test('a choice shows in the next frame, the former drawing until the new one has come', async ({
  site,
  browser,
}) => {
  const { page, complaints } = await visit(browser, site.url + designUrls.page)
  await hydrated(page)
  await shows(page, '.svg')
  const release = await holdDrawings(page, 'pitched')
  const seen = await choice(page, 'Roof', 'Pitched').evaluate(async link => {
    ;(link as HTMLElement).click()
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return [link.getAttribute('aria-current'), location.search]
  })
  assert.is(seen[0], 'true')
  assert.match(seen[1] ?? '', 'pitched')
  const stage = await stageOf(page)
  assert.ok(stage.isComing)
  assert.match(stage.drawn, 'design.svg')
  assert.not.match(stage.drawn, 'pitched')
  release()
  await shows(page, 'pitched')
  assert.not((await stageOf(page)).isComing)
  assert.is(await page.locator('.design-stage img').count(), 1)
  assert.equal(complaints, [])
})

test('Back goes to the unit before, and not through its views', async ({ site, browser }) => {
  const { page, complaints } = await visit(browser, site.url + designUrls.page, PHONE)
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await choice(page, 'What for', 'Home').tap()
  await page.getByRole('link', { name: 'Size', exact: true }).tap()
  await choice(page, 'Storeys', '2').tap()
  await page.getByRole('link', { name: 'Turn to the right' }).tap()
  await page.getByRole('link', { name: 'Lift the roof' }).tap()
  await shows(page, 'view=1&roof=off')
  await page.goBack()
  await shows(page, 'home')
  assert.match(planOf(page.url()) ?? '', '.home.20x2-line.1.')
  assert.is(await choice(page, 'Storeys', '1').getAttribute('aria-current'), 'true')
  await page.goForward()
  await shows(page, 'view=1&roof=off')
  await page.goBack()
  await page.goBack()
  await shows(page, 'office')
  assert.ok(await page.evaluate(() => 'isSame' in window), 'the page was loaded again')
  assert.equal(complaints, [])
})

test('by keyboard, focus stays on the choice, and the change is told', async context => {
  const { site, browser } = context
  const { page } = await visit(browser, site.url + designUrls.page)
  await hydrated(page)
  await page.getByRole('link', { name: 'Prefab Units' }).last().focus()
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  for (let presses = 0; (await focused()) !== 'Terrace'; presses++) {
    assert.ok(presses < 60, 'the choice is not reached')
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  const told = page.locator('.design > [role=status]')
  await told.filter({ hasText: 'Office' }).waitFor()
  assert.is(
    await told.textContent(),
    'Roof: Terrace, with Stairs. Office, 1 storey, 2 modules, 28.8 m²',
  )
  assert.is(await focused(), 'Terrace')
})

test('a link of another page opens it with that unit', async ({ site, browser }) => {
  const offices = `${site.url}/services/containers/commercial/offices`
  const { page, complaints } = await visit(browser, offices)
  await hydrated(page)
  await page.getByRole('link', { name: 'Design your own' }).click()
  await page.getByText('Office, 2 storeys, 4 modules, 57.6 m²').first().waitFor()
  assert.is(await choice(page, 'Front', 'Glazed').getAttribute('aria-current'), 'true')
  await shows(page, 'glazed')
  assert.equal(complaints, [])
})

test.run()
