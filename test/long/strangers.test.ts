import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { builtServer } from '../support/built-server.ts'
import { madeUp, publicAddresses, sendAll } from '../support/strangers.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** The same with all kinds of requests in a memory group: test/bench/strangers.ts. */
const test = suite('strangers with large headers')

test('they neither end a server with a heap of 128 MB nor make it grow by 60 MB', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'uploads'))
  const server = await builtServer(folder, {
    NODE_OPTIONS: '--max-old-space-size=128 --max-semi-space-size=4',
  })
  await server.start()
  await sendAll(
    server.url,
    publicAddresses.map(path => ({ path, headers: {} })),
  )
  const before = (await server.memory()).server
  // The smallest answer, of which most fit.
  const path = '/api/search?q=zzzzzz'
  const numbers = Array.from({ length: 8000 }, (_, number) => number)
  const requests = numbers.map(number => ({
    path,
    headers: { accept: `image/${madeUp(number, 18_000)}` },
  }))
  assert.equal(await sendAll(server.url, requests), { 200: 8000 })
  const growth = (await server.memory()).server - before
  assert.ok(growth < 60, `${growth} MB`)
})

test.run()
