import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { rawBody } from '../../../../server/base/http/raw-body.ts'
import { type Ask, sendRaw, visit } from '../../../support/http.ts'
import { serveKoa } from '../../../support/koa-server.ts'

const test = suite('body as it is (rawBody)')

const options = { type: 'text/csv', most: 10, tooLarge: 'A table has at most 10 bytes' }
const csv = { 'content-type': 'text/csv' }

const reading = () =>
  serveKoa([
    async ctx => {
      ctx.body = { got: (await rawBody(ctx, options)).toString('hex') }
    },
  ])

async function send(ask: Ask) {
  const server = await reading()
  const answer = await visit(server.url)('/api/x', { method: 'POST', ...ask })
  const { got, error } = (await answer.json()) as { got?: string; error?: string }
  return { status: answer.status, got: got && Buffer.from(got, 'hex').toString(), error }
}

/** Sent in pieces, without its length. */
const inPieces = (...pieces: string[]): Ask & { duplex: 'half' } => ({
  headers: csv,
  body: Readable.toWeb(Readable.from(pieces.map(piece => Buffer.from(piece)))) as ReadableStream,
  duplex: 'half',
})

test('is returned byte for byte, with or without its length, up to the limit', async () => {
  const whole = { status: 200, got: '0123456789', error: undefined }
  assert.equal(await send({ headers: csv, body: '0123456789' }), whole)
  assert.equal(await send(inPieces('01234', '56789')), whole)
  assert.equal(await send({ headers: csv, body: '' }), { ...whole, got: '' })
})

test('is refused in the words given where it has more, however it is sent', async () => {
  const refused = { status: 413, got: undefined, error: options.tooLarge }
  assert.equal(await send({ headers: csv, body: '0123456789a' }), refused)
  assert.equal(await send(inPieces('01234', '56789', 'a')), refused)
})

test('is refused before it comes where its length says that it has more', async () => {
  const { port } = await reading()
  const head = 'POST /api/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: text/csv\r\n'
  assert.match(await sendRaw(port, `${head}Content-Length: 11\r\n\r\n`), 'HTTP/1.1 413')
})

test('lets the connection go on after one that has more', async () => {
  const { port } = await reading()
  const head = 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Type: text/csv\r\n'
  const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`
  const large = `${head}Transfer-Encoding: chunked\r\n\r\n${piece.repeat(100)}0\r\n\r\n`
  const next = `${head}Connection: close\r\nContent-Length: 1\r\n\r\na`
  const answers = await sendRaw(port, large + next)
  assert.equal(answers.match(/HTTP\/1.1 \d+/g), ['HTTP/1.1 413', 'HTTP/1.1 200'])
})

test('is refused as another type, and compressed', async () => {
  const refused = { status: 415, got: undefined, error: 'Send the body as text/csv' }
  const body = 'a,b'
  assert.equal(await send({ headers: { 'content-type': 'text/plain' }, body }), refused)
  const headers = { ...csv, 'content-encoding': 'gzip' }
  assert.equal(await send({ headers, body: gzipSync('a') }), refused)
  const named = { 'content-type': 'text/csv; charset=utf-8' }
  assert.is((await send({ headers: named, body })).got, body)
})

test.run()
