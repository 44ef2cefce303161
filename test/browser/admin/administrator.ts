import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { PASSWORD, type RunningSite, startSite } from '../../support/site.ts'
import { DESKTOP, type Visit, visit } from '../visit.ts'

/** A site that does not mind how often a test signs in. */
export const startAdminSite = () => startSite({ env: { LOGIN_LIMIT: '1000/s' } })

/** An administrator at an address of the area, signed in as `admin` or with another's cookie. */
export async function enter(
  browser: Browser,
  site: RunningSite,
  path: string,
  { cookie, ...options }: BrowserContextOptions & { cookie?: string } = DESKTOP,
): Promise<Visit> {
  const visitor = await visit(browser, `${site.url}/admin/test`, options)
  await takeCookie(visitor.page, site, cookie ?? (await site.signIn()))
  await visitor.page.goto(site.url + path)
  return visitor
}

export async function takeCookie(page: Page, site: RunningSite, cookie: string): Promise<void> {
  const cookies = cookie.split('; ').map(pair => {
    const [name = '', value = ''] = pair.split(/=(.*)/)
    return { name, value, url: site.url }
  })
  await page.context().addCookies(cookies)
}

/** Makes a user through the API; signs in as it and gives its cookie. */
export async function newUser(site: RunningSite, username: string): Promise<string> {
  const headers = { cookie: await site.signIn(), 'content-type': 'application/json' }
  const body = JSON.stringify({ username, password: PASSWORD })
  await fetch(`${site.url}/api/admin/users`, { method: 'POST', headers, body })
  const answer = await fetch(`${site.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return answer.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
}

/** The words of the toast that is shown now, once there is one that has them. */
export async function toast(page: Page, words: string): Promise<void> {
  await page.locator('.toast', { hasText: words }).waitFor()
}
