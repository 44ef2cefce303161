import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { use } from '#test'

/** A line to a server that hears what its clients say. */
export interface OverheardLine {
  port: number
  /** What clients have sent since the last call. */
  heard(): string
  /** Ends every connection; the next ones pass again. */
  cut(): void
}

/** @param target `host:port` of a server on this machine */
export async function overheardLine(target: string): Promise<OverheardLine> {
  const [host = '', port = ''] = target.split(':')
  const open = new Set<Socket>()
  let said: string[] = []
  const proxy = createServer(client => {
    const server = connect(Number(port), host)
    for (const [end, other] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(end)
      end.pipe(other)
      end.on('error', () => other.destroy())
      end.on('close', () => {
        open.delete(end)
        other.destroy()
      })
    }
    client.on('data', bytes => said.push(bytes.toString('latin1')))
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const end of open) end.destroy()
  }
  use(() => {
    proxy.close()
    cut()
  })
  return {
    port: (proxy.address() as AddressInfo).port,
    heard() {
      const text = said.join('')
      said = []
      return text
    },
    cut,
  }
}
