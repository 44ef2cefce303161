import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { listen } from '../../../server/app/listen.ts'
import { ownAddress } from '../../../server/app/own-address.ts'
import { sendRaw } from '../../support/http.ts'
import { readableLog } from '../../support/log-lines.ts'

const test = suite('listening')

const here = { port: 0, host: '127.0.0.1' }

test('the log line contains the URL, which answers', async () => {
  const { log, lines } = readableLog()
  const server = await listen((_, response) => response.end('hello'), here, log)
  assert.is(await (await fetch(server.url)).text(), 'hello')
  const { msg, url } = lines[0] ?? {}
  assert.equal({ msg, url }, { msg: 'listening', url: server.url })
})

test('the URL has localhost where the server is bound to every address, and IPv6 in brackets', async () => {
  const { log } = readableLog()
  const server = await listen((_, response) => response.end(), { port: 0, host: '0.0.0.0' }, log)
  assert.is(server.url, `http://localhost:${server.port}`)
  assert.equal(
    ['::', '127.0.0.1', '::1', 'mill'].map(host => ownAddress(host, 80)),
    ['http://localhost:80', 'http://127.0.0.1:80', 'http://[::1]:80', 'http://mill:80'],
  )
})

test('a port in use is a StartError with instructions', async () => {
  const { log } = readableLog()
  const first = await listen((_, response) => response.end(), here, log)
  const second = { ...here, port: first.port }
  const fault = await listen(() => undefined, second, log).catch(error => error)
  assert.is(fault.name, 'StartError')
  assert.is(fault.message, `Port ${first.port} is in use. Set PORT to another one.`)
})

test('an address that this machine does not have is a StartError that names it', async () => {
  const { log } = readableLog()
  // Of a network for documents: no machine has it.
  const fault = await listen(() => undefined, { port: 0, host: '192.0.2.1' }, log).catch(
    error => error,
  )
  assert.is(fault.name, 'StartError')
  assert.match(fault.message, /^Cannot listen on HOST 192\.0\.2\.1, PORT 0: .*EADDRNOTAVAIL/)
})

/** A server that holds its first answer back until `finish` is called. */
async function holding() {
  const { log } = readableLog()
  let finish = () => {}
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  const hold: RequestListener = (_, response) => {
    finish = () => response.end('finished')
    arrive()
  }
  const server = await listen(hold, here, log)
  const answer = fetch(server.url).then(held => held.text())
  await arrived
  return { server, answer, finish: () => finish() }
}

test('closing lets a running response finish and accepts no new connections', async () => {
  const { server, answer, finish } = await holding()
  const stopped = server.stop()
  const refused = await fetch(server.url).catch(error => error)
  assert.instance(refused, Error)
  finish()
  assert.is(await answer, 'finished')
  await stopped
})

test('closing ends idle connections without waiting for busy ones', async () => {
  const { server, answer, finish } = await holding()
  const silent = connect(server.port, '127.0.0.1')
  await new Promise(resolve => silent.once('connect', resolve))
  const closed = new Promise(resolve => silent.once('close', resolve))
  const stopped = server.stop()
  await closed
  finish()
  assert.is(await answer, 'finished')
  await stopped
})

test('more than 20 KB of headers are rejected with 431', async () => {
  const { log } = readableLog()
  const server = await listen((_, response) => response.end('hello'), here, log)
  const head = (bytes: number) =>
    `GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Long: ${'a'.repeat(bytes)}\r\n\r\n`
  assert.match(await sendRaw(server.port, head(18_000)), /^HTTP\/1.1 200 /)
  assert.match(await sendRaw(server.port, head(21_000)), /^HTTP\/1.1 431 /)
})

test.run()
