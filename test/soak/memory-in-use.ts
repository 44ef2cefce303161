import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltServer } from '../support/built-server.ts'
import { bundle } from '../support/node-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { until } from '../support/until.ts'

export interface MemoryInUse {
  /** What a server needs in its environment to be asked. */
  env: { NODE_OPTIONS: string; IN_USE_FILE: string }
  /** Megabytes that the server uses when all garbage is collected. */
  read(server: BuiltServer): Promise<number>
}

/** Measures the memory that a server retains, which its resident size does not show. */
export async function memoryInUse(): Promise<MemoryInUse> {
  const file = join(await temporaryFolder(), 'in-use')
  const preload = await bundle('test/soak/in-use.ts')
  return {
    env: { NODE_OPTIONS: `--import=${preload}`, IN_USE_FILE: file },
    async read(server) {
      await rm(file, { force: true })
      server.signal('SIGUSR2')
      const bytes = await until('the memory in use', () => readFile(file, 'utf8').catch(() => ''))
      return Number(bytes) / 1e6
    },
  }
}
