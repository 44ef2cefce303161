import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { openChecker } from '../../../../../server/features/media/check-work/check-in-child-process.ts'
import { sample, tinyPdf } from '../../../../support/samples.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { until } from '../../../../support/until.ts'
import { checkProgram } from '../open-derivatives.ts'
import { refusal } from '../open-media.ts'

const test = suite('checking documents and videos in a child process')

const open = (...options: Parameters<typeof openChecker>) => use(openChecker(...options))

/** A program that replaces the real one and runs `answer` for its job. */
async function program(answer: string): Promise<string> {
  const file = join(await temporaryFolder(), 'program.mjs')
  await writeFile(
    file,
    `import { writeFileSync } from 'node:fs'
    import { getPriority } from 'node:os'
    const reply = message => process.send(message, () => process.disconnect())
    process.on('disconnect', () => process.exit())
    process.once('message', job => { ${answer} })`,
  )
  return file
}

const wait = 'setInterval(() => undefined, 1000)'

test('a catalog is accepted unchanged, a video is rewritten', async () => {
  const checker = open(checkProgram)
  const target = join(await temporaryFolder(), 'target')
  assert.is(await checker.check('pdf')(sample('catalog.pdf'), target), sample('catalog.pdf'))
  assert.not(existsSync(target))
  assert.is(await checker.check('video')(sample('clip-480p-moov-at-end.mp4'), target), target)
  const written = await readFile(target)
  assert.ok(written.indexOf('moov') < written.indexOf('mdat'))
})

test('a rejection has the message and status of the check', async () => {
  const folder = await temporaryFolder()
  const script = join(folder, 'script.pdf')
  await writeFile(script, tinyPdf('<</S /JavaScript /JS (app.alert(1))>>'))
  for (const [kind, file, sentence] of [
    ['pdf', script, /holds a script/],
    ['pdf', sample('bad/not-really.pdf'), /not a PDF|damaged/],
    ['video', sample('bad/noise.mp4'), /not an MP4|damaged/],
  ] as const) {
    const checker = open(checkProgram)
    const { status, message } = await refusal(checker.check(kind)(file, join(folder, 'target')))
    assert.is(status, 415)
    assert.match(message, sentence)
  }
})

test('a full disk rejects with the error code ENOSPC', async () => {
  const full = await program(`reply({ fault: { message: 'no space', code: 'ENOSPC' } })`)
  const error = await open(full)
    .check('video')('a', 'b')
    .catch((thrown: NodeJS.ErrnoException) => thrown)
  assert.is((error as NodeJS.ErrnoException).code, 'ENOSPC')
})

test('a check beyond the time limit is killed, and the file is rejected', async () => {
  const stuck = await program(`writeFileSync(job.target, String(process.pid)); ${wait}`)
  const target = join(await temporaryFolder(), 'pid')
  const checker = open(stuck, { pdf: 6000, video: 6000 })
  const { status, message } = await refusal(checker.check('pdf')('a', target))
  assert.is(status, 415)
  assert.match(message, /takes longer to look through.*Print it to a new PDF/)
  const pid = Number(await readFile(target, 'utf8'))
  assert.throws(() => process.kill(pid, 0), /ESRCH/)
})

test('a killed child process is a 503, other than an invalid file', async () => {
  const { status, message } = await refusal(
    open(await program('process.kill(process.pid, "SIGKILL")')).check('pdf')('a', 'b'),
  )
  assert.is(status, 503)
  assert.match(message, /could not be checked/)
})

test('the child process gets no environment and a low priority', async () => {
  const curious = await program(
    'reply({ finished: JSON.stringify([Object.keys(process.env), getPriority()]) })',
  )
  process.env.SESSION_KEYS = 'secret'
  const [names, priority] = JSON.parse(await open(curious).check('pdf')('a', 'b'))
  delete process.env.SESSION_KEYS
  assert.not(names.includes('SESSION_KEYS'))
  assert.is(priority, 10)
})

test('closing ends the child process and removes its files', async () => {
  const folder = await temporaryFolder()
  const checker = open(await program(`writeFileSync(job.target, String(process.pid)); ${wait}`))
  const refused = refusal(checker.check('video')('a', join(folder, 'pid')))
  await until('it to have begun', () => existsSync(join(folder, 'pid')))
  await checker.close()
  assert.is((await refused).status, 503)
  assert.is((await refusal(checker.check('pdf')('a', 'b'))).status, 503)
})

test.run()
