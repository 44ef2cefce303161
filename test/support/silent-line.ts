import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { use } from '#test'

export interface SilentLine {
  port: number
  /** Nothing arrives any more, and neither end is told: as a cable that was pulled. */
  pull(): void
  /** Connections of before stay without an answer; new ones reach the server. */
  plug(): void
}

/** A line to a local port. */
export async function openSilentLine(port: number): Promise<SilentLine> {
  const open = new Set<Socket>()
  let isPulled = false
  const proxy = createServer(client => {
    const server = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(from)
      from.on('data', bytes => {
        if (!isPulled && !silenced.has(from)) to.write(bytes)
      })
      from.on('error', () => undefined)
      from.on('close', () => {
        open.delete(from)
        if (!isPulled && !silenced.has(from)) to.destroy()
      })
    }
    if (isPulled) for (const end of [client, server]) silenced.add(end)
  })
  const silenced = new Set<Socket>()
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  use({
    close() {
      proxy.close()
      for (const end of open) end.destroy()
    },
  })
  return {
    port: (proxy.address() as AddressInfo).port,
    pull() {
      isPulled = true
      for (const end of open) silenced.add(end)
    },
    plug() {
      isPulled = false
    },
  }
}
