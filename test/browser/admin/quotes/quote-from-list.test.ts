import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes, api } from '../../../../web/base/routes.ts'
import { until } from '../../../support/until.ts'
import { siteSuite } from '../../site-suite.ts'
import { violations } from '../../violations.ts'
import { DESKTOP, visit } from '../../visit.ts'
import { enter, startAdminSite } from '../administrator.ts'

const test = siteSuite('a quote from a shortlist', startAdminSite)

const CHAIRS = '/services/furniture/chairs'
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'A quote from a shortlist' })

async function open(page: Page) {
  await page.getByRole('button', { name: 'New from a shortlist' }).click()
  return dialogOf(page)
}

test('what a customer sends by WhatsApp becomes a quote with its items and numbers', async context => {
  const { site, browser } = context
  const { products } = await (await site.ask('GET', api.adminProducts)).json()
  const { version } = products.find(({ code }: { code: string }) => code === 'Ch2')
  const price = { kind: 'fixed', cents: 2_100_000, per: 'piece', vatIncluded: false }
  await site.ask('PATCH', api.adminProducts, { products: { Ch2: { version, price } } })

  const customer = await visit(browser, site.url + CHAIRS)
  const chosen = [
    { page: CHAIRS, code: 'Ch1', quantity: 12, note: 'in grey' },
    { page: CHAIRS, code: 'Ch2', quantity: 3, note: '' },
  ]
  await customer.page.evaluate(
    list => localStorage.setItem('shortlist', JSON.stringify(list)),
    chosen,
  )
  await customer.page.goto(`${site.url}/shortlist`)
  const whatsapp = customer.page.getByRole('link', { name: 'Send by WhatsApp' })
  let message = ''
  await until('the message has the link', async () => {
    message = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
    return message.includes('?list=')
  })

  const { page } = await enter(browser, site, adminRoutes.quotes)
  const dialog = await open(page)
  await dialog.getByLabel('The customer’s message').fill(message)
  await dialog.getByRole('button', { name: 'Find the items' }).click()
  await dialog.getByText('2 products found.').waitFor()
  await dialog.getByText('KES 21,000 each').waitFor()
  await dialog.getByRole('button', { name: 'Make the quote' }).click()
  await page.getByRole('heading', { name: /^Quote / }).waitFor()
  assert.is(await page.getByLabel('Number of Ch1').inputValue(), '12')
  assert.is(await page.getByLabel('Details of Ch1').inputValue(), 'in grey')
  assert.is(await page.getByLabel('Number of Ch2').inputValue(), '3')
  assert.is(await page.getByLabel('KES each of Ch2').inputValue(), '21,000')
})

test('is accessible and fits, on a desk and a phone', async ({ site, browser }) => {
  const still = { ...DESKTOP, reducedMotion: 'reduce', bypassCSP: true } as const
  const { page } = await enter(browser, site, adminRoutes.quotes, still)
  const dialog = await open(page)
  const many = Array.from({ length: 40 }, (_, index) => `Ch${index + 1} x ${index + 1}`)
  await dialog.getByLabel('The customer’s message').fill([...many, '2 x Shelf', '45'].join('\n'))
  await dialog.getByRole('button', { name: 'Find the items' }).click()
  await dialog.getByText('40 products found.').waitFor()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await dialog.getByRole('button', { name: 'Make the quote' }).scrollIntoViewIfNeeded()
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width)
  }
  assert.equal(await violations(page), [])
})

test.run()
