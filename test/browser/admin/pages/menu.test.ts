import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes, api } from '../../../../web/base/routes.ts'
import type { Menu } from '../../../../web/features/pages/admin/menu/menu-order.ts'
import type { RunningSite } from '../../../support/site.ts'
import { until } from '../../../support/until.ts'
import { focused } from '../../keyboard.ts'
import { siteSuite } from '../../site-suite.ts'
import { DESKTOP } from '../../visit.ts'
import { enter, startAdminSite } from '../administrator.ts'
import { opened } from './at-editor.ts'

const test = siteSuite('the menu in the order of its owner', startAdminSite)

const still = { reducedMotion: 'reduce', bypassCSP: true } as const

const stored = async (site: RunningSite) => (await (await site.ask('GET', api.menu)).json()) as Menu
const labels = async (site: RunningSite) => (await stored(site)).items.map(({ label }) => label)

const step = (page: Page, label: string, way: 'up' | 'down') =>
  page.getByRole('button', { name: `Move ${label} ${way}`, exact: true })
const handle = (page: Page, href: string) =>
  page.locator(`[data-key="${href}"] > .menu-entry > .menu-handle`)
const said = (page: Page, words: string) => page.getByRole('status').getByText(words).waitFor()

test('is moved by the keyboard, which stays on what it moves', async ({ site, browser }) => {
  const { page, complaints } = await enter(browser, site, adminRoutes.pages)
  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  const before = await labels(site)
  await step(page, 'Gallery', 'up').focus()
  await page.keyboard.press('Enter')
  await said(page, `Gallery, place ${before.indexOf('Gallery')} of ${before.length}`)
  assert.is(await focused(page), 'Move Gallery up')
  // Faster than the answers: what is sent last is what is shown.
  for (let times = 0; times < before.length; times += 1) await page.keyboard.press('Enter')
  const expected = ['Gallery', ...before.filter(label => label !== 'Gallery')]
  await until('the order', async () => (await labels(site)).join() === expected.join())
  assert.is(await step(page, 'Gallery', 'up').getAttribute('aria-disabled'), 'true')
  assert.is(await focused(page), 'Move Gallery up')
  await step(page, 'Gallery', 'down').focus()
  await page.keyboard.press('Enter')
  await until('the second place', async () => (await labels(site))[1] === 'Gallery')
  assert.is(await focused(page), 'Move Gallery down')
  assert.equal(complaints, [])
})

test('is dragged among neighbours, also those below a page, until Escape', async context => {
  const { site, browser } = context
  const { page } = await enter(browser, site, adminRoutes.menu, { ...DESKTOP, ...still })
  const { version, items } = await stored(site)
  const units = items.find(({ href }) => href === '/services/containers')?.items ?? []
  const [first, second] = units
  const from = await handle(page, second?.href ?? '').boundingBox()
  const to = await handle(page, first?.href ?? '').boundingBox()
  const x = (from?.x ?? 0) + 22
  const drag = async () => {
    await page.mouse.move(x, (from?.y ?? 0) + 22)
    await page.mouse.down()
    await page.mouse.move(x, (to?.y ?? 0) - 2, { steps: 5 })
    await page.locator('[data-landing="before"]').waitFor()
  }
  await drag()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  assert.is((await stored(site)).version, version)
  await drag()
  await page.mouse.up()
  await until('the order below a page', async () => {
    const now = (await stored(site)).items.find(({ href }) => href === '/services/containers')
    return now?.items?.[0]?.href === second?.href
  })
})

// every-screen.test.ts looks at its layout.
test('leads to the pages’ own fields', async ({ site, browser }) => {
  const { page, complaints } = await enter(browser, site, adminRoutes.menu)
  await step(page, 'Gallery', 'up').waitFor()
  assert.equal(complaints, [])
  await page.getByRole('link', { name: 'Gallery' }).click()
  await opened(page)
})

test.run()
