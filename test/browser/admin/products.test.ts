import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import type { AdminProduct, AdminProducts, ProductChange } from '../../../web/admin/contract.ts'
import { adminRoutes, api } from '../../../web/base/routes.ts'
import type { RunningSite } from '../../support/site.ts'
import { siteSuite } from '../site-suite.ts'
import { violations } from '../violations.ts'
import { PHONE } from '../visit.ts'
import { enter, startAdminSite, toast } from './administrator.ts'

const screen = siteSuite('table of products', startAdminSite)

const still = { reducedMotion: 'reduce', bypassCSP: true } as const
const inTable = (search = '') => adminRoutes.products + search

async function stored(site: RunningSite, code: string): Promise<AdminProduct> {
  const answer = await site.ask('GET', api.adminProducts)
  const { products }: AdminProducts = await answer.json()
  const product = products.find(product => product.code === code)
  if (!product) throw new Error(`no product ${code}`)
  return product
}

/** As another administrator, meanwhile. */
async function changeFacts(site: RunningSite, code: string, facts: Partial<ProductChange>) {
  const { version } = await stored(site, code)
  const body = { products: { [code]: { version, ...facts } } }
  assert.is((await site.ask('PATCH', api.adminProducts, body)).status, 200)
}

const rowOf = (page: Page, code: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: `${code} on the site` }) })
const editButton = (page: Page, code: string) =>
  page.getByRole('button', { name: `Edit ${code}`, exact: true })
const formOf = (page: Page, code: string) => page.getByRole('form', { name: `Product ${code}` })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

async function open(page: Page, code: string) {
  await editButton(page, code).click()
  const form = formOf(page, code)
  await form.waitFor()
  return form
}

screen('is accessible and fits, with a form open and products selected', async ctx => {
  const options = { ...PHONE, ...still }
  const { page, complaints } = await enter(ctx.browser, ctx.site, inTable('?q=ch1'), options)
  await editButton(page, 'Ch1').waitFor()
  await page.getByRole('checkbox', { name: 'Select Ch1', exact: true }).check()
  const form = await open(page, 'Ch1')
  await form.getByLabel('Kind of price').selectOption('range')
  await form.getByLabel('Width (cm)').fill('wide')
  await save(page).click()
  await form.getByText('Centimetres, such as').waitFor()
  for (const width of [1440, 768, 390]) {
    // As high as everything: what is half behind the menu or the buttons has too small a target.
    await page.setViewportSize({ width, height: 6000 })
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width)
    assert.equal(await tooSmall(page), [])
  }
  assert.equal(await violations(page), [])
  assert.equal(complaints, [])
})

/** Controls of the screen that are lower than a fingertip. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, select, a, input:not([type=checkbox]))')]
      .filter(element => {
        const { width, height } = element.getBoundingClientRect()
        return width > 0 && height < 43.5
      })
      .map(element => element.outerHTML.slice(0, 100)),
  )

screen('keeps search, filter, order and page in the address', async ({ site, browser }) => {
  const { page } = await enter(browser, site, inTable())
  await page.getByText('1,620 products', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('Page 2 of 33').waitFor()
  await page.waitForFunction(() => scrollY === 0)
  await page.goto(site.url + inTable('?page=99'))
  await page.getByText('Page 33 of 33').waitFor()
  assert.is(await page.getByRole('button', { name: /^Edit / }).count(), 20)
  await page.getByLabel('Collection').selectOption({ label: 'Chairs' })
  await page.waitForURL('**?collection=chairs')
  await page.getByRole('button', { name: 'Code', exact: true }).click()
  await page.waitForURL('**?collection=chairs&sort=code')
  await page.getByRole('button', { name: 'Code', exact: true }).click()
  const head = page.getByRole('columnheader', { name: 'Code' })
  await page.waitForURL('**?collection=chairs&sort=code&down=1')
  assert.is(await head.getAttribute('aria-sort'), 'descending')
  const first = await page.getByRole('row').nth(1).getByRole('rowheader').textContent()
  await page.reload()
  await page.getByRole('row').nth(1).waitFor()
  assert.is(await page.getByRole('row').nth(1).getByRole('rowheader').textContent(), first)
  await page.goBack()
  await page.goBack()
  await page.waitForURL('**?collection=chairs')
  await page.getByLabel('Search').fill('ch 0012')
  await editButton(page, 'Ch12').waitFor()
  await page.getByLabel('Search').fill('no such thing')
  await page.getByText('No product matches.').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByText('1,620 products', { exact: true }).waitFor()
  await page.goBack()
  await page.waitForURL(/q=no\+such\+thing/)
})

screen('saves the changed fields of a product alone', async ({ site, browser }) => {
  await changeFacts(site, 'Ch8', { materials: 'Oak' })
  const { page, complaints } = await enter(browser, site, inTable('?q=ch8'))
  const sent: unknown[] = []
  page.on('request', request => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON())
  })
  const form = await open(page, 'Ch8')
  await form.getByLabel('Name').fill('Lamu chair')
  await form.getByLabel('Width (cm)').fill('120,5 cm')
  await form.getByLabel('Kind of price').selectOption('fixed')
  await form.getByLabel('Amount (KES)').fill('68,500')
  await form.getByText('Visitors see this price only if you show it.').waitFor()
  assert.is(await form.getByLabel('Show this price to visitors').isChecked(), false)
  await save(page).click()
  await toast(page, 'Saved')
  await form.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.id === 'edit-Ch8')
  const { version, name, facts } = await stored(site, 'Ch8')
  const price = { kind: 'fixed', per: 'piece', vatIncluded: true, cents: 6850000 }
  assert.equal(sent, [
    { products: { Ch8: { version: version - 1, widthMm: 1205, price, name: 'Lamu chair' } } },
  ])
  assert.equal([name, facts], ['Lamu chair', { materials: 'Oak', widthMm: 1205, price }])
  const row = await rowOf(page, 'Ch8').textContent()
  for (const words of ['Lamu chair', '120.5 × – × –', '68,500']) assert.match(row ?? '', words)
  assert.equal(complaints, [])
})

screen('is edited with the keyboard alone, and Escape asks before words are lost', async ctx => {
  const { page } = await enter(ctx.browser, ctx.site, inTable('?q=ch2'))
  await editButton(page, 'Ch2').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const form = formOf(page, 'Ch2')
  await form.waitFor()
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.id === 'edit-Ch2')
  await page.keyboard.press('Enter')
  await form.getByLabel('Seats').fill('4')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  assert.is(await form.getByLabel('Seats').inputValue(), '4')
  await page.keyboard.press('Enter')
  await toast(page, 'Saved')
  assert.equal((await stored(ctx.site, 'Ch2')).facts, { seats: 4 })
})

screen('asks before an unsaved form is left, and has it in sight in other views', async ctx => {
  const { page } = await enter(ctx.browser, ctx.site, inTable('?q=ch3'))
  const form = await open(page, 'Ch3')
  await form.getByLabel('Warranty').fill('2 years')
  await page.getByLabel('Search').fill('bl1')
  await editButton(page, 'BL001').waitFor()
  assert.is(await form.getByLabel('Warranty').inputValue(), '2 years')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await save(page).click()
  await toast(page, 'Saved')
  assert.is((await stored(ctx.site, 'Ch3')).facts.warranty, '2 years')
})

screen('sets one thing for all that are found, of all or none', async ({ site, browser }) => {
  const { page, complaints } = await enter(browser, site, inTable('?collection=bed-legs'))
  const all = page.getByRole('checkbox', { name: /^Select all [\d,]+ found$/ })
  const count = Number((await all.locator('..').textContent())?.replace(/\D/g, ''))
  assert.ok(count > 50)
  await all.check()
  await page.getByLabel('Set', { exact: true }).selectOption({ label: 'Lead time' })
  await page.getByRole('textbox', { name: 'to', exact: true }).fill('3 weeks')
  await page.getByRole('button', { name: `Save for ${count}` }).click()
  await toast(page, `Saved for ${count} products`)
  assert.is((await stored(site, 'BL001')).facts.leadTime, '3 weeks')

  await page.getByRole('checkbox', { name: 'Select BL001', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Select BL002', exact: true }).check()
  await page.getByLabel('Set', { exact: true }).selectOption({ label: 'On the site' })
  await page.getByLabel('to', { exact: true }).selectOption({ label: 'Hidden' })
  await page.getByRole('button', { name: 'Save for 2' }).click()
  const question = page.getByRole('alertdialog', { name: 'Take 2 products off the site?' })
  await question.getByRole('button', { name: 'Hide 2 products' }).click()
  await toast(page, 'Saved for 2 products')
  assert.is((await stored(site, 'BL002')).isVisible, false)
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Hidden from the site' })
  await page.getByText('2 of 1,620 products').waitFor()
  assert.equal(complaints, [])
})

screen.run()
