import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { freePort } from './free-port.ts'
import { temporaryFolder } from './temporary-folder.ts'

const test = suite('a free port')

test('is none of those that outgoing connections get', async () => {
  // The lowest of Linux; that of macOS is 49152.
  for (let count = 0; count < 50; count += 1) assert.ok((await freePort()) < 32_768)
})

test('is another one where a server listens', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  use(() => server.close())
  const { port } = server.address() as { port: number }
  const picks = [port, port, 32_499]
  assert.is(await freePort(() => picks.shift() ?? 32_498), 32_499)
})

test('is given to one of all tests of a run before a server listens on it', async () => {
  const env = { ...process.env, TEST_RUN_FOLDER: await temporaryFolder() }
  const module = JSON.stringify(new URL('free-port.ts', import.meta.url).href)
  const program = `import(${module}).then(async ({ freePort }) => {
    const picks = [32497, 32497, 32496, 32495]
    console.log(await freePort(() => picks.shift()))
  })`
  const ask = () =>
    spawnSync('npx', ['tsx', '-e', program], { env, encoding: 'utf8' }).stdout.trim()
  assert.equal([ask(), ask(), ask()], ['32497', '32496', '32495'])
})

test.run()
