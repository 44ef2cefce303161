import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below those that Linux and macOS give to outgoing connections, which would take the port of a
 * server that a test ends and starts again.
 */
const PORTS = [20_000, 32_000] as const

/** A port that nothing listened on a moment ago. */
export async function freePort(pick = () => randomInt(...PORTS)): Promise<number> {
  for (;;) {
    const port = pick()
    if (await isFree(port)) return port
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
