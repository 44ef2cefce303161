import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { applicationFiles } from '../../../../../server/features/operations/archives/making/application-files.ts'
import { pack } from '../../../../../server/features/operations/archives/making/pack.ts'
import { start } from '../../../../support/node-process.ts'
import { serverEnvironment } from '../../../../support/server-environment.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('the packed application')

test('runs from the folder it was unpacked to, with nothing else installed', async () => {
  const folder = await temporaryFolder()
  const target = join(folder, 'built.tar.gz')
  const paths = await applicationFiles(process.cwd())
  await pack({ root: process.cwd(), paths, folder: 'built', target })
  execFileSync('tar', ['-xzf', target, '-C', folder])
  execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: join(folder, 'built') })
  await mkdir(join(folder, 'data'))
  const server = start(process.execPath, [join(folder, 'built/dist/server/main.js'), 'serve'], {
    ...serverEnvironment(folder, 0),
    LOG_LEVEL: 'info',
    MAKE_AHEAD: 'off',
  })
  let line = ''
  while (!line.includes('"listening"')) line = await server.nextLine()
  const { url } = JSON.parse(line)
  for (const [path, type] of [
    ['/', 'text/html; charset=utf-8'],
    // Drawn by sharp, the one package that is not bundled.
    ['/icon-192.png', 'image/png'],
  ]) {
    const answer = await fetch(url + path)
    assert.is(answer.status, 200)
    assert.is(answer.headers.get('content-type'), type)
  }
  server.child.kill('SIGTERM')
  assert.is((await server.ended).code, 0)
})

test.run()
