import * as assert from 'uvu/assert'
import { PASSWORD } from '../../support/site.ts'
import { siteSuite } from '../site-suite.ts'
import { DESKTOP, visit } from '../visit.ts'
import { enter, startAdminSite, toast } from './administrator.ts'

const signIn = siteSuite('sign-in screen', startAdminSite)

signIn('shows errors next to the fields and focuses the first', async ctx => {
  const { page } = await visit(ctx.browser, `${ctx.site.url}/admin/login`, DESKTOP)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Username must be at least 3 characters').waitFor()
  await page.getByText('Password must be at least 6 characters').waitFor()
  const username = page.getByLabel('Username')
  assert.ok(await username.evaluate(input => input === document.activeElement))
  assert.is(await username.getAttribute('aria-invalid'), 'true')
})

signIn('redirects to the dashboard after sign-in or with a session', async ({ site, browser }) => {
  const { page } = await visit(browser, `${site.url}/admin/dashboard`, DESKTOP)
  await page.waitForURL('**/admin/login')
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/dashboard')
  await toast(page, 'Login successful! Welcome to admin panel.')
  await page.getByRole('heading', { name: 'Welcome, admin' }).waitFor()
  await page.goto(`${site.url}/admin/login`)
  await page.waitForURL('**/admin/dashboard')
})

signIn('logging out shows the login and ends the session on the server', async ctx => {
  const cookie = await ctx.site.signIn()
  const { page } = await enter(ctx.browser, ctx.site, '/admin/dashboard', {
    ...DESKTOP,
    cookie,
  })
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/admin/login')
  const answer = await fetch(`${ctx.site.url}/api/admin/me`, { headers: { cookie } })
  assert.is(answer.status, 401)
  await page.goBack()
  await page.waitForURL('**/admin/login')
})

signIn.run()
