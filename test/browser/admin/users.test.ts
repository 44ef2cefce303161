import * as assert from 'uvu/assert'
import { PASSWORD } from '../../support/site.ts'
import { focusComesTo } from '../keyboard.ts'
import { siteSuite } from '../site-suite.ts'
import { DESKTOP } from '../visit.ts'
import { enter, newUser, startAdminSite, toast } from './administrator.ts'

const users = siteSuite('users screen', startAdminSite)
const path = '/admin/user-management'

users('creates a user and deletes it after confirmation', async ({ site, browser }) => {
  const { page, complaints } = await enter(browser, site, path)
  await page.getByRole('heading', { name: 'Existing users (1)' }).waitFor()
  await page.getByText('PROTECTED').waitFor()
  await page.getByText('Cannot delete admin').waitFor()
  assert.is(await page.getByRole('button', { name: /^Delete/ }).count(), 0)

  await page.getByLabel('Username').fill('  wanjiru  ')
  await page.getByLabel('Password').fill(`  ${PASSWORD}  `)
  await page.getByRole('button', { name: 'Create user' }).click()
  await toast(page, 'User created successfully')
  await page.getByRole('heading', { name: 'Existing users (2)' }).waitFor()
  assert.is(await page.getByLabel('Username').inputValue(), '')
  const body = JSON.stringify({ username: 'wanjiru', password: PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const login = await fetch(`${site.url}/api/admin/login`, { method: 'POST', headers, body })
  assert.is(login.status, 200, 'both fields went without the spaces around them')

  await page.getByRole('button', { name: 'Delete wanjiru' }).click()
  const dialog = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete user "wanjiru"?',
  })
  await dialog.waitFor()
  const cancel = dialog.getByRole('button', { name: 'Cancel' })
  assert.ok(await cancel.evaluate(button => button === document.activeElement))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Existing users (2)' }).waitFor()

  await page.getByRole('button', { name: 'Delete wanjiru' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await toast(page, 'User deleted successfully')
  await page.getByRole('heading', { name: 'Existing users (1)' }).waitFor()
  await focusComesTo(page, 'Existing users (1)')
  assert.equal(complaints, [])
})

users('moves the focus to the next user after a deletion', async ({ site, browser }) => {
  for (const name of ['achieng', 'baraka']) await newUser(site, name)
  const { page } = await enter(browser, site, path)
  await page.getByRole('button', { name: 'Delete achieng' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await dialog.waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await focusComesTo(page, 'Delete baraka')
})

users('disables and enables a user', async ({ site, browser }) => {
  const cookie = await newUser(site, 'otieno')
  const { page } = await enter(browser, site, path)
  const statusOf = async () =>
    (await fetch(`${site.url}/api/admin/me`, { headers: { cookie } })).status
  assert.is(await statusOf(), 200)
  await page.getByRole('button', { name: 'Disable otieno' }).click()
  await toast(page, 'User disabled successfully')
  await page.getByText('Disabled', { exact: true }).waitFor()
  assert.is(await statusOf(), 401)
  await page.getByRole('button', { name: 'Enable otieno' }).click()
  await toast(page, 'User enabled successfully')
})

users('a deleted administrator is signed out at the next click', async ctx => {
  const { site, browser } = ctx
  const cookie = await newUser(site, 'njoroge')
  const [hers, his] = await Promise.all([
    enter(browser, site, path),
    enter(browser, site, path, { ...DESKTOP, cookie }),
  ])
  await his.page.getByLabel('Username').fill('a-friend')
  await his.page.getByLabel('Password').fill(PASSWORD)
  await hers.page.getByRole('button', { name: 'Delete njoroge' }).click()
  await hers.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await toast(hers.page, 'User deleted successfully')
  await his.page.getByRole('button', { name: 'Create user' }).click()
  await toast(his.page, 'Session ExpiredPlease refresh the page and login again')
  await his.page.getByRole('dialog', { name: 'Sign in to go on' }).waitFor()
  await his.page.keyboard.press('Escape')
  assert.is(await his.page.getByLabel('Username').inputValue(), 'a-friend', 'nothing typed is lost')
  await his.page.reload()
  await his.page.waitForURL('**/admin/login')
})

users.run()
