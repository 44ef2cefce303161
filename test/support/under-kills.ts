import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuiltServer, builtServer } from './built-server.ts'
import { type Kills, killAtRandom } from './kill-at-random.ts'
import { temporaryFolder } from './temporary-folder.ts'

interface Options<Load> extends Omit<Kills, 'whileDown'> {
  env?: Record<string, string>
  /** Puts files on the volume before the first start. */
  prepare?: (folder: string) => Promise<void>
  /** After each kill, before the server is started again. */
  whileDown?: (state: { folder: string; load: Load }) => Promise<void>
}

/**
 * Puts a load on the built server over an empty volume, which is killed and started again at random
 * moments until the load is done; resolves when the server has ended.
 */
export async function underKills<Load extends { done: Promise<unknown> }>(
  begin: (server: BuiltServer) => Load | Promise<Load>,
  { env = {}, prepare, whileDown, ...kills }: Options<Load>,
) {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'uploads'))
  await prepare?.(folder)
  const server = await builtServer(folder, env)
  await server.start()
  const start = performance.now()
  const load = await begin(server)
  const count = await killAtRandom(server, load.done, {
    ...kills,
    whileDown: () => whileDown?.({ folder, load }),
  })
  const seconds = Math.round((performance.now() - start) / 1000)
  await server.end('SIGTERM')
  return { folder, load, kills: count, seconds }
}
