import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { builtServer } from '../support/built-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { until } from '../support/until.ts'

const test = suite('connections that send nothing')

test('300 are closed by the server, and no file descriptor leaks', async () => {
  const server = await builtServer(await temporaryFolder())
  await server.start()
  await fetch(`${server.url}/about`)
  const before = await server.descriptors()
  const port = Number(new URL(server.url).port)
  const sockets = await Promise.all(Array.from({ length: 300 }, () => open(port)))
  // One that does not read keeps its own end open, so the server's is looked at.
  for (const socket of sockets) socket.pause()
  await until('300 to be accepted', async () => (await server.descriptors()) >= before + 300)
  const start = performance.now()
  await until('300 to be closed', async () => (await server.descriptors()) < before + 10)
  console.log(`closed after ${Math.round((performance.now() - start) / 1000)} s`)
  assert.is((await fetch(`${server.url}/healthz`)).status, 200)
})

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  use(() => socket.destroy())
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

test.run()
