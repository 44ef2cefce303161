import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { builtServer } from '../support/built-server.ts'
import { freePort } from '../support/free-port.ts'
import { KILLS } from '../support/kill-at-random.ts'
import { serverEnvironment } from '../support/server-environment.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite('a first start that is killed')

const pagesIn = async (folder: string) =>
  (await readdir(join(folder, 'data/pages')).catch(() => [])).filter(name =>
    /^[^.]+\.json$/.test(name),
  )

/** Kills a start as soon as it has stored so many more pages, or a random moment later. */
async function killedStart(folder: string, most: number): Promise<void> {
  const stored = (await pagesIn(folder)).length
  const wanted = stored + Math.floor(Math.random() * Math.max(1, most - stored))
  const env = { ...process.env, ...serverEnvironment(folder, await freePort()) }
  const child: ChildProcess = spawn(process.execPath, ['dist/server/main.js', 'serve'], {
    env,
    stdio: 'ignore',
  })
  while (child.exitCode === null && (await pagesIn(folder)).length < wanted) await pause(1)
  await pause(Math.random() * 30)
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function volume(fixture: string | undefined): Promise<string> {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'uploads'))
  const options = { recursive: true, preserveTimestamps: true }
  if (fixture) await cp(join('test/fixtures', fixture), folder, options)
  return folder
}

/** What the site says of its pages, and what is on its disk, after a start that is not killed. */
async function stateOf(folder: string) {
  const server = use(await builtServer(folder))
  await server.start()
  const read = async (path: string) => (await fetch(server.url + path)).text()
  const addresses = (await read('/sitemap.xml')).replaceAll(server.url, '')
  const page = (await read('/api/pages?path=/about')).replaceAll(server.url, '')
  await server.end('SIGTERM')
  const names = await readdir(join(folder, 'data'), { recursive: true })
  const order = JSON.parse(await readFile(join(folder, 'data/page-order.json'), 'utf8')).data
  return {
    addresses,
    page,
    pages: await pagesIn(folder),
    order,
    left: names.filter(name => name.endsWith('.tmp')),
  }
}

for (const [words, fixture] of [
  ['an empty volume', undefined],
  ['a volume of an earlier release', '0.1.0-pages'],
] as const) {
  test(`over ${words} is repeated, and ends as one that was not`, async () => {
    const whole = await stateOf(await volume(fixture))
    assert.equal(whole.left, [])
    for (let kill = 1; kill < KILLS; kill += 1) {
      const folder = await volume(fixture)
      await killedStart(folder, whole.pages.length)
      if (kill % 2 === 1) await killedStart(folder, whole.pages.length)
      assert.equal(await stateOf(folder), whole)
    }
  })
}

test.run()
