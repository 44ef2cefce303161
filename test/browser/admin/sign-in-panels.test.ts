import * as assert from 'uvu/assert'
import { PASSWORD } from '../../support/site.ts'
import { holdRequests } from '../held-requests.ts'
import { siteSuite } from '../site-suite.ts'
import { DESKTOP, visit } from '../visit.ts'
import { startAdminSite, toast } from './administrator.ts'

const signIn = siteSuite('sign-in screen and panels of one page', startAdminSite)

signIn('shows a running request, then the message of the server', async ({ site, browser }) => {
  const { page } = await visit(browser, `${site.url}/admin/login`, DESKTOP)
  const release = await holdRequests(page, '**/api/admin/login')
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const button = page.getByRole('button', { name: 'Signing in...' })
  await button.waitFor()
  assert.ok(await button.isDisabled())
  release()
  await page.locator('.alert', { hasText: 'Invalid credentials' }).waitFor()
  await toast(page, 'Login FailedInvalid credentials')
})

signIn('shows the password on request, and signs in with it', async ({ site, browser }) => {
  const { page } = await visit(browser, `${site.url}/admin/login`, DESKTOP)
  await page.getByLabel('Username').fill('admin')
  const password = page.getByLabel('Password')
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Show password' }).click()
  assert.is(await password.getAttribute('type'), 'text')
  assert.is(await password.inputValue(), PASSWORD)
  await page.getByRole('button', { name: 'Hide password' }).click()
  assert.is(await password.getAttribute('type'), 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await password.press('Enter')
  await page.waitForURL('**/admin/dashboard')
})

for (const path of ['/admin', '/admin/simple']) {
  signIn(`${path} shows a panel after sign-in, and logs out`, async ({ site, browser }) => {
    const { page } = await visit(browser, site.url + path, DESKTOP)
    await page.getByRole('button', { name: 'Sign in' }).click()
    assert.ok(await page.getByLabel('Username').evaluate(input => input.matches(':invalid:focus')))
    await page.getByLabel('Username').fill('admin')
    await page.getByLabel('Password').fill('not the password')
    await page.keyboard.press('Enter')
    await toast(page, 'Login FailedInvalid credentials')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await toast(page, 'Login successful! Welcome to admin panel.')
    assert.is(await page.locator('.toast').count(), 1)
    const hrefOf = (name: RegExp) => page.getByRole('link', { name }).getAttribute('href')
    assert.is(await hrefOf(/^Make it yours/), '/admin/first-start')
    assert.is(await hrefOf(/^User management/), '/admin/user-management')
    assert.is(await hrefOf(/^Upload manager/), '/admin/upload-manager')
    const cookies = await page.context().cookies()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByLabel('Username').waitFor()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    assert.is((await fetch(`${site.url}/api/admin/me`, { headers: { cookie } })).status, 401)
  })
}

signIn.run()
