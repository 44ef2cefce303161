import { createHash } from 'node:crypto'
import { tusBy } from '../../../server/features/media/resumable/open-uploads.ts'
import { type BuiltServer, builtServer } from '../../../support/built-server.ts'
import { visit } from '../../../support/http.ts'
import { PASSWORD } from '../../../support/site.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { until } from '../../../support/until.ts'
import { connected, newPlace } from './processes.ts'

interface Folder {
  slots: { path: string; kind: string }[]
  sections?: Folder[]
}

/** Built servers that serve one site, with one administrator who is signed in at all of them. */
export async function siteProcesses(count: number) {
  const place = await newPlace()
  const servers: BuiltServer[] = []
  for (let at = 0; at < count; at += 1) {
    const env = { DATABASE_URL: place.database, S3_URL: place.bucket }
    const server = await builtServer(await temporaryFolder(), env)
    await server.start()
    servers.push(server)
  }
  const [first] = servers
  const visitor = visit(first?.url ?? '')
  await visitor('/api/admin/login', { json: { username: 'admin', password: PASSWORD } })
  const processes = servers.map(server => ({ server, ...tusAt(server, visitor.cookies) }))
  return { processes, visitor, database: (await connected(place)).database }
}

export type Process = Awaited<ReturnType<typeof siteProcesses>>['processes'][number]

function tusAt({ url }: BuiltServer, cookies: Map<string, string>) {
  const visitor = visit(url)
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  const tus = tusBy(visitor)
  return {
    ...tus,
    visitor,
    offset: async (address: string) =>
      Number((await tus.ask(address)).headers.get('upload-offset') ?? Number.NaN),
    /**
     * Waits until visitors get bytes with this SHA-256 of a slot: what another process placed is told
     * by a notice, or found within ten seconds where the database was away.
     */
    async serves(slotPath: string, sum: string): Promise<void> {
      await until(`the file of ${slotPath}`, async () => {
        const answer = await fetch(`${url}/uploads/${slotPath}`)
        return sha256(Buffer.from(await answer.arrayBuffer())) === sum
      })
    },
    async slots(kind: string): Promise<string[]> {
      const { sections } = (await (await visitor('/api/admin/media')).json()) as {
        sections: Folder[]
      }
      const below = (folder: Folder): string[] => [
        ...folder.slots.filter(slot => slot.kind === kind).map(({ path }) => path),
        ...(folder.sections ?? []).flatMap(below),
      ]
      return sections.flatMap(below)
    },
  }
}

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
