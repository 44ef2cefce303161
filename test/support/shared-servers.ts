import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuiltServer, builtServer } from './built-server.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { until } from './until.ts'

/** Built servers of one site, none of them started, each on a volume of its own. */
export async function sharedServers(
  count: number,
  shared: { DATABASE_URL: string; S3_URL: string } & Record<string, string>,
): Promise<BuiltServer[]> {
  const servers = Array.from({ length: count }, async () => {
    const folder = await temporaryFolder()
    await mkdir(join(folder, 'uploads'))
    return builtServer(folder, shared)
  })
  return Promise.all(servers)
}

const LEADS = /^this process leads/

/** Whether a server took the lead and has not lost it since, by what it has logged. */
export const leads = ({ lines }: BuiltServer): boolean =>
  lines.findLast(({ msg }) => LEADS.test(`${msg}`))?.msg === 'this process leads'

/** The one that leads, of those that run. */
export const leaderOf = (servers: readonly BuiltServer[]): Promise<BuiltServer> =>
  until('a leader', () => servers.find(leads))
