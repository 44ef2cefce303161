import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { PASSWORD, type RunningSite, startSite } from '../../support/site.ts'
import { DESKTOP, newVisitor, type Visit, visitIn } from '../visit.ts'

/** A site without a limit of sign-in attempts. */
export const startAdminSite = () => startSite({ env: { LOGIN_LIMIT: '1000/s' } })

/** An administrator at a URL of the area, signed in as `admin` or with a given cookie. */
export async function enter(
  browser: Browser,
  site: RunningSite,
  path: string,
  { cookie, ...options }: BrowserContextOptions & { cookie?: string } = DESKTOP,
): Promise<Visit> {
  const visitor = await newVisitor(browser, options)
  await takeCookie(visitor, site, cookie ?? (await site.signIn()))
  return visitIn(visitor, site.url + path)
}

export async function takeCookie(
  visitor: BrowserContext,
  site: Pick<RunningSite, 'url'>,
  cookie: string,
): Promise<void> {
  const cookies = cookie.split('; ').map(pair => {
    const [name = '', value = ''] = pair.split(/=(.*)/)
    return { name, value, url: site.url }
  })
  await visitor.addCookies(cookies)
}

/** Creates a user by the API and signs in; resolves to the cookie. */
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

/** Waits for a toast with this text; a string matches in upper and lower case alike. */
export async function toast(page: Page, words: string | RegExp): Promise<void> {
  await page.locator('.toast', { hasText: words }).waitFor()
}
