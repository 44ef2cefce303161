import * as assert from 'uvu/assert'
import { adminRoutes, api } from '../../../web/base/routes.ts'
import { siteSuite } from '../site-suite.ts'
import { violations } from '../violations.ts'
import { DESKTOP, PHONE } from '../visit.ts'
import { enter, startAdminSite, toast } from './administrator.ts'

const collections = siteSuite('collections on the screen of products', startAdminSite)

const still = { reducedMotion: 'reduce', bypassCSP: true } as const
const TABLET = { viewport: { width: 768, height: 1024 } }
const BEDS = '/services/furniture/beds'

for (const [device, options] of [
  ['a phone', PHONE],
  ['a tablet', TABLET],
  ['a desk', DESKTOP],
] as const) {
  collections(`are accessible and fit on ${device}, also while one is renamed`, async ctx => {
    const { page, complaints } = await enter(ctx.browser, ctx.site, adminRoutes.products, {
      ...options,
      ...still,
    })
    await page.getByRole('button', { name: 'Collections', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Collections' })
    await dialog.getByRole('button', { name: 'Rename Beds', exact: true }).click()
    assert.equal(await violations(page), [])
    const box = await dialog.evaluate(one => one.scrollWidth - one.clientWidth)
    assert.is(box, 0)
    assert.equal(complaints, [])
  })
}

collections('one is renamed, moved, hidden, deleted and brought back from its row', async ctx => {
  const { site, browser } = ctx
  const { page, complaints } = await enter(browser, site, adminRoutes.products, {
    ...DESKTOP,
    ...still,
  })
  const visit = async () => (await fetch(site.url + BEDS)).status
  await page.getByRole('button', { name: 'Collections', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Collections' })
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()

  const opener = dialog.getByRole('button', { name: 'Rename Beds and cots' })
  await press('Rename Beds')
  await page.keyboard.type('Beds and cots')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.keyboard.press('Enter')
  await opener.waitFor()
  assert.ok(await opener.evaluate(one => one === document.activeElement))

  const up = dialog.getByRole('button', { name: 'Move Beds and cots up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await dialog.getByText(/^Beds and cots, place \d+ of \d+$/).waitFor()
  assert.ok(await up.evaluate(one => one === document.activeElement))

  await press('Hide Beds and cots')
  await dialog.getByText('100 products · Hidden').waitFor()
  assert.is(await visit(), 404)
  await press('Show Beds and cots')
  await dialog.getByRole('button', { name: 'Hide Beds and cots' }).waitFor()
  assert.is(await visit(), 200)

  // A colleague hides it while this list is open.
  const { collections: all } = await (await site.ask('GET', api.adminProducts)).json()
  const beds = all.find(({ id }: { id: string }) => id === 'beds')
  const seen = { version: beds.version, was: beds.name }
  await site.ask('PUT', api.adminCollection('beds'), { ...seen, isHidden: true })
  await press('Hide Beds and cots')
  await dialog.getByRole('alert').getByText('changed this collection meanwhile').waitFor()
  await press('Show Beds and cots')
  await dialog.getByRole('button', { name: 'Hide Beds and cots' }).waitFor()

  await press('Delete Beds and cots')
  await page.getByRole('alertdialog', { name: 'Delete Beds and cots with 100 products?' }).waitFor()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  assert.is(await visit(), 404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await toast(page, 'Restored')
  assert.is(await visit(), 200)
  assert.ok(
    complaints.every(one => one.includes('409')),
    complaints.join(),
  )
})

collections.run()
