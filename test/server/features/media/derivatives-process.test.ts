import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { openTurns } from '../../../../server/base/child-processes/turns.ts'
import { openImageWorker } from '../../../../server/features/media/image-work/image-worker.ts'
import type { FileJob } from '../../../../server/features/media/image-work/jobs.ts'
import { serveKoa } from '../../../support/koa-server.ts'
import { sample } from '../../../support/samples.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { until } from '../../../support/until.ts'
import { imageProgram } from './open-derivatives.ts'
import { refusal } from './open-media.ts'

const test = suite('image worker process')

const worker = (...options: Parameters<typeof openImageWorker>) => use(openImageWorker(...options))

const job = (source: string): FileJob => ({ kind: 'upright-jpeg', source, target: '/nowhere' })

/**
 * A program that replaces the real one and runs `answer(job, id)` for each job; `log` is its log.
 */
async function program(answer: string) {
  const folder = await temporaryFolder()
  const [file, log] = [join(folder, 'program.mjs'), join(folder, 'log')]
  await writeFile(log, '')
  await writeFile(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs'
    const note = text => appendFileSync(${JSON.stringify(log)}, text + '\\n')
    const noted = () => readFileSync(${JSON.stringify(log)}, 'utf8').trim().split('\\n')
    const reply = message => process.send(message)
    const answer = (job, id) => { ${answer} }
    process.on('message', ({ id, job }) => { note(job.source); answer(job, id) })
    process.on('disconnect', () => { note('sent home'); process.exit() })`,
  )
  const diary = async () => (await readFile(log, 'utf8')).split('\n').filter(Boolean)
  return { file, diary }
}

test('writes an upright JPEG without metadata', async () => {
  const target = join(await temporaryFolder(), 'target')
  // What a process that died over this job had begun.
  await writeFile(target, 'half')
  const source = sample('photo-12mp-rotated-gps.jpg')
  await worker(imageProgram).run({ kind: 'upright-jpeg', source, target })
  const { width, height, exif } = await sharp(target).metadata()
  assert.equal([width, height, exif], [1920, 2560, undefined])
})

test('rejects with the message and status of the job', async () => {
  const target = join(await temporaryFolder(), 'target')
  const one = worker(imageProgram)
  for (const [name, sentence] of [
    ['bad/truncated.jpg', /damaged or incomplete/],
    ['bad/html.jpg', /not a picture/],
    ['bad/bomb-30000x30000.png', /megapixels/],
  ] as const) {
    const source = sample(name)
    const { status, message } = await refusal(one.run({ kind: 'upright-jpeg', source, target }))
    assert.is(status, 415, name)
    assert.match(message, sentence)
  }
})

test('rejects with the error code ENOSPC on a full disk', async () => {
  const { file } = await program(`reply({ id, fault: { message: 'no space', code: 'ENOSPC' } })`)
  const error = await worker(file)
    .run(job('a'))
    .catch((thrown: NodeJS.ErrnoException) => thrown)
  assert.is((error as NodeJS.ErrnoException).code, 'ENOSPC')
})

test('is restarted when it dies during a job, which is retried once', async () => {
  const { file, diary } = await program(`noted().length < 2 ? process.exit(1) : reply({ id })`)
  await worker(file).run(job('a'))
  assert.equal(await diary(), ['a', 'a'])
})

test('rejects a job that killed it twice, and does the next one', async () => {
  const { file, diary } = await program(
    `job.source === 'a' ? process.kill(process.pid, 'SIGKILL') : reply({ id })`,
  )
  const one = worker(file)
  const [refused] = await Promise.all([refusal(one.run(job('a'))), one.run(job('b'))])
  assert.is(refused.status, 503)
  assert.match(refused.message, /could not be processed/)
  assert.equal(await diary(), ['a', 'a', 'b'])
})

test('is logged with the cause where it dies or cannot be started', async () => {
  const { file } = await program(`process.kill(process.pid, 'SIGKILL')`)
  const dying = worker(file)
  const server = await serveKoa([() => dying.run(job('a'))])
  await fetch(server.url)
  const { execPath } = process
  process.execPath = file
  await fetch(server.url).finally(() => {
    process.execPath = execPath
  })
  const causes = server.lines.map(({ err }) => (err as Error | undefined)?.message)
  assert.match(causes.join(), /without an answer, by SIGKILL,.*spawn .* EACCES/)
})

test('is killed when a job takes too long; the job is rejected, the next one runs', async () => {
  const { file, diary } = await program(`job.source === 'a' || reply({ id })`)
  const one = worker(file, { longestJob: 5000 })
  const [{ status, message }] = await Promise.all([refusal(one.run(job('a'))), one.run(job('b'))])
  assert.is(status, 415)
  assert.match(message, /takes longer to decode.*save it again/)
  assert.equal(await diary(), ['a', 'b'])
})

test('runs one job at a time, awaited ones first', async () => {
  const { file, diary } = await program(
    `note('at ' + job.source); setTimeout(() => { note('done ' + job.source); reply({ id }) }, 20)`,
  )
  const one = worker(file)
  const wanted: [string, boolean][] = [
    ['a', false],
    ['b', false],
    ['c', true],
    ['d', true],
  ]
  await Promise.all(wanted.map(([name, isAwaited]) => one.run(job(name), isAwaited)))
  const order = ['a', 'c', 'd', 'b'].flatMap(name => [name, `at ${name}`, `done ${name}`])
  assert.equal(await diary(), order)
})

test('ends when idle, and is started for the next job', async () => {
  const { file, diary } = await program(`note(String(process.pid)); reply({ id })`)
  const one = worker(file, { longestIdle: 20 })
  await one.run(job('a'))
  await until('it to be sent home', async () => (await diary()).includes('sent home'))
  await one.run(job('b'))
  const [, first, , , second] = await diary()
  assert.ok(first)
  assert.is.not(first, second)
})

test('with little memory, ends before other work begins', async () => {
  const { file, diary } = await program('reply({ id })')
  const turns = openTurns({ isShort: () => true })
  const other = turns.lane()
  const one = worker(file, { turns })
  await one.run(job('a'))
  const seen = await other.run(diary, () => false)
  assert.equal(seen, ['a', 'sent home'])
  await one.run(job('b'))
  assert.equal(await diary(), ['a', 'sent home', 'b'])
})

test('gets no environment, and a low CPU and memory priority', async () => {
  const { file, diary } = await program(
    `import('node:os').then(({ getPriority }) => {
      const rank = readFileSync('/proc/self/oom_score_adj', 'utf8').trim()
      note(JSON.stringify([Object.keys(process.env), getPriority(), rank, process.execArgv]))
      reply({ id })
    })`,
  )
  process.env.SESSION_KEYS = 'secret'
  await worker(file).run(job('a'))
  delete process.env.SESSION_KEYS
  const [names, priority, rank, words] = JSON.parse((await diary())[1] ?? '')
  assert.ok(names.includes('MALLOC_ARENA_MAX'))
  assert.ok(names.includes('MALLOC_TRIM_THRESHOLD_'), 'gives back what a photo took')
  assert.not(names.includes('SESSION_KEYS'))
  assert.is(priority, 10)
  assert.is(rank, '1000', 'the kernel ends it before the server')
  assert.match(words.join(' '), '--max-semi-space-size=4 --max-old-space-size=128')
})

test('is killed when the server disconnects during a job', async () => {
  const targets = [{ file: join(await temporaryFolder(), '1920.avif'), format: 'avif' }]
  const source = sample('photo-12mp-rotated-gps.jpg')
  const child = fork(imageProgram, { execArgv: [] })
  const ended = once(child, 'exit')
  child.send({ id: 1, job: job(sample('bad/empty.jpg')) })
  await once(child, 'message')
  child.send({ id: 2, job: { kind: 'derivatives', source, width: 1920, targets } }, () =>
    child.disconnect(),
  )
  assert.equal(await ended, [null, 'SIGKILL'])
})

test('ends when it is closed, and its jobs are rejected', async () => {
  const { file } = await program(`note(String(process.pid))`)
  const one = worker(file)
  const jobs = [refusal(one.run(job('a'))), refusal(one.run(job('b')))]
  await one.close()
  for (const { status } of await Promise.all(jobs)) assert.is(status, 503)
  assert.is((await refusal(one.run(job('c')))).status, 503)
})

test('keeps its own process alive until it has ended, even if a reply arrives while it is closed', async () => {
  const { file } = await program(`reply({ id })`)
  // Blocked, the process finds the reply waiting in the pipe once it has asked for the end.
  const script = `
    import { openImageWorker } from './server/features/media/image-work/image-worker.ts'
    const worker = openImageWorker(${JSON.stringify(file)})
    await worker.run(${JSON.stringify(job('a'))})
    worker.run(${JSON.stringify(job('b'))}).catch(() => undefined)
    await new Promise(setImmediate)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
    await worker.close()
    console.log('closed')`
  const options = ['--import', 'tsx', '--input-type=module', '-e', script]
  const { stdout } = await promisify(execFile)(process.execPath, options)
  assert.is(stdout, 'closed\n')
})

test.run()
