import { spawnSync } from 'node:child_process'
import { cp, mkdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { temporaryFolder } from '../support/temporary-folder.ts'

const SOURCES = [
  'build.ts',
  'package-lock.json',
  'web/page.tsx',
  'server/api/index.ts',
  'build/a.ts',
]
const [long, short] = [new Date('2026-01-01'), new Date('2026-01-02')]

const building = 'Building the site, which takes a minute or two.'

const test = suite<{ folder: string }>('npm start')

/** A site that was built after its sources were last changed. */
test.before.each(async context => {
  const folder = await temporaryFolder()
  context.folder = folder
  for (const name of ['web', 'server/api', 'build', 'dist/server']) {
    await mkdir(join(folder, name), { recursive: true })
  }
  for (const name of SOURCES) await writeFile(join(folder, name), '')
  await writeFile(join(folder, 'build.ts'), "console.error('built')")
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'dist/server/main.js'), "console.log('served')")
  await writeFile(join(folder, 'dist/manifest.json'), '{}')
  await cp('dist/start.js', join(folder, 'dist/start.js'))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  for (const name of [...SOURCES, 'web', 'server/api', 'server', 'build']) {
    await utimes(join(folder, name), long, long)
  }
  await utimes(join(folder, 'dist/manifest.json'), short, short)
})

test('serves a build newer than its sources', ({ folder }) => {
  assert.equal(startIn(folder), { status: 0, lines: ['served'] })
})

test('builds first after a change of an imported source', async ({ folder }) => {
  await writeFile(join(folder, 'server/api/index.ts'), '// changed')
  assert.equal(startIn(folder), { status: 0, lines: [building, 'built', 'served'] })
})

test('builds again after an unfinished build', async ({ folder }) => {
  await rm(join(folder, 'dist/manifest.json'))
  assert.equal(startIn(folder), { status: 0, lines: [building, 'built', 'served'] })
})

test('serves nothing if the build fails', async ({ folder }) => {
  await writeFile(join(folder, 'build.ts'), "console.error('a mistake'); process.exitCode = 3")
  assert.equal(startIn(folder), { status: 3, lines: [building, 'a mistake'] })
})

test.run()

function startIn(folder: string): { status: number | null; lines: string[] } {
  // In the order in which they come.
  const { status, stdout } = spawnSync('sh', ['-c', '"$0" dist/start.js 2>&1', process.execPath], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, lines: stdout.trim().split('\n') }
}
