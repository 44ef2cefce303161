import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { focusComesTo } from './keyboard.ts'
import { siteSuite } from './site-suite.ts'
import { hydrated, PHONE, visit } from './visit.ts'

const shortlist = siteSuite('shortlist in a browser')

const CHAIRS = '/services/furniture/chairs'
const counter = (page: Page) =>
  page.locator('.shortlist-link').getAttribute('aria-label').then(String)
const entries = (page: Page) => page.locator('.shortlist li h3')

async function add(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to shortlist' }).click()
  await page.getByRole('button', { name: 'On your shortlist' }).waitFor()
}

shortlist(
  'collects items across pages and survives a reload and a second tab',
  async ({ site, browser }) => {
    const { page, complaints } = await visit(browser, site.url)
    assert.is(await counter(page), 'Shortlist, empty')
    await add(page, `${site.url}${CHAIRS}?item=Ch12`)
    const other = await page.context().newPage()
    await other.goto(`${site.url}/shortlist`)
    await hydrated(other)
    await entries(other).getByText('Ch12').waitFor()
    await add(page, `${site.url}/services/furniture/beds?item=B3`)
    assert.is(await counter(page), 'Shortlist, 2 items')
    await entries(other).getByText('B3').waitFor()
    await other.reload()
    await entries(other).getByText('B3').waitFor()
    assert.is(await entries(other).count(), 2)
    await other.getByRole('button', { name: 'Remove Ch12' }).click()
    await page.waitForFunction(() => document.querySelector('.shortlist-link')?.textContent === '1')
    assert.equal(complaints, [])
  },
)

shortlist(
  'sends names, quantities, notes and a link that shows the same list',
  async ({ site, browser }) => {
    const { page } = await visit(browser, site.url)
    await add(page, `${site.url}${CHAIRS}?item=Ch12`)
    await page.goto(`${site.url}/shortlist`)
    await hydrated(page)
    await page.getByLabel('Quantity').fill('6')
    await page.getByLabel('Note').fill('in oak')
    await page.getByRole('img', { name: /Ch12/ }).waitFor()
    const message = async (name: string) =>
      decodeURIComponent((await page.getByRole('link', { name }).getAttribute('href')) ?? '')
    for (const name of ['Send by WhatsApp', 'Send by e-mail']) {
      const text = await message(name)
      assert.match(text, 'Nairobi Prefab & Interiors')
      assert.match(text, '6 x Ch12 (Chairs): in oak')
    }
    assert.is(await page.getByRole('link', { name: 'Send by contact form' }).count(), 0)
    const link =
      /https?:\/\/\S+\/shortlist\?list=\S+/.exec(await message('Send by e-mail'))?.[0] ?? ''
    const friend = await visit(browser, link)
    await hydrated(friend.page)
    await entries(friend.page).getByText('Ch12').waitFor()
    assert.is(await friend.page.getByLabel('Quantity').inputValue(), '6')
    assert.equal(friend.complaints, [])
    await friend.page.getByRole('button', { name: 'Add these to my shortlist' }).click()
    assert.is(await counter(friend.page), 'Shortlist, 1 item')
    await friend.page.goto(`${site.url}/shortlist`)
    await hydrated(friend.page)
    await entries(friend.page).getByText('Ch12').waitFor()
    assert.is(await friend.page.getByLabel('Quantity').inputValue(), '6')
  },
)

shortlist('has input fields only in rows near the viewport', async ({ site, browser }) => {
  const { page, complaints } = await visit(browser, site.url)
  const codes = Array.from({ length: 100 }, (_, index) => `Ch${index + 1}`)
  const entries = codes.map(code => ({ page: CHAIRS, code, quantity: 3, note: 'for the hall' }))
  await page.evaluate(text => localStorage.setItem('shortlist', text), JSON.stringify(entries))
  await page.goto(`${site.url}/shortlist`)
  const last = page.locator('.shortlist > ul > li').nth(99)
  await last.getByText('for the hall').waitFor({ state: 'attached' })
  assert.ok((await page.getByLabel('Note').count()) < 50)
  await last.scrollIntoViewIfNeeded()
  await last.getByLabel('Note').fill('in oak')
  await last.getByLabel('Note').blur()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.locator('.shortlist > ul > li').first().getByLabel('Quantity').fill('4')
  await last.getByText('in oak').waitFor({ state: 'attached' })
  assert.equal(complaints, [])
})

shortlist('moves the focus to the next item after a removal', async ({ site, browser }) => {
  const { page } = await visit(browser, site.url)
  const entries = [1, 2, 3].map(n => ({ page: CHAIRS, code: `Ch${n}`, quantity: 1, note: '' }))
  await page.evaluate(text => localStorage.setItem('shortlist', text), JSON.stringify(entries))
  await page.goto(`${site.url}/shortlist`)
  await page.getByRole('button', { name: 'Remove Ch2' }).focus()
  await page.keyboard.press('Enter')
  await focusComesTo(page, 'Remove Ch3')
  await page.keyboard.press('Enter')
  await focusComesTo(page, 'Remove Ch1')
  await page.keyboard.press('Enter')
  await page.getByText('Nothing here yet.').waitFor()
  await focusComesTo(page, await page.locator('.shortlist h2').innerText())
})

/** Opens the page with `count` chairs on the shortlist. */
async function openWith(page: Page, url: string, count: number, quantity = 1): Promise<void> {
  const list = Array.from({ length: count }, (_, index) => {
    return { page: CHAIRS, code: `Ch${index + 1}`, quantity, note: index === 0 ? 'in oak' : '' }
  })
  await page.evaluate(list => localStorage.setItem('shortlist', JSON.stringify(list)), list)
  await page.goto(`${url}/shortlist`)
  await hydrated(page)
}

shortlist('of 30 has no layout shift on a phone', async ({ site, browser }) => {
  const { page } = await visit(browser, site.url, PHONE)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shifts.push((entry as never as Shift).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openWith(page, site.url, 30)
  await page.waitForLoadState('networkidle')
  assert.equal(await page.evaluate(() => (window as never as { shifts: number[] }).shifts), [])
})

interface Shift {
  value: number
}

shortlist.run()
