import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { freePort } from '../../support/free-port.ts'
import { bundle } from '../../support/node-process.ts'
import { serverEnvironment } from '../../support/server-environment.ts'
import { smallDisk } from '../../support/small-disk.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { until } from '../../support/until.ts'

const test = suite('log')

const program = await bundle('test/server/processes/log-lines.ts')

test('lines are written in batches, and none is lost when the process exits', async () => {
  const file = join(await temporaryFolder(), 'log')
  const { stderr } = spawnSync(process.execPath, [program], {
    stdio: ['ignore', openSync(file, 'a'), 'pipe'],
    encoding: 'utf8',
  })
  assert.equal(JSON.parse(stderr), { atOnce: [], later: ['first', 'second'] })
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  assert.equal(
    lines.map(line => JSON.parse(line).msg),
    ['first', 'second', 'last'],
  )
})

/** Starts the built server with this as its standard output, and asks it for a page many times. */
async function askWhileLogTo(output: number | 'pipe'): Promise<void> {
  const folder = await temporaryFolder()
  const port = await freePort()
  const env = {
    ...process.env,
    ...serverEnvironment(folder, port),
    MAKE_AHEAD: 'off',
  }
  const words = ['dist/server/main.js', 'serve']
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', output, 'pipe'] })
  use(() => child.kill('SIGKILL'))
  child.stdout?.destroy()
  await until('the server to answer', () =>
    fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined),
  )
  for (let count = 0; count < 100; count++) {
    assert.is((await fetch(`http://127.0.0.1:${port}/contact?n=${count}`)).status, 200)
  }
  assert.is(child.exitCode, null)
  child.kill('SIGTERM')
  assert.equal(await once(child, 'exit'), [0, null])
}

test('a log that is full or closed does not end the site, nor keep it from ending', async () => {
  await askWhileLogTo(openSync('/dev/full', 'a'))
  await askWhileLogTo('pipe')
})

test('on a full disk lines wait, and the number of dropped ones is logged', async () => {
  const disk = await smallDisk(8)
  const file = join(disk.folder, 'log')
  const output = openSync(file, 'a')
  const child = spawn(process.execPath, [await bundle('test/server/processes/many-lines.ts')], {
    env: { ...process.env, ...disk.env },
    stdio: ['pipe', output, 'inherit', 'ipc'],
  })
  use(() => child.kill('SIGKILL'))
  const log = async (count: number) => {
    child.send(count)
    await once(child, 'message')
  }
  await log(10)
  await disk.fill()
  await log(20_000)
  await disk.empty()
  await log(1)
  child.kill()
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  const objects = lines.map(line => JSON.parse(line))
  const numbers = objects.flatMap(({ number }) => number ?? [])
  const told = objects.filter(({ msg }) => msg === 'log lines lost')
  const lost = told.reduce((sum, line) => sum + line.lost, 0)
  assert.equal(
    numbers.slice(0, 20),
    Array.from({ length: 20 }, (_, at) => at + 1),
  )
  assert.is(numbers.length + lost, 20_011, JSON.stringify(told))
  assert.ok(numbers.length > 1000 && lost > 1000, `${numbers.length} kept, ${lost} lost`)
})

test.run()
