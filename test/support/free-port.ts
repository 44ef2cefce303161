import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'

/**
 * Below those that Linux and macOS give to outgoing connections, which would take the port of a
 * server that a test ends and starts again.
 */
const PORTS = [20_000, 32_000] as const

const reserved = new Set<number>()

/**
 * A port that nothing listened on a moment ago. No test of a run gets the port of another one, whose
 * server may listen only seconds later.
 */
export async function freePort(pick = () => randomInt(...PORTS)): Promise<number> {
  for (;;) {
    const port = pick()
    if ((await isFree(port)) && (await reserve(port))) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

/** @returns false where a test of this run has the port */
async function reserve(port: number): Promise<boolean> {
  if (reserved.has(port)) return false
  reserved.add(port)
  const { TEST_RUN_FOLDER } = process.env
  if (!TEST_RUN_FOLDER) return true
  const ports = join(TEST_RUN_FOLDER, 'ports')
  await mkdir(ports, { recursive: true })
  return mkdir(join(ports, `${port}`)).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
      return false
    },
  )
}
