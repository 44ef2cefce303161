import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { ConnectionLimits } from '../../../server/app/connections.ts'
import { listen } from '../../../server/app/listen.ts'
import { readableLog } from '../../support/log-lines.ts'
import { until } from '../../support/until.ts'

const test = suite('connections')

const here = { port: 0, host: '127.0.0.1' }
const megabyte = 1024 * 1024

async function serve(answer: RequestListener, limits: Partial<ConnectionLimits>) {
  const { log, lines } = readableLog()
  const server = await listen(answer, here, log, { sweepEvery: 20, ...limits })
  use(() => server.stop())
  return { ...server, lines }
}

interface Line {
  socket: Socket
  /** What has come so far. */
  text(): string
  isClosed(): boolean
}

async function open(port: number): Promise<Line> {
  const socket = connect(port, '127.0.0.1')
  use(() => socket.destroy())
  let text = ''
  let isClosed = false
  socket.setEncoding('latin1')
  socket.on('error', () => undefined)
  socket.once('close', () => {
    isClosed = true
  })
  socket.on('data', piece => {
    text += piece
  })
  await once(socket, 'connect')
  return { socket, text: () => text, isClosed: () => isClosed }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

/** An endless response, larger than the kernel's buffers. */
const endless: RequestListener = (_, response) => {
  const more = () => {
    while (response.write('x'.repeat(64 * 1024)));
  }
  response.on('drain', more)
  more()
}

/**
 * What a client reads before its kernel tells the server so: a sixteenth of a full receive buffer
 * (`__tcp_select_window` in Linux), which grows to 6 MB.
 */
const BYTES_UNTOLD = 512 * 1024

/**
 * Whether the server closed the connection of a client that reads at a given rate, and the longest
 * time that the client took for `BYTES_UNTOLD`, in milliseconds.
 */
async function readAt(bytesPerRead: number, unreadFor: number, milliseconds: number) {
  let cutOff = false
  const server = await serve(
    (request, response) => {
      response.once('close', () => {
        cutOff = true
      })
      endless(request, response)
    },
    { unreadFor },
  )
  const { socket } = await open(server.port)
  socket.removeAllListeners('data').pause()
  socket.write(get('/'))
  const start = performance.now()
  let [unread, since, slowest] = [BYTES_UNTOLD, start, 0]
  while (performance.now() - start < milliseconds && !cutOff) {
    await pause(20)
    if (bytesPerRead === 0) continue
    const bytes = socket.read(Math.min(bytesPerRead, socket.readableLength) || undefined)
    unread -= bytes?.length ?? 0
    slowest = Math.max(slowest, performance.now() - since)
    if (unread <= 0) [unread, since] = [BYTES_UNTOLD, performance.now()]
  }
  socket.destroy()
  return { cutOff, slowest }
}

test('a response of which the client reads nothing is cut off', async () => {
  assert.is((await readAt(0, 300, 60_000)).cutOff, true)
})

test('a response that is read slowly, in bursts, is not cut off', async () => {
  const unreadFor = 1000
  for (;;) {
    const { cutOff, slowest } = await readAt(megabyte, unreadFor, 5000)
    // Under load this process itself may be as slow as that, which proves nothing.
    if (slowest < unreadFor / 2) return assert.is(cutOff, false)
  }
})

test('a request that waits for its handler is not cut off', async () => {
  const server = await serve((_, response) => void setTimeout(() => response.end('done'), 500), {
    unreadFor: 50,
  })
  assert.is(await (await fetch(server.url)).text(), 'done')
})

test('a response written in pieces with pauses is not cut off', async () => {
  const answer: RequestListener = async (_, response) => {
    for (let piece = 1; piece <= 4; piece += 1) {
      response.write(`${piece}\n`)
      await pause(150)
    }
    response.end()
  }
  const server = await serve(answer, { unreadFor: 50 })
  assert.is(await (await fetch(server.url)).text(), '1\n2\n3\n4\n')
})

test('requests of one connection are answered in their order, one at a time', async () => {
  let atWork = 0
  let most = 0
  const server = await serve(
    ({ url = '' }, response) => {
      most = Math.max(most, ++atWork)
      // The first takes longest.
      setTimeout(
        () => {
          atWork -= 1
          response.end(`${url} `)
        },
        60 / Number(url.slice(1)),
      )
    },
    { waiting: 4 },
  )
  const { socket, text } = await open(server.port)
  socket.write(['/1', '/2', '/3', '/4', '/5'].map(get).join(''))
  await until('the last answer', () => text().includes('/5'))
  assert.equal(
    text().match(/\/\d (?=HTTP|$)/g),
    [1, 2, 3, 4, 5].map(at => `/${at} `),
  )
  assert.is(most, 1)
})

test('a connection on which too many requests wait is closed, and they are not begun', async () => {
  const begun: (string | undefined)[] = []
  const server = await serve(({ url }) => void begun.push(url), { waiting: 8 })
  const flood = await open(server.port)
  flood.socket.pause()
  flood.socket.write(get('/flood').repeat(5000))
  flood.socket.resume()
  await until('it to be closed', flood.isClosed)
  assert.equal(begun, ['/flood'])
})

test('requests that come at once with large answers all get theirs', async () => {
  const body = 'x'.repeat(300_000)
  const server = await serve((_, response) => response.end(body), { waiting: 8 })
  const { socket, text } = await open(server.port)
  socket.write(get('/').repeat(8))
  await until('the last answer', () => text().split(body).length === 9)
})

test('a body that holds the end of a head is read as it is', async () => {
  const answer: RequestListener = async (request, response) => {
    response.end(Buffer.concat(await request.toArray()))
  }
  const { url } = await serve(answer, {})
  const body = `a\r\n\r\nGET / HTTP/1.1\r\n\r\n${'y'.repeat(200_000)}\r\n\r\n`
  assert.is(await (await fetch(url, { method: 'POST', body })).text(), body)
})

/** A server whose responses wait, except /healthz, with as many requests as it serves. */
async function allAtWork(most: number) {
  const answer: RequestListener = ({ url }, response) => {
    if (url === '/healthz' || url === '/quick') response.end('well')
  }
  const server = await serve(answer, { most })
  const lines = await Promise.all(Array.from({ length: most }, () => open(server.port)))
  for (const { socket } of lines) socket.write(get('/wait'))
  // The server handles them in the order of arrival.
  await pause(200)
  return { ...server, atWork: lines }
}

test('at the limit of busy connections the next one gets 503 and is closed', async () => {
  const { port, atWork, lines } = await allAtWork(10)
  const page = await open(port)
  page.socket.write(get('/about'))
  await until('the refusal', page.isClosed)
  assert.match(page.text(), /^HTTP\/1\.1 503 /)
  assert.match(page.text(), /connection: close/i)
  assert.match(page.text(), /content-type: text\/plain.*\r\n\r\n.*The site has too many visitors/s)
  assert.not.match(page.text(), '{')
  const call = await open(port)
  call.socket.write(get('/api/pages'))
  await until('the refusal', call.isClosed)
  assert.match(call.text(), /\r\n\r\n.*\{"error":"The site has too many visitors/s)
  assert.equal(
    atWork.map(({ isClosed }) => isClosed()),
    Array(10).fill(false),
  )
  assert.is(lines.filter(({ msg }) => msg === 'too many connections').length, 1)
})

test('at the limit of busy connections /healthz is still answered', async () => {
  const { port } = await allAtWork(10)
  const line = await open(port)
  line.socket.write(get('/healthz'))
  await until('the answer', () => /^HTTP\/1\.1 200 .*well/s.test(line.text()))
})

test('a connection above the limit is served once another one closes', async () => {
  const { port, atWork } = await allAtWork(10)
  const line = await open(port)
  line.socket.write(get('/healthz'))
  await until('the answer', () => line.text().endsWith('well'))
  atWork[0]?.socket.destroy()
  await pause(100)
  line.socket.write(get('/quick'))
  await until('the second answer', () => line.text().split(' 200 ').length === 3)
})

test('at the limit the oldest idle connection is closed, silent or keep-alive', async () => {
  const server = await serve((_, response) => response.end('served'), { most: 3 })
  const silent = await open(server.port)
  const begun = await open(server.port)
  begun.socket.write('GET / HT')
  const idle = await open(server.port)
  idle.socket.write(get('/'))
  await until('its answer', () => idle.text().includes('served'))
  for (const [at, giving] of [silent, begun, idle].entries()) {
    const next = await open(server.port)
    next.socket.write(get('/'))
    await until('the answer', () => next.text() !== '')
    assert.match(next.text(), /^HTTP\/1\.1 200 /)
    await until(`connection ${at} to give way`, giving.isClosed)
  }
})

test('2,500 concurrent connections do not keep a visitor from an answer', async () => {
  const server = await serve((_, response) => response.end('served'), { most: 2000 })
  const flood = Array.from({ length: 2500 }, () => {
    const socket = connect(server.port, '127.0.0.1')
    use(() => socket.destroy())
    return socket.on('error', () => undefined)
  })
  await once(flood.at(-1) as Socket, 'connect')
  assert.is(await (await fetch(server.url)).text(), 'served')
})

test('control: the kernel buffers more than a megabyte at once', async () => {
  let written = 0
  const server = await serve((request, response) => {
    endless(request, response)
    setTimeout(() => {
      written = request.socket.bytesWritten - request.socket.writableLength
    }, 100)
  }, {})
  const { socket } = await open(server.port)
  socket.pause()
  socket.write(get('/'))
  await until('the first megabyte', () => written > megabyte)
})

test.run()
