import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { use } from '#test'

export interface BreakingLine {
  url: string
  /** Bytes that came from the client, whether or not they reached the server. */
  readonly sent: number
  readonly cuts: number
  close(): void
}

interface Options {
  /** The server's port, asked for at each connection. */
  port: () => number
  /** After how many bytes from the client in all the line breaks, once for each. */
  cutAt: number[]
  /** Called when the line has broken, with how often it has. */
  onCut?: (times: number) => void
}

/** Milliseconds after each piece: a line is slower than the disk behind it, so it holds little. */
const rest = 2

/**
 * A line to the server that breaks: every second time both ends are told nothing but a reset, with
 * which the bytes under way are lost; else what has left the client still arrives.
 */
export async function openBreakingLine({ port, cutAt, onCut }: Options): Promise<BreakingLine> {
  const open = new Set<Socket>()
  const ahead = [...cutAt]
  let sent = 0

  const proxy = createServer(client => {
    const server = connect(port(), '127.0.0.1')
    const ends = [client, server]
    const breakLine = (how: 'destroy' | 'resetAndDestroy') => {
      for (const end of ends) if (!end.destroyed) end[how]()
    }
    for (const end of ends) {
      open.add(end)
      end.on('error', () => breakLine('destroy'))
      end.on('close', () => {
        open.delete(end)
        breakLine('destroy')
      })
    }
    server.pipe(client)
    client.on('data', bytes => {
      sent += bytes.length
      client.pause()
      server.write(bytes, () => setTimeout(() => client.resume(), rest))
      if (sent < (ahead[0] ?? Number.POSITIVE_INFINITY)) return
      ahead.shift()
      const times = cutAt.length - ahead.length
      breakLine(times % 2 === 1 ? 'resetAndDestroy' : 'destroy')
      onCut?.(times)
    })
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))

  return use({
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    get sent() {
      return sent
    },
    get cuts() {
      return cutAt.length - ahead.length
    },
    close() {
      proxy.close()
      for (const end of open) end.destroy()
    },
  })
}
