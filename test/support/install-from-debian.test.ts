import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { temporaryFolder } from './temporary-folder.ts'

const test = suite("installation of Debian's packages")

const mayInstall = process.getuid?.() === 0 && existsSync('/var/lib/apt')

test('waits for that of another test file', async () => {
  const folder = await temporaryFolder()
  const log = join(folder, 'log')
  const aptGet = join(folder, 'apt-get')
  await writeFile(log, '')
  await writeFile(aptGet, `#!/bin/sh\necho begin >> ${log}\nsleep 0.2\necho end >> ${log}\n`)
  await chmod(aptGet, 0o755)
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
  const code =
    "import('./test/support/install-from-debian.ts').then(m => m.installFromDebian('hello'))"
  const install = () => {
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], {
      env,
      stdio: 'inherit',
    })
    return new Promise(resolve => child.once('exit', resolve))
  }
  assert.equal(await Promise.all([install(), install()]), [0, 0])
  // Each updates and installs; where packages cannot be installed, nothing is run.
  assert.is(await readFile(log, 'utf8'), mayInstall ? 'begin\nend\n'.repeat(4) : '')
})

test.run()
