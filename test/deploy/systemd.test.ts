import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { freePort } from '../support/free-port.ts'
import { installFromDebian } from '../support/install-from-debian.ts'
import { start } from '../support/node-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite('deploy/showyard.service')

const unit = await readFile('deploy/showyard.service', 'utf8')
const all = (key: string) =>
  [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)

test('starts the site with its settings and stops it cleanly', async () => {
  const folder = await temporaryFolder()
  const pairs = all('Environment').flatMap(line => line.split(' ').map(pair => pair.split('=')))
  const settings: Record<string, string> = Object.fromEntries(pairs)
  for (const [name, value] of pairs) {
    settings[name ?? ''] = (value ?? '').replace('/var/lib/showyard', folder)
  }
  assert.is(settings.DATA_DIR, join(folder, 'data'))
  const PORT = String(await freePort())
  const [program = '', ...args] = all('ExecStart')[0]?.split(' ') ?? []
  assert.is(program, '/usr/bin/node')
  const site = start(process.execPath, args, { ...settings, PORT, MAKE_AHEAD: 'off' })
  for (let line = ''; !line.includes('"listening"'); ) line = await site.nextLine()
  assert.is((await fetch(`http://127.0.0.1:${PORT}/healthz`)).status, 200)
  site.child.kill('SIGTERM')
  assert.is((await site.ended).code, 0)
})

test('everything is written below the StateDirectory', () => {
  const folders =
    all('Environment')
      .join(' ')
      .match(/\w+_DIR=\S+/g) ?? []
  assert.is(folders.length, 3)
  for (const pair of folders) assert.match(pair, `=/var/lib/${all('StateDirectory')[0]}/`)
})

test('systemd-analyze finds no error', async () => {
  if (!canVerify()) {
    console.log('systemd cannot be installed here: it was not asked about deploy/showyard.service')
    return
  }
  // The unit requires a program and a user that exist only on an installed machine.
  const own = unit.replace('/usr/bin/node', process.execPath).replace('User=showyard', 'User=root')
  assert.equal(await faultsOf(own), '')
  assert.match(await faultsOf(own.replace('ProtectSystem=', 'ProtectSytem=')), 'ProtectSytem')
})

test.run()

function canVerify(): boolean {
  const isThere = () => !spawnSync('systemd-analyze', ['--version']).error
  if (!isThere()) installFromDebian('systemd')
  return isThere()
}

async function faultsOf(text: string): Promise<string> {
  const folder = await temporaryFolder()
  const file = join(folder, 'showyard.service')
  await writeFile(file, text)
  const { stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
  // Other units of the machine may have faults too.
  return stderr
    .split('\n')
    .filter(line => line.includes('showyard'))
    .join('\n')
}
