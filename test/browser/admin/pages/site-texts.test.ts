import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { adminRoutes, api } from '../../../../web/base/routes.ts'
import type { SiteTextsAnswer } from '../../../../web/features/company/site-texts/contract.ts'
import type { RunningSite } from '../../../support/site.ts'
import { siteSuite } from '../../site-suite.ts'
import { violations } from '../../violations.ts'
import { DESKTOP, hydrated, PHONE, visit } from '../../visit.ts'
import { enter, startAdminSite, toast } from '../administrator.ts'

const test = siteSuite('the texts of every page, by their administrators', startAdminSite)

const still = { reducedMotion: 'reduce', bypassCSP: true } as const

const named = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const stored = async (site: RunningSite) =>
  (await (await site.ask('GET', api.siteTexts)).json()) as SiteTextsAnswer

test('change the footer and a message, and come back as they were delivered', async context => {
  const { site, browser } = context
  const shown = async () => {
    const { page, close, complaints } = await visit(browser, `${site.url}/about`, PHONE)
    await hydrated(page)
    const href = (await page.locator('.whatsapp-button').getAttribute('href')) ?? ''
    const headings = await page.locator('.footer h2').allTextContents()
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
    assert.equal(complaints, [])
    await close()
    return { says: new URL(href).searchParams.get('text'), headings }
  }
  const before = await shown()
  const { page, complaints } = await enter(browser, site, adminRoutes.pages, PHONE)
  await page.getByRole('link', { name: 'Texts of every page' }).click()
  await named(page, 'message.chat').fill('Habari {company}, nauliza kuhusu {page} 🪑')
  await page.getByText('Habari Nairobi Prefab & Interiors, nauliza kuhusu Products').waitFor()
  await named(page, 'footer.0.title').fill('Tunachojenga')
  await press(page, 'Move Prefab Units down')
  await save(page).click()
  await toast(page, 'Texts saved')
  assert.equal(await shown(), {
    says: 'Habari Nairobi Prefab & Interiors, nauliza kuhusu About Us 🪑',
    headings: ['Tunachojenga', 'Company', 'Visit us'],
  })
  assert.is((await stored(site)).footer?.[0]?.[1][0]?.[0], 'Interior Design')
  await press(page, 'As it was delivered: columns of the footer')
  await press(page, 'As it was delivered: From the round button')
  await save(page).click()
  await page.getByText('Everything is saved.').waitFor()
  assert.equal(await shown(), before)
  const { texts, footer } = await stored(site)
  assert.equal([texts, footer], [{}, null])
  assert.equal(complaints, [])
})

test('say at the field what cannot be saved, and send nothing', async ({ site, browser }) => {
  const { page } = await enter(browser, site, adminRoutes.siteTexts, { ...DESKTOP, ...still })
  const { version } = await stored(site)
  await named(page, 'message.product').fill('I want {price}')
  await page.getByText('{price} is not known here.').waitFor()
  await named(page, 'footer.1.links.0.href').fill('javascript:alert(1)')
  await page.getByText('A link begins with /, #').waitFor()
  await page.getByText('2 fields need another look.').waitFor()
  assert.equal(await violations(page), [])
  await save(page).click()
  await page.waitForFunction(
    () => (document.activeElement as HTMLInputElement).name === 'message.product',
  )
  assert.is((await stored(site)).version, version)
  await press(page, 'Undo: About a product')
  await press(page, 'Undo: columns of the footer')
  await page.getByText('Everything is saved.').waitFor()
})

test.run()
