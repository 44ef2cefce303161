import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import type { AdminProduct, AdminProducts } from '../../../web/admin/contract.ts'
import { adminRoutes, api } from '../../../web/base/routes.ts'
import { picture } from '../../support/samples.ts'
import type { RunningSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'
import { siteSuite } from '../site-suite.ts'
import { violations } from '../violations.ts'
import { DESKTOP, PHONE } from '../visit.ts'
import { enter, startAdminSite, toast } from './administrator.ts'

const lists = siteSuite('lists of products', startAdminSite)

const still = { reducedMotion: 'reduce', bypassCSP: true } as const
const inTable = (search: string) => adminRoutes.products + search

async function stored(site: RunningSite): Promise<AdminProducts> {
  return (await site.ask('GET', api.adminProducts)).json()
}

async function codesOf(site: RunningSite, collection: string): Promise<string[]> {
  const { products } = await stored(site)
  return products.flatMap(one => (one.collection === collection ? [one.code] : []))
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const handle = (page: Page, code: string) => button(page, `Move ${code}`)
const formOf = (page: Page, code: string) => page.getByRole('form', { name: `Product ${code}` })
const said = (page: Page, words: string) => page.getByRole('status').getByText(words).waitFor()
const isFocused = (page: Page, id: string) =>
  page.waitForFunction(id => document.activeElement?.id === id, id)

async function open(page: Page, code: string) {
  await button(page, `Edit ${code}`).click()
  const form = formOf(page, code)
  await form.waitFor()
  return form
}

async function openNew(page: Page) {
  await button(page, 'Add a product').click()
  const dialog = page.getByRole('dialog', { name: 'Add a product' })
  await dialog.waitFor()
  return dialog
}

lists('are accessible and fit on a phone, while one is added and some are moved', async ctx => {
  const first = 'HF1'
  const options = { ...PHONE, ...still }
  const { page, complaints } = await enter(
    ctx.browser,
    ctx.site,
    inTable('?collection=home'),
    options,
  )
  const fits = async (height: number) => {
    await page.setViewportSize({ width: 390, height })
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
    assert.equal(await violations(page), [])
  }
  await handle(page, first).waitFor()
  await page.getByRole('checkbox', { name: `Select ${first}`, exact: true }).check()
  await page.getByLabel('or before').fill('Nowhere')
  await button(page, 'Move').click()
  await page.getByText('Nowhere is no product of this collection.').waitFor()
  await open(page, first)
  await fits(6000)
  const dialog = await openNew(page)
  await dialog.getByLabel('Code').fill('not a code')
  await button(page, 'Add').click()
  await dialog.getByText('Letters and digits, with dots, slashes or hyphens').waitFor()
  await fits(844)
  assert.equal(complaints.filter(isNoRefusal), [])
})

/** The browser itself tells of each answer that refuses. */
const isNoRefusal = (complaint: string) => !complaint.startsWith('Failed to load resource')

lists('take a new product, once, and open its form', async ({ site, browser }) => {
  const { page, complaints } = await enter(browser, site, inTable('?collection=chairs'))
  const sent: unknown[] = []
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(request.postDataJSON())
  })
  const dialog = await openNew(page)
  assert.is(await dialog.getByLabel('Collection').inputValue(), 'chairs')
  assert.is(await dialog.getByLabel('Code').inputValue(), 'Ch101')
  await dialog.getByLabel('Collection').selectOption('beds')
  assert.match(await dialog.getByLabel('Code').inputValue(), /^B\d+$/)
  await dialog.getByLabel('Collection').selectOption('chairs')
  await dialog.getByLabel('Name').fill('Lamu chair')
  await button(page, 'Add').dblclick()
  await toast(page, 'Ch101: the site shows it now.')
  const form = formOf(page, 'Ch101')
  await page.waitForFunction(() => document.activeElement?.closest('form.product-form'))
  assert.is(await form.getByLabel('Name').inputValue(), 'Lamu chair')
  assert.equal(sent, [{ collection: 'chairs', code: 'Ch101', name: 'Lamu chair' }])
  assert.is((await codesOf(site, 'chairs')).at(-1), 'Ch101')
  await page.getByText('101 of 1,621 products').waitFor()

  await form.getByRole('link', { name: 'Upload its photo' }).click()
  await page.waitForURL(/upload-manager/)
  await page.getByRole('dialog').getByText('Lamu chair').first().waitFor()
  assert.equal(complaints, [])
})

lists('take a copy with all facts, whose price is not shown', async ({ site, browser }) => {
  const price = { kind: 'fixed', cents: 100, per: 'piece', vatIncluded: true }
  const facts = { materials: 'Oak', price, isPriceShown: true }
  await site.ask('PATCH', api.adminProduct('CL3'), { version: 0, ...facts })
  const { page } = await enter(browser, site, inTable('?q=cl3'))
  await open(page, 'CL003')
  await button(page, 'Copy').click()
  const dialog = page.getByRole('dialog', { name: 'Copy CL003' })
  const code = await dialog.getByLabel('Code').inputValue()
  await button(page, 'Add').click()
  await formOf(page, code).waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('form.product-form'))
  const { products } = await stored(site)
  const copy = products.find(product => product.code === code) as AdminProduct
  assert.equal([copy.name, copy.facts], [code, { materials: 'Oak', price }])
})

lists('leave a deleted product to the bin, from which it comes back', async ({ site, browser }) => {
  const { products } = await stored(site)
  const { slot } = products.find(({ code }) => code === 'KP7') as AdminProduct
  await site.upload(slot, await picture('jpeg'))
  const { page, complaints } = await enter(browser, site, inTable('?q=kp7'))
  const name = await page.getByRole('row').nth(1).getByRole('cell').nth(2).textContent()
  await open(page, 'KP7')
  await button(page, 'Delete').click()
  await toast(page, 'KP7 was deleted')
  await button(page, 'Edit KP7').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await toast(page, 'It is back where it was.')
  await open(page, 'KP7')
  await button(page, 'Delete').click()
  await toast(page, 'KP7 was deleted')
  await page.goto(site.url + adminRoutes.bin)
  const entry = page.getByRole('listitem').filter({ hasText: 'KP7' })
  await entry.getByText('Product with its photo').waitFor()
  await until('its picture', () =>
    entry.locator('img').evaluate(image => (image as HTMLImageElement).naturalWidth > 0),
  )
  assert.match((await entry.locator('strong').textContent()) ?? '', name ?? '-')
  await entry.getByRole('button', { name: /^Restore/ }).click()
  await toast(page, 'is back.')
  assert.ok((await codesOf(site, 'kitchen')).includes('KP7'))
  assert.equal(complaints, [])
})

lists('are ordered with the keyboard, also to another page', async ({ site, browser }) => {
  const { page, complaints } = await enter(browser, site, inTable('?collection=kitchen'))
  const [a = '', b = '', c = ''] = await codesOf(site, 'kitchen')
  await handle(page, a).focus()
  // Longer than a line of rows takes to be stored: none of them may meet the one before.
  await page.route('**/collections/**', async route => {
    await new Promise(resolve => setTimeout(resolve, 150))
    await route.continue()
  })
  for (let n = 0; n < 20; n += 1) await page.keyboard.press('ArrowDown')
  await said(page, `${a}, place 21 of`)
  await isFocused(page, `move-${a}`)
  await page.waitForFunction(() => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect(0, -1)
    return top >= 0 && bottom <= innerHeight
  })
  await page.keyboard.press('ArrowUp')
  await until('the order', async () => (await codesOf(site, 'kitchen')).indexOf(a) === 19)
  assert.equal((await codesOf(site, 'kitchen')).slice(0, 2), [b, c])
  await page.unrouteAll({ behavior: 'wait' })
  await page.keyboard.press('End')
  await page.waitForURL(/page=2/)
  await isFocused(page, `move-${a}`)
  await until('the end', async () => (await codesOf(site, 'kitchen')).at(-1) === a)
  assert.is(await page.locator('.toast').count(), 0)
  assert.equal(complaints, [])
})

lists('are ordered by dragging a handle, with a line where it lands', async ({ site, browser }) => {
  const { page } = await enter(browser, site, inTable('?collection=bed-legs'))
  const [a = '', b = '', c = '', d = ''] = await codesOf(site, 'bed-legs')
  const target = await handle(page, d).boundingBox()
  await handle(page, a).hover()
  await page.mouse.down()
  await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + 2, { steps: 4 })
  await page.locator(`tr[data-key="${d}"][data-landing="before"]`).waitFor()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  assert.is(await page.locator('[data-landing]').count(), 0)
  await handle(page, a).hover()
  await page.mouse.down()
  await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + 2, { steps: 4 })
  await page.mouse.up()
  await until('the order', async () => (await codesOf(site, 'bed-legs')).indexOf(a) === 2)
  assert.equal((await codesOf(site, 'bed-legs')).slice(0, 4), [b, c, a, d])

  // At the edge of the window the list goes on, to the last row of the page.
  await handle(page, b).hover()
  await page.mouse.down()
  await page.mouse.move(target?.x ?? 0, 890, { steps: 4 })
  await page.locator('tr[data-landing="after"]').waitFor()
  await page.keyboard.press('Escape')
  await page.mouse.up()
})

lists('are dragged with a finger, which does not scroll the page', async ({ site, browser }) => {
  const { page } = await enter(browser, site, inTable('?collection=boudoir'), {
    ...PHONE,
    ...still,
  })
  const [a = '', b = ''] = await codesOf(site, 'boudoir')
  // Near an edge the list would go on.
  await handle(page, a).evaluate(element => element.scrollIntoView({ block: 'center' }))
  const from = await handle(page, a).boundingBox()
  const to = await handle(page, b).boundingBox()
  const scrolled = await page.evaluate(() => scrollY)
  const protocol = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    protocol.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: (from?.x ?? 0) + 20, y: y + 20 }],
    })
  await touch('touchStart', from?.y)
  for (const share of [0.3, 0.6, 1]) {
    await touch('touchMove', (from?.y ?? 0) + share * ((to?.y ?? 0) - (from?.y ?? 0) + 40))
  }
  assert.is(await page.evaluate(() => scrollY), scrolled)
  await touch('touchEnd')
  await until('the order', async () => (await codesOf(site, 'boudoir')).indexOf(a) === 1)
})

lists(
  'a collection is added with its page, and its first product, on a phone',
  async ({ site, browser }) => {
    const { page, close } = await enter(browser, site, adminRoutes.products, { ...PHONE, ...still })
    await button(page, 'Add a collection').click()
    const dialog = page.getByRole('dialog', { name: 'Add a collection' })
    await dialog.getByLabel('Name').fill('Floor tiles')
    assert.is(await dialog.getByLabel('Address').inputValue(), '/floor-tiles')
    await dialog.getByLabel('Codes begin with').fill('ch')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await dialog
      .getByText('One or two sentences, of 50 to 170 characters', { exact: true })
      .waitFor()
    assert.equal(await violations(page), [])
    const text = 'Ceramic and porcelain tiles for floors, by the square metre, from stock.'
    await dialog.getByLabel('What it is').fill(text)
    await dialog.getByRole('button', { name: 'Add' }).click()
    await dialog.getByText('begin with these letters.').waitFor()
    await dialog.getByLabel('Codes begin with').fill('FT')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await toast(page, 'Visitors see the page of Floor tiles now.')
    await page.getByText('No product yet. Add the first one, or read in a table of them.').waitFor()
    await button(page, 'Add a product').first().click()
    const product = page.getByRole('dialog', { name: 'Add a product' })
    assert.is(await product.getByLabel('Code').inputValue(), 'FT1')
    await product.getByLabel('Name').fill('Terrazzo grey')
    await product.getByRole('button', { name: 'Add' }).click()
    await formOf(page, 'FT1').waitFor()
    await page.goto(`${site.url}/floor-tiles`)
    await page.getByRole('heading', { level: 1, name: 'Floor tiles' }).waitFor()
    await page.getByText(text).first().waitFor()
    await page.getByText('Terrazzo grey').first().waitFor()
    await close()
  },
)

lists('selected products are deleted together, and taken back', async ({ site, browser }) => {
  const { page } = await enter(browser, site, inTable('?collection=bars'), {
    ...DESKTOP,
    ...still,
  })
  const codes = await codesOf(site, 'bars')
  const [first = '', second = ''] = codes
  for (const code of [first, second])
    await page.getByLabel(`Select ${code}`, { exact: true }).check()
  await button(page, 'Delete 2 products').click()
  const question = page.getByRole('alertdialog', { name: 'Delete 2 products?' })
  assert.equal(await violations(page), [])
  await question.getByRole('button', { name: 'Delete' }).click()
  await toast(page, '2 products deleted')
  await until(
    'both are gone',
    async () => (await codesOf(site, 'bars')).length === codes.length - 2,
  )
  assert.is(await page.getByLabel(`Select ${first}`, { exact: true }).count(), 0)
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await until('both are back', async () => (await codesOf(site, 'bars')).length === codes.length)
  assert.equal(await codesOf(site, 'bars'), codes)
})

lists.run()
