import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import type { AdminProduct, AdminProducts, ProductChange } from '../../../web/admin/contract.ts'
import { adminRoutes, api } from '../../../web/routes.ts'
import { PASSWORD, type RunningSite } from '../../support/site.ts'
import { holdRequests } from '../held-requests.ts'
import { siteSuite } from '../site-suite.ts'
import { violations } from '../violations.ts'
import { DESKTOP, PHONE } from '../visit.ts'
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

for (const [device, options, widths] of [
  ['a phone', PHONE, [390]],
  ['a tablet and a desk', DESKTOP, [768, 1440]],
] as const) {
  screen(
    `is accessible and fits on ${device}, with a form open and products selected`,
    async ctx => {
      const { site, browser } = ctx
      const visitor = await enter(browser, site, inTable('?q=ch1'), { ...options, ...still })
      const { page, complaints, close } = visitor
      await editButton(page, 'Ch1').waitFor()
      // As high as everything: what is half behind the menu or the buttons has too small a target.
      const check = async () => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 6000 })
          assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width)
          assert.equal(await tooSmall(page), [])
        }
        assert.equal(await violations(page), [])
      }
      await check()
      await page.getByRole('checkbox', { name: 'Select Ch1', exact: true }).check()
      const form = await open(page, 'Ch1')
      await form.getByLabel('Kind of price').selectOption('range')
      await form.getByLabel('Width (cm)').fill('wide')
      await save(page).click()
      await form.getByText('Centimetres, such as').waitFor()
      await check()
      assert.equal(complaints, [])
      await close()
    },
  )
}

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
  const { page, close } = await enter(browser, site, inTable())
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
  await close()
})

screen('Clear filters holds on a slow processor', async ({ site, browser }) => {
  const { page, close } = await enter(browser, site, inTable('?q=no+such+thing'))
  await page.getByText('No product matches.').waitFor()
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByText('1,620 products', { exact: true }).waitFor()
  assert.is(await page.getByLabel('Search').inputValue(), '')
  await close()
})

screen('saves the changed fields of a product alone', async ({ site, browser }) => {
  await changeFacts(site, 'Ch8', { materials: 'Oak' })
  const { page, complaints, close } = await enter(browser, site, inTable('?q=ch8'))
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
  await close()
})

screen('is edited with the keyboard alone, and Escape asks before words are lost', async ctx => {
  const { page, close } = await enter(ctx.browser, ctx.site, inTable('?q=ch2'))
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
  await close()
})

screen('goes on to the next product where the saved one leaves the view', async ctx => {
  const view = inTable('?q=pb&show=without-size')
  const { page, close } = await enter(ctx.browser, ctx.site, view)
  const form = await open(page, 'PB002')
  await form.getByLabel('Height (cm)').fill('90')
  await page.keyboard.press('Enter')
  await toast(page, 'Saved')
  await rowOf(page, 'PB002').waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.id === 'edit-PB003')
  await close()
})

screen('asks before an unsaved form is left, and has it in sight in other views', async ctx => {
  const { page, close } = await enter(ctx.browser, ctx.site, inTable('?q=ch3'))
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
  await close()
})

screen('shows what another administrator saved meanwhile, and loses nothing', async ctx => {
  const { site, browser } = ctx
  const { page, close } = await enter(browser, site, inTable('?q=ch4'), { ...DESKTOP, ...still })
  const form = await open(page, 'Ch4')
  await form.getByLabel('Materials').fill('Mine')
  await form.getByLabel('Depth (cm)').fill('60')
  await form.getByLabel('Name').fill('My chair')
  await changeFacts(site, 'Ch4', { materials: 'Theirs', seats: 3 })
  const { slot } = await stored(site, 'Ch4')
  const renamed = { slots: { [slot]: { productName: 'Their chair' } } }
  assert.is((await site.ask('PATCH', api.slotDetails, renamed)).status, 200)
  await save(page).click()
  await page.getByText('Somebody changed this product meanwhile.').waitFor()
  assert.is(await form.getByLabel('Materials').inputValue(), 'Mine')
  await page.getByRole('button', { name: 'Show what is newer' }).click()
  await form.getByText('Somebody saved “Theirs” meanwhile.').waitFor()
  await form.getByText('Somebody saved “Their chair” meanwhile.').waitFor()
  assert.is(await form.getByLabel('Seats').inputValue(), '3')
  assert.is(await form.getByLabel('Materials').inputValue(), 'Mine')
  assert.equal(await violations(page), [])
  await save(page).click()
  await toast(page, 'Saved')
  const { name, facts } = await stored(site, 'Ch4')
  assert.is(name, 'My chair')
  assert.equal(facts, { materials: 'Mine', seats: 3, depthMm: 600 })
  await close()
})

screen('has what the server finds at its field, and a taken name at the name', async ctx => {
  const { page, close } = await enter(ctx.browser, ctx.site, inTable('?q=ch5'))
  const form = await open(page, 'Ch5')
  await page.route(`**${api.adminProducts}`, route =>
    route.fulfill({ status: 400, json: { error: 'No', fields: { 'Ch5.warranty': 'Too odd' } } }),
  )
  await form.getByLabel('Warranty').fill('odd')
  await save(page).click()
  await form.getByText('Too odd').waitFor()
  assert.is(await form.getByLabel('Warranty').getAttribute('aria-invalid'), 'true')
  await page.unroute(`**${api.adminProducts}`)
  await form.getByLabel('Name').fill('Ch6')
  await save(page).click()
  await form.getByText('Take another name.').waitFor()
  assert.is(await form.getByLabel('Name').getAttribute('aria-invalid'), 'true')
  assert.equal((await stored(ctx.site, 'Ch5')).facts, {})
  await form.getByLabel('Name').fill('Pate chair')
  await save(page).click()
  await toast(page, 'Saved')
  const { name, facts } = await stored(ctx.site, 'Ch5')
  assert.equal([name, facts], ['Pate chair', { warranty: 'odd' }])
  await close()
})

screen('leaves a product as typed when the session ends, to be saved after it', async ctx => {
  const { page, close } = await enter(ctx.browser, ctx.site, inTable('?q=ch7'))
  const form = await open(page, 'Ch7')
  await form.getByLabel('Finishes').fill('Walnut stain')
  await page.context().clearCookies()
  await save(page).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in to go on' })
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await dialog.waitFor({ state: 'detached' })
  assert.is(await form.getByLabel('Finishes').inputValue(), 'Walnut stain')
  await save(page).click()
  await toast(page, 'Saved')
  assert.is((await stored(ctx.site, 'Ch7')).facts.finishes, 'Walnut stain')
  await close()
})

screen('sets one thing for all that are found, of all or none', async ({ site, browser }) => {
  const { page, complaints, close } = await enter(browser, site, inTable('?collection=bed-legs'))
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
  await close()
})

screen('keeps ticked what is ticked while many are being changed', async ({ site, browser }) => {
  const { page, close } = await enter(browser, site, inTable('?collection=bed-legs'))
  const box = (code: string) => page.getByRole('checkbox', { name: `Select ${code}`, exact: true })
  for (const code of ['BL001', 'BL002']) await box(code).check()
  await page.getByLabel('to', { exact: true }).fill('Steel')
  const release = await holdRequests(page, `**${api.adminProducts}`, { method: 'PATCH' })
  await page.getByRole('button', { name: 'Save for 2' }).click()
  await box('BL003').check()
  release()
  await toast(page, 'Saved for 2 products')
  await page.getByRole('button', { name: 'Save for 1' }).waitFor()
  assert.is(await box('BL003').isChecked(), true)
  await close()
})

screen('changes none of many when one of them has changed meanwhile', async ctx => {
  const { site, browser } = ctx
  const { page, close } = await enter(browser, site, inTable('?collection=table-legs'))
  for (const code of ['TL001', 'TL002']) {
    await page.getByRole('checkbox', { name: `Select ${code}`, exact: true }).check()
  }
  await changeFacts(site, 'TL002', { warranty: '5 years' })
  await page.getByLabel('to', { exact: true }).fill('Steel')
  const send = page.getByRole('button', { name: 'Save for 2' })
  await send.click()
  await toast(page, 'Somebody else has changed TL002 meanwhile.')
  assert.equal((await stored(site, 'TL001')).facts, {})
  await send.click()
  await toast(page, 'Saved for 2 products')
  assert.equal((await stored(site, 'TL002')).facts, { warranty: '5 years', materials: 'Steel' })
  await close()
})

screen.run()
