import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { focusComesTo } from './keyboard.ts'
import { siteSuite } from './site-suite.ts'
import { DESKTOP, hydrated, PHONE, visit } from './visit.ts'

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

shortlist('finds an item by the name that it had when it was chosen', async ({ site, browser }) => {
  const { page, complaints } = await visit(browser, site.url)
  await add(page, `${site.url}${CHAIRS}?item=Ch8`)
  const path = 'executive-furniture/chairs/products/image-8.jpg'
  const rename = (productName: string) =>
    site.ask('PATCH', '/api/admin/slot-details', { slots: { [path]: { productName } } })
  await rename('Nyota dining chair')
  await page.goto(`${site.url}/shortlist`)
  await hydrated(page)
  await entries(page).getByText('Nyota dining chair').waitFor()
  await page.getByRole('img', { name: /Ch8/ }).waitFor()
  await page.goto(`${site.url}${CHAIRS}?item=Ch8`)
  await hydrated(page)
  await page.getByRole('dialog', { name: 'Nyota dining chair' }).waitFor()
  await page.getByRole('button', { name: 'On your shortlist' }).click()
  assert.is(await counter(page), 'Shortlist, empty')
  await rename('')
  assert.equal(complaints, [])
})

shortlist(
  'ignores unreadable entries, in a link and in localStorage',
  async ({ site, browser }) => {
    const { page, complaints } = await visit(
      browser,
      `${site.url}/shortlist?items=nonsense;;//evil:x`,
    )
    await hydrated(page)
    await page.getByText('Nothing here yet.').waitFor()
    await page.evaluate(() => localStorage.setItem('shortlist', '{"broken'))
    await page.reload()
    await hydrated(page)
    assert.is(await counter(page), 'Shortlist, empty')
    assert.equal(complaints, [])
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

const messageBy = async (page: Page, name: string) =>
  decodeURIComponent((await page.getByRole('link', { name }).getAttribute('href')) ?? '')
const stored = (page: Page): Promise<{ quantity: number }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('shortlist') ?? '[]'))

shortlist('accepts quantities as people type them', async ({ site, browser }) => {
  const { page, complaints } = await visit(browser, site.url)
  await openWith(page, site.url, 2)
  const field = page.getByLabel('Quantity').first()
  await field.press('End')
  await field.press('Backspace')
  assert.is(await field.inputValue(), '')
  await field.pressSequentially('5')
  await field.press('Enter')
  assert.is(await field.inputValue(), '5')
  assert.is((await stored(page))[0]?.quantity, 5)

  const fault = page.getByText('Type a whole number from 1 to 9999. Until then it stays 5.')
  for (const typed of ['0', '2.5', '10000', 'five', '-3']) {
    await field.fill('')
    await field.pressSequentially(typed)
    await field.blur()
    await fault.waitFor()
    assert.is(await field.getAttribute('aria-invalid'), 'true')
    assert.is(await field.getAttribute('aria-describedby'), await fault.getAttribute('id'))
    assert.is((await stored(page))[0]?.quantity, 5, typed)
    for (const name of ['Send by WhatsApp', 'Send by e-mail']) {
      assert.match(await messageBy(page, name), '5 x Ch1 (Chairs)')
    }
  }
  await field.fill('9999')
  await fault.waitFor({ state: 'detached' })
  await field.fill('')
  await field.blur()
  assert.is(await field.inputValue(), String((await stored(page))[0]?.quantity))
  assert.equal(complaints, [])
})

shortlist('corrects quantities, in a link and in localStorage', async context => {
  const { site, browser } = context
  const { page } = await visit(
    browser,
    `${site.url}/shortlist?items=${CHAIRS}:Ch1*10000;${CHAIRS}:Ch2*2.5`,
  )
  await entries(page).getByText('Ch2').waitFor()
  assert.is(await page.getByLabel('Quantity').first().inputValue(), '9999')
  await openWith(page, site.url, 1, 10000)
  assert.is(await page.getByLabel('Quantity').first().inputValue(), '9999')
})

shortlist(
  'sends a long list as a short link, with the items that have a note',
  async ({ site, browser }) => {
    const { page } = await visit(browser, site.url)
    await openWith(page, site.url, 60)
    await page.getByRole('img', { name: /Ch1\b/ }).first().waitFor()
    for (const name of ['Send by WhatsApp', 'Send by e-mail']) {
      const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? ''
      assert.ok(href.length < 700, `${name}: ${href.length} characters`)
      assert.match(decodeURIComponent(href), '1 x Ch1 (Chairs): in oak')
    }
    const link =
      /https?:\S+\/shortlist\?\S+/.exec(await messageBy(page, 'Send by e-mail'))?.[0] ?? ''
    const friend = await visit(browser, link)
    await entries(friend.page).nth(59).waitFor({ state: 'attached' })
    assert.is(await entries(friend.page).nth(59).textContent(), 'Ch60')
    assert.equal(friend.complaints, [])
  },
)

shortlist('shows neither items nor that it is empty before its JavaScript runs', async context => {
  const { site, browser } = context
  const html = await (await fetch(`${site.url}/shortlist`)).text()
  assert.not.match(html, 'Nothing here yet')
  const plain = await visit(browser, `${site.url}/shortlist`, {
    ...DESKTOP,
    javaScriptEnabled: false,
  })
  const words = plain.page.locator('.shortlist noscript .empty')
  assert.match(await words.innerText(), 'needs its script')
  assert.not.ok(await plain.page.getByText('Opening the list').isVisible())
})

for (const [name, options] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  for (const count of [0, 30]) {
    shortlist(`of ${count} has no layout shift on a ${name}`, async ({ site, browser }) => {
      const { page } = await visit(browser, site.url, options)
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) shifts.push((entry as never as Shift).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await openWith(page, site.url, count)
      await page.waitForLoadState('networkidle')
      assert.equal(await page.evaluate(() => (window as never as { shifts: number[] }).shifts), [])
    })
  }
}

shortlist('prints as a list: images, names, quantities, notes, date, contact', async context => {
  const { page } = await visit(context.browser, context.site.url)
  await openWith(page, context.site.url, 30, 3)
  await entries(page).nth(29).waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  for (const hidden of [
    page.locator('.shortlist input'),
    page.getByRole('button', { name: /^Remove/ }),
    page.getByRole('heading', { name: 'Look further' }),
  ]) {
    assert.not.ok(await hidden.first().isVisible())
  }
  const row = page.locator('.shortlist > ul > li').first()
  for (const words of ['Ch1', 'Chairs', '3', 'in oak']) {
    assert.ok(await row.getByText(words, { exact: true }).last().isVisible(), words)
  }
  assert.match(await page.locator('.shortlist .printed').innerText(), /^30 items, \d+ \w+ \d{4}$/)
  assert.ok(await page.locator('footer').getByText('info@example.com').isVisible())
  const heights = await page
    .locator('.shortlist > ul > li')
    .evaluateAll(rows => rows.map(row => row.getBoundingClientRect().height))
  // An A4 page has 265 mm for about ten of them.
  assert.ok(Math.max(...heights) < 100, `${Math.max(...heights)} px`)
})

interface Shift {
  value: number
}

shortlist.run()
