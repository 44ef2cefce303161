import { createServer, type Socket } from 'node:net'
import { use } from '#test'

type Row = Record<string, string | boolean>
/** Rows, or an error of the database with its code. */
export type WireAnswer = Row[] | { code: string; message: string } | undefined

export interface WireDatabase {
  url: string
  /** Statements of all connections, in the order in which they came. */
  asked: string[]
  /** Open connections. */
  lines: Set<Socket>
  notify(text: string): void
  /** Breaks all connections without a word. */
  cut(): void
}

interface WireOptions {
  /** Answers a statement; one that never resolves stands for a server that says nothing. */
  answer?: (text: string, values: string[]) => WireAnswer | Promise<WireAnswer>
  /** Refuses connections. */
  refusal?: () => { code: string; message: string } | undefined
}

/**
 * Stands in for a PostgreSQL server: it speaks as much of its protocol as clients need to connect, ask
 * and listen. https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
export async function wireDatabase({
  answer = () => undefined,
  refusal = () => undefined,
}: WireOptions = {}): Promise<WireDatabase> {
  const asked: string[] = []
  const lines = new Set<Socket>()

  const server = createServer(socket => {
    lines.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => lines.delete(socket))
    let unread = Buffer.alloc(0)
    let isBegun = false
    let statement = ''
    let values: string[] = []

    async function reply(isSimple: boolean) {
      asked.push(statement)
      const rows = await answer(statement, values)
      if (rows && 'code' in rows)
        return socket.write(error(rows) + (isSimple ? READY : ''), 'latin1')
      const begun = isSimple ? '' : message('1') + message('2')
      const [first] = rows ?? []
      const described = first ? message('T', columns(first)) : isSimple ? '' : message('n')
      const data = (rows ?? []).map(row => message('D', cells(row))).join('')
      socket.write(
        begun + described + data + message('C', 'OK\0') + (isSimple ? READY : ''),
        'latin1',
      )
    }

    function take(type: string, body: Buffer) {
      const text = body.toString('latin1')
      if (type === 'P') statement = text.split('\0')[1] ?? ''
      if (type === 'B') values = valuesIn(body)
      if (type === 'E') void reply(false).then(() => socket.write(READY, 'latin1'))
      if (type === 'X') socket.end()
      if (type !== 'Q') return
      ;[statement, values] = [text.slice(0, -1), []]
      void reply(true)
    }

    socket.on('data', piece => {
      unread = Buffer.concat([unread, piece])
      for (;;) {
        const head = isBegun ? 1 : 0
        if (unread.length < head + 4) return
        const end = head + unread.readInt32BE(head)
        if (unread.length < end) return
        const [type, body] = [unread.toString('latin1', 0, head), unread.subarray(head + 4, end)]
        unread = unread.subarray(end)
        if (isBegun) take(type, body)
        else {
          isBegun = true
          const refused = refusal()
          if (refused) socket.end(error(refused), 'latin1')
          else socket.write(message('R', int32(0)) + READY, 'latin1')
        }
      }
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const cut = () => lines.forEach(line => void line.destroy())
  use(() => {
    cut()
    server.close()
  })
  const { port } = server.address() as { port: number }
  return {
    url: `postgres://site:secret@127.0.0.1:${port}/shop`,
    asked,
    lines,
    cut,
    notify(text) {
      const notice = message('A', `${int32(1)}store_changes\0${text}\0`)
      for (const line of lines) line.write(notice, 'latin1')
    },
  }
}

const int16 = (number: number) => String.fromCharCode(number >> 8, number & 0xff)
const int32 = (number: number) => int16(number >>> 16) + int16(number & 0xffff)
const message = (type: string, body = '') => type + int32(body.length + 4) + body
const READY = message('Z', 'I')

const error = ({ code, message: why }: { code: string; message: string }) =>
  message('E', `SFATAL\0C${code}\0M${why}\0\0`)

const columns = (row: Row) =>
  int16(Object.keys(row).length) +
  Object.entries(row)
    .map(([name, value]) => {
      const type = typeof value === 'boolean' ? 16 : 25
      return `${name}\0${int32(0)}${int16(0)}${int32(type)}${int16(0)}${int32(0)}${int16(0)}`
    })
    .join('')

const cells = (row: Row) =>
  int16(Object.keys(row).length) +
  Object.values(row)
    .map(value => (typeof value === 'boolean' ? (value ? 't' : 'f') : value))
    .map(value => int32(value.length) + value)
    .join('')

/** Of a message that binds values to a statement without a name. */
function valuesIn(body: Buffer): string[] {
  let at = 2
  at += 2 + 2 * body.readInt16BE(at)
  const count = body.readInt16BE(at)
  at += 2
  return Array.from({ length: count }, () => {
    const length = body.readInt32BE(at)
    const value = length < 0 ? '' : body.toString('utf8', at + 4, at + 4 + length)
    at += 4 + Math.max(length, 0)
    return value
  })
}
