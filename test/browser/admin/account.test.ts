import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { PASSWORD } from '../../support/site.ts'
import { focusComesTo } from '../keyboard.ts'
import { siteSuite } from '../site-suite.ts'
import { DESKTOP, visit } from '../visit.ts'
import { enter, newUser, startAdminSite, toast } from './administrator.ts'

const account = siteSuite('account screen', startAdminSite)
const path = '/admin/account'

async function signInWith(page: Page, username: string, password: string) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
}

account('changing the password requires the current one', async ({ site, browser }) => {
  const cookie = await newUser(site, 'wanjiru')
  const { page } = await enter(browser, site, path, { ...DESKTOP, cookie })
  await page.getByLabel('Current password').fill('not the password')
  await page.getByLabel('New password').fill('another password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.locator('.field-error', { hasText: 'not your current password' }).waitFor()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await toast(page, 'Password changed. Other sessions are over.')
  await page.reload()
  await page.getByRole('heading', { name: 'Account' }).waitFor()
  await page.goto(`${site.url}/admin/dashboard`)
  await page.getByRole('button', { name: 'Logout' }).click()
  await signInWith(page, 'wanjiru', 'another password')
  await page.waitForURL('**/admin/dashboard')
})

account('another session can be ended from the list', async ({ site, browser }) => {
  const { page } = await enter(browser, site, path)
  const other = await site.signIn()
  await page.reload()
  await page.getByText('This browser').waitFor()
  const buttons = page.getByRole('button', { name: 'Sign out Unknown device' })
  const count = await buttons.count()
  await buttons.first().focus()
  await page.keyboard.press('Enter')
  await toast(page, 'Signed out there')
  await buttons.nth(count - 1).waitFor({ state: 'detached' })
  await focusComesTo(page, count > 1 ? 'Sign out Unknown device' : 'Where you are signed in')
  const answer = await fetch(`${site.url}/api/admin/me`, { headers: { cookie: other } })
  assert.is(answer.status, 401)
})

account('a second factor is enabled, required at both logins, and disabled', async ctx => {
  const { site, browser } = ctx
  const cookie = await newUser(site, 'otieno')
  const { page, complaints } = await enter(browser, site, path, { ...DESKTOP, cookie })
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  const key = (await page.locator('.account-key').textContent()) ?? ''
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
  const codeIn = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 })
  await page.getByLabel('Code', { exact: true }).fill(codeIn(0))
  await page.getByRole('button', { name: 'Switch on' }).click()
  await toast(page, 'Second factor switched on')
  const codes = await page.locator('.recovery-codes code').allTextContents()
  assert.is(codes.length, 10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByText('10 recovery codes are left').waitFor()
  assert.equal(complaints, [])

  const simple = await visit(browser, `${site.url}/admin/simple`, DESKTOP)
  await signInWith(simple.page, 'otieno', PASSWORD)
  const code = simple.page.getByLabel('Code', { exact: true })
  await code.waitFor()
  assert.ok(await code.evaluate(input => input === document.activeElement))
  assert.is(await simple.page.locator('.toast').count(), 0, 'being asked is no failure')
  await code.fill(codes[0] ?? '')
  await simple.page.keyboard.press('Enter')
  await simple.page.getByText('Signed in as otieno').waitFor()
  await simple.close()

  const login = await visit(browser, `${site.url}/admin/login`, DESKTOP)
  await signInWith(login.page, 'otieno', PASSWORD)
  await login.page.getByLabel('Code', { exact: true }).fill('000000')
  await login.page.keyboard.press('Enter')
  await login.page.locator('.alert', { hasText: 'This code is not right' }).waitFor()
  await login.page.getByLabel('Code', { exact: true }).fill(codeIn(1))
  await login.page.keyboard.press('Enter')
  await login.page.waitForURL('**/admin/dashboard')
  await login.close()

  await page.getByRole('button', { name: 'Switch off' }).click()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Switch off' }).click()
  await toast(page, 'Second factor switched off')
  await page.getByRole('button', { name: 'Set up' }).waitFor()
})

account.run()
