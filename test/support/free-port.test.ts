import { once } from 'node:events'
import { createServer } from 'node:net'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { freePort } from './free-port.ts'

const test = suite('a free port')

test('is none of those that outgoing connections get', async () => {
  // The lowest of Linux; that of macOS is 49152.
  for (let count = 0; count < 50; count += 1) assert.ok((await freePort()) < 32_768)
})

test('is another one where a server listens', async () => {
  const taken = await freePort()
  const server = createServer().listen(taken, '127.0.0.1')
  await once(server, 'listening')
  use(() => server.close())
  const other = await freePort()
  const picks = [taken, taken, other]
  assert.is(await freePort(() => picks.shift() ?? 0), other)
})

test.run()
