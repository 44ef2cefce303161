import { visit } from '../../support/http.ts'
import type { RunningSite } from '../../support/site.ts'

/** Origin headers, each with whether it is that of this site's pages or of a program. */
export const origins = (
  site: string,
): [name: string, isOurs: boolean, Record<string, string>][] => [
  ['a page of ours', true, { 'sec-fetch-site': 'same-origin' }],
  ['the address bar', true, { 'sec-fetch-site': 'none' }],
  ['a page of ours, told by Origin', true, { origin: site }],
  ['a program', true, {}],
  ['another site', false, { 'sec-fetch-site': 'cross-site' }],
  ['another site, told by Origin', false, { origin: 'https://evil.example' }],
  ['a sibling of our host', false, { 'sec-fetch-site': 'same-site' }],
  ['another site with our Origin', false, { 'sec-fetch-site': 'cross-site', origin: site }],
  ['a frame without origin', false, { origin: 'null' }],
  ['two words at once', false, { 'sec-fetch-site': 'same-origin, cross-site' }],
  ['another spelling', false, { 'sec-fetch-site': 'Same-Origin' }],
  ['a host that begins like ours', false, { origin: `${site}.evil.example` }],
]

const password = 'a password for callers'

/** Session cookies by their state: only that of `administrator` is valid. */
export async function callers(site: RunningSite): Promise<[who: string, cookie: string][]> {
  const admin = visit(site.url)
  await admin('/api/admin/login', { json: { username: 'admin', password: site.password } })
  const ended = await site.signIn()
  await fetch(`${site.url}/api/admin/logout`, { method: 'POST', headers: { cookie: ended } })
  const own = await site.signIn()
  const forged = own.replace(/session\.sig=.{4}/, 'session.sig=AAAA')

  const removed = await signInAs('removed')
  await admin(`/api/admin/users/${removed.id}`, { method: 'DELETE' })
  const disabled = await signInAs('disabled')
  await admin(`/api/admin/users/${disabled.id}`, { json: { isActive: false }, method: 'PATCH' })

  return [
    ['administrator', own],
    ['no session', ''],
    ['ended session', ended],
    ['forged signature', forged],
    ['unsigned session', own.split('; ')[0] as string],
    ['removed user', removed.cookie],
    ['disabled user', disabled.cookie],
  ]

  async function signInAs(username: string) {
    const created = await admin('/api/admin/users', { json: { username, password } })
    const { id } = (await created.json()) as { id: string }
    const their = visit(site.url)
    await their('/api/admin/login', { json: { username, password } })
    return { id, cookie: [...their.cookies].map(pair => pair.join('=')).join('; ') }
  }
}
