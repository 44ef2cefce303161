import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { until } from '../support/until.ts'
import { siteSuite } from './site-suite.ts'
import { violations } from './violations.ts'
import { hydrated, PHONE, visit } from './visit.ts'

const test = siteSuite('search')

const FIELD = '.search-dialog input'

/** The label of the chosen option, as a screen reader finds it from the field. */
const chosen = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    return id ? document.getElementById(id)?.querySelector('strong')?.textContent : undefined
  })

async function typed(page: Page, words: string): Promise<void> {
  await page.locator(FIELD).fill(words)
  await page.locator('[role=listbox]:not([data-old]) [role=option]').first().waitFor()
}

async function opened(page: Page): Promise<void> {
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('/')
  await page.locator(FIELD).waitFor()
}

test('with the keyboard alone: "/" types, arrows choose, Enter opens, Back leads back', async ({
  site,
  browser,
}) => {
  const { page, complaints } = await visit(browser, `${site.url}/about`)
  await opened(page)
  await typed(page, 'sofa')
  assert.is(await chosen(page), undefined)
  await page.keyboard.press('ArrowDown')
  assert.is(await chosen(page), 'Sofa 1')
  assert.is(await page.locator('[aria-selected=true] mark').innerText(), 'Sofa')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  assert.match(String(await chosen(page)), /^All \d+ products$/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const second = await chosen(page)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/products/*')
  await page.getByRole('heading', { level: 1, name: String(second) }).waitFor()
  assert.is(await page.locator('dialog:modal').count(), 0)
  await page.goBack()
  await page.waitForFunction(() => document.title.startsWith('About'))
  await page.keyboard.press('/')
  await page.waitForFunction(field => document.querySelector<HTMLInputElement>(field)?.value, FIELD)
  assert.is(await page.locator(FIELD).inputValue(), 'sofa')
  assert.equal(complaints, [])
})

test('Escape closes it, and the focus returns to the link in the bar', async ({
  site,
  browser,
}) => {
  const { page } = await visit(browser, `${site.url}/about`, PHONE)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const link = page.getByRole('link', { name: 'Search', exact: true })
  await link.focus()
  await page.keyboard.press('Enter')
  await page.locator(FIELD).waitFor()
  await page.keyboard.press('Escape')
  await page.locator(FIELD).waitFor({ state: 'hidden' })
  assert.ok(await link.evaluate(element => element === document.activeElement))
})

test('Enter without a choice leads to all results, and Back from one to the same', async ({
  site,
  browser,
}) => {
  const { page, complaints } = await visit(browser, `${site.url}/about`)
  await opened(page)
  await typed(page, 'kiti cha ofisi')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=kiti+cha+ofisi')
  await hydrated(page)
  const first = page.locator('.search .tiles a').first()
  const name = await first.locator('h3').innerText()
  await first.click()
  await page.waitForURL('**/products/*')
  await page.goBack()
  await page.waitForURL('**/search?q=kiti+cha+ofisi')
  assert.is(await page.locator('.search .tiles h3').first().innerText(), name)
  // By a link of the bar the page is another one of the same document.
  await hydrated(page)
  await page.locator('footer').getByRole('link', { name: 'About' }).click()
  await page.waitForFunction(() => document.title.startsWith('About'))
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: '“kiti cha ofisi”' }).waitFor()
  const others = complaints.filter(text => !/404/.test(text))
  assert.equal(others, [])
})

test('is usable without script', async ({ site, browser }) => {
  const options = { ...PHONE, javaScriptEnabled: false }
  const { page } = await visit(browser, site.url, options)
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await page.waitForURL('**/search')
  await page.locator('.search input').fill('wadrobe')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/search?q=wadrobe')
  await page.getByRole('link', { name: /^Boudoir Furniture \d+$/ }).click()
  await page.waitForURL('**/search?q=wadrobe&collection=boudoir')
  await page.getByRole('link', { name: 'Boudoir Furniture, take this filter off' }).click()
  await page.waitForURL('**/search?q=wadrobe')
  await page.locator('.search .tiles a').first().click()
  await page.waitForURL('**/products/ef12')
})

test('breaks no rule of accessibility and no layout at 320 px', async ({ site, browser }) => {
  const options = { ...PHONE, viewport: { width: 320, height: 640 }, bypassCSP: true }
  const { page, complaints } = await visit(browser, `${site.url}/about`, options)
  const assertGood = async (what: string) => {
    assert.equal(await violations(page), [], what)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.ok(wide <= 0, `${what} is ${wide} px too wide`)
  }
  const long = 'unbreakable'.repeat(8)
  await opened(page)
  await typed(page, 'desk')
  await page.keyboard.press('ArrowDown')
  await assertGood('the list')
  await page.locator(FIELD).fill(long)
  await page.getByText('No product goes by these words.').waitFor()
  await assertGood('an empty list')
  for (const query of [
    '',
    '?q=sofa',
    '?q=leg&collection=legs&material=oak',
    '?q=leg&material=gold',
    `?q=${long}`,
  ]) {
    await page.goto(`${site.url}/search${query}`)
    await hydrated(page)
    await assertGood(query)
  }
  assert.equal(complaints, [])
})

test('on a slow line shows what was there, and never an answer to older words', async ({
  site,
  browser,
}) => {
  const { page } = await visit(browser, `${site.url}/about`)
  await opened(page)
  await typed(page, 'sofa')
  const held: (() => void)[] = []
  await page.route('**/api/search?q=*', async route => {
    await new Promise<void>(resolve => held.push(resolve))
    await route.continue().catch(() => undefined)
  })
  await page.locator(FIELD).fill('wardrobe')
  await until('the first request', () => held.length === 1)
  assert.match(await page.locator('[data-old] [role=option]').first().innerText(), 'Sofa 1')
  await page.locator(FIELD).fill('bookcase')
  await until('the second request', () => held.length === 2)
  held[1]?.()
  await page.locator('[role=option]', { hasText: 'Bookcase' }).first().waitFor()
  held[0]?.()
  await page.waitForTimeout(100)
  assert.match(await page.locator('[role=option]').first().innerText(), 'Bookcase')
})

test.run()
