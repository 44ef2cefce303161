import type { TableReport } from '../../web/admin/contract.ts'
import { api } from '../../web/base/routes.ts'
import type { RunningSite } from './site.ts'

export interface TableAnswer {
  status: number
  body: TableReport & { error: string }
  headers: Headers
}

/** Of sites that were asked before: sign-ins are limited. */
const cookies = new WeakMap<object, Promise<string>>()

/** Sends a table of products as the administrator. */
export async function sendTable(
  site: Pick<RunningSite, 'url' | 'signIn'>,
  file: string | Uint8Array,
  query: Record<string, string> = { dryRun: '1' },
): Promise<TableAnswer> {
  const cookie = cookies.get(site) ?? site.signIn()
  cookies.set(site, cookie)
  const answer = await fetch(`${site.url}${api.importProducts}?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', cookie: await cookie },
    body: typeof file === 'string' ? file : Buffer.from(file),
  })
  const body = (await answer.json()) as TableAnswer['body']
  return { status: answer.status, body, headers: answer.headers }
}

/** Tries a table, and imports it as it was seen. */
export async function importTable(
  site: RunningSite,
  file: string | Uint8Array,
  query: Record<string, string> = {},
): Promise<TableAnswer> {
  const { body, ...tried } = await sendTable(site, file)
  if (tried.status !== 200) return { body, ...tried }
  return sendTable(site, file, { version: body.version, ...query })
}

/** All products as a table file. */
export async function exportTable(site: RunningSite): Promise<Buffer> {
  return Buffer.from(await (await site.ask('GET', api.productsCsv)).arrayBuffer())
}
