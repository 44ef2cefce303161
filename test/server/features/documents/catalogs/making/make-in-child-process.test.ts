import { access, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Job } from '../../../../../../server/features/documents/catalogs/making/job.ts'
import { makeInChildProcess } from '../../../../../../server/features/documents/catalogs/making/make-in-child-process.ts'
import { temporaryFolder } from '../../../../../support/temporary-folder.ts'
import { until } from '../../../../../support/until.ts'
import { fontFolder, shortCatalog } from '../sources.ts'

const test = suite('rendering a catalog in a child process')

async function job(changes: Partial<Job> = {}): Promise<Job> {
  const target = join(await temporaryFolder(), 'a/folder', 'catalog.pdf')
  return { catalog: shortCatalog(1), size: 'full', fontFolder, target, ...changes }
}

const made = makeInChildProcess('dist/server/catalog-process.js')
const never = new AbortController().signal

async function program(text: string): Promise<string> {
  const file = join(await temporaryFolder(), 'program.mjs')
  await writeFile(file, text)
  return file
}

const refusal = (task: Promise<void>): Promise<string> =>
  task.then(
    () => 'it was done',
    error => `${error.name} ${error.message}`,
  )

test('the promise resolves with the complete file alone in its folder', async () => {
  const given = await job()
  await made(given, never)
  assert.equal(await readdir(join(given.target, '..')), ['catalog.pdf'])
})

test('the file and its folder are for the server alone', async () => {
  const given = await job()
  await made(given, never)
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777
  assert.is(await modeOf(given.target), 0o600)
  assert.is(await modeOf(join(given.target, '..')), 0o700)
})

test('an error of the child process rejects the promise and leaves no file', async () => {
  const given = await job({ fontFolder: '/no/such/fonts' })
  assert.match(await refusal(made(given, never)), 'ENOENT')
  await access(given.target).then(
    () => assert.unreachable(),
    () => undefined,
  )
})

test('a child process that dies without an answer rejects the promise', async () => {
  const dies = await program(`process.on('message', () => process.kill(process.pid, 'SIGKILL'))`)
  assert.match(await refusal(makeInChildProcess(dies)(await job(), never)), 'without an answer')
})

test('a child process that takes too long or is aborted is killed', async () => {
  const notes = await temporaryFolder()
  const stays = await program(
    `import { writeFileSync } from 'node:fs'
     process.on('message', () => {
       writeFileSync(${JSON.stringify(notes)} + '/' + process.pid, '')
       setInterval(() => {}, 1000)
     })`,
  )
  assert.match(await refusal(makeInChildProcess(stays, 1500)(await job(), never)), 'AbortError')
  const before = await readdir(notes)
  const stop = new AbortController()
  const making = refusal(makeInChildProcess(stays)(await job(), stop.signal))
  await until('the second to begin', async () => (await readdir(notes)).length > before.length)
  stop.abort()
  assert.match(await making, 'AbortError')
  // They must have exited, since the next job may need the memory.
  assert.equal((await readdir(notes)).filter(isAlive), [])
})

function isAlive(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

test('the child process gets no environment variables, which contain secrets', async () => {
  const tells = await program(
    `process.on('message', job => process.send({ fault: 'seen: ' + Object.keys(process.env).sort() }, () => process.disconnect()))`,
  )
  const seen = await refusal(makeInChildProcess(tells)(await job(), never))
  assert.match(seen, /seen: MALLOC_\w+(,MALLOC_\w+)*(,NODE_CHANNEL\w*)*(,|$)/)
  assert.not.match(seen, 'PATH,')
})

test.run()
