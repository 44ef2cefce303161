import { once } from 'node:events'
import { readdir, truncate, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { builtServer } from '../../../support/built-server.ts'
import { childrenOf } from '../../../support/child-process-work.ts'
import { type RunningProgram, start } from '../../../support/node-process.ts'
import { serverEnvironment } from '../../../support/server-environment.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { until } from '../../../support/until.ts'

const test = suite('child processes of a server that is killed')

const built = 'dist/server'
const programs = (await readdir(built)).filter(name => name.endsWith('-process.js'))

/** A process that runs a script of its own in the place of the server. */
const run = (script: string, env = {}): RunningProgram =>
  start(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], env)

/** Its output stays open as long as its child processes. */
async function kill({ child }: RunningProgram): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

function isAlive(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

test('every built program ends, in the middle of a computation as well', async () => {
  assert.ok(programs.length >= 7, programs.join())
  const folder = await temporaryFolder()
  const busy = programs.map(async name => {
    const file = join(folder, name.replace('.js', '.mjs'))
    // Pictures are made in threads; test/server/features/media/derivatives-process.test.ts ends that program.
    const computes = name !== 'image-process.js'
    const loop = `process.send(process.pid, () => { while (${computes}); })`
    await writeFile(file, `await import(${JSON.stringify(resolve(built, name))})\n${loop}`)
    return file
  })
  const server = run(`
    import { startProcess } from './server/base/child-processes/start-process.ts'
    for (const program of ${JSON.stringify(await Promise.all(busy))}) {
      startProcess(program).once('message', pid => console.log(pid))
    }`)
  const pids = await until('all to be busy', () => {
    const { length } = server.lines
    return length === programs.length && server.lines
  })
  assert.equal(pids.filter(isAlive), pids)
  await kill(server)
  await until('all to end', () => !pids.some(isAlive), 20_000)
})

test('the nightly backup ends', async () => {
  const folder = await temporaryFolder()
  const site = await builtServer(folder)
  await site.start()
  await site.end('SIGTERM')
  const large = join(folder, 'uploads', 'large.mp4')
  await writeFile(large, '')
  await truncate(large, 8e9)
  const archives = await temporaryFolder()
  const server = run(
    `import { makeMissingBackup } from './server/features/operations/volume/nightly.ts'
    process.argv[1] = ${JSON.stringify(resolve(built, 'main.js'))}
    const log = { info: console.log, error: console.log }
    const options = { folder: ${JSON.stringify(archives)}, keep: 1, log }
    await makeMissingBackup(options, new AbortController().signal)`,
    serverEnvironment(folder, 0),
  )
  await until('an archive to grow', async () => (await readdir(archives)).length > 0)
  const pids = await childrenOf(server.child.pid ?? 0)
  await kill(server)
  await until('the backup to end', () => !pids.some(isAlive), 20_000)
  assert.match((await readdir(archives)).join(), /^\..*\.tmp$/, 'before it was complete')
})

test.run()
