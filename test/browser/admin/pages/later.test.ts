import * as assert from 'uvu/assert'
import { siteSuite } from '../../site-suite.ts'
import { violations } from '../../violations.ts'
import { DESKTOP, visit } from '../../visit.ts'
import { startAdminSite, toast } from '../administrator.ts'
import { edit, field, retitle, says, stored } from './at-editor.ts'

const test = siteSuite('a draft that is planned, or shown to a colleague', startAdminSite)

const still = { ...DESKTOP, reducedMotion: 'reduce', bypassCSP: true } as const

test('is planned by the clock of the company, wherever the reader is, and taken back', async context => {
  const { site, browser } = context
  const path = '/about'
  await retitle(site, path, 1, 'For January')
  const { page, complaints } = await edit(browser, site, path, {
    ...still,
    timezoneId: 'America/New_York',
  })
  const entry = page.getByRole('button', { name: /^Plan for later/ })
  await entry.click()
  const dialog = page.getByRole('dialog', { name: 'Plan for later' })
  await dialog.getByLabel('Day').fill('2020-01-01')
  await dialog.getByText('still to come').waitFor()
  const year = new Date().getUTCFullYear() + 1
  await dialog.getByLabel('Day').fill(`${year}-01-15`)
  await dialog.getByLabel('Time in Nairobi').fill('08:00')
  assert.equal(await violations(page), [])
  await dialog.getByRole('button', { name: /^Publish on .+ 15 Jan .*08:00 \(Nairobi\)$/ }).click()
  await toast(page, '08:00 (Nairobi)')
  await dialog.waitFor({ state: 'detached' })
  await entry.getByText('15 Jan').waitFor()
  const { schedule } = await (
    await site.ask('GET', `/api/admin/pages/page?path=${encodeURIComponent(path)}`)
  ).json()
  assert.is(schedule.at, `${year}-01-15T05:00:00.000Z`)

  await page.locator('.outline-section').nth(1).click()
  await field(page, 'Title').fill('For February')
  await entry.getByText('Not as planned').waitFor()
  await entry.click()
  await dialog.getByText('plan it again').waitFor()
  await dialog.getByRole('button', { name: /by itself$/ }).click()
  await entry.getByText('that you choose').waitFor()
  assert.equal(complaints, [])
})

test('is shown by a link to somebody without an account, until the links end', async context => {
  const { site, browser } = context
  const path = '/about'
  const { page, complaints } = await edit(browser, site, path, still)
  await page.locator('.outline-section').nth(2).click()
  await field(page, 'Title').fill('Seen by a colleague')
  await says(page, 'Saved')
  await page.getByRole('button', { name: /^Show a colleague/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Show a colleague' })
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const url = await dialog.getByLabel('The link').inputValue()
  assert.equal(await violations(page), [])
  await dialog.getByRole('button', { name: 'Copy the link' }).click()
  await toast(page, 'opied')
  const colleague = await visit(browser, url)
  await colleague.page.getByRole('heading', { name: 'Seen by a colleague' }).waitFor()
  assert.equal(colleague.complaints, [])
  await dialog.getByRole('button', { name: /^End all links/ }).click()
  await toast(page, 'Ended')
  assert.is((await fetch(url)).status, 410)
  assert.is((await stored(site, path)).published.source.path, path)
  assert.equal(complaints, [])
})

test.run()
