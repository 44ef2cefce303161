import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { openTurns } from '../../../../server/base/child-processes/turns.ts'
import { AppError } from '../../../../server/base/errors.ts'
import { openMadeDocuments } from '../../../../server/pdf/making/made-documents.ts'
import { readableLog } from '../../../support/log-lines.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { until } from '../../../support/until.ts'

const test = suite('documents that are made when they are asked for')

/** Documents whose text is their input; `before` is awaited by each process. */
async function open(before: (inputs: string[]) => unknown = () => undefined) {
  const dataDir = await temporaryFolder()
  const made: string[][] = []
  const { log, lines } = readableLog()
  const kind = { folder: 'sheets', name: 'sheets', versionOf: (input: string) => input }
  const documents = openMadeDocuments<string>(kind, {
    ...{ dataDir, fontFolder: 'fonts', log, turns: openTurns() },
    async make({ documents, fontFolder }) {
      assert.is(fontFolder, 'fonts')
      const inputs = documents.map(({ input }) => input)
      made.push(inputs)
      await before(inputs)
      for (const { input, target } of documents) {
        await mkdir(dirname(target), { recursive: true })
        await writeFile(target, `PDF of ${input}`)
      }
    },
  })
  use(documents.close)
  const folder = join(dataDir, 'sheets')
  const read = async (input: string) => (await documents.read(input)).toString()
  return { documents, made, lines, folder, read }
}

const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    error => error,
  )
  assert.instance(error, AppError)
  return [error.status, error.message]
}

const FAILED = 'The sheets could not be made just now. Please try again in a minute.'

test('are made once, and then read', async () => {
  const { made, lines, folder, read } = await open()
  assert.is(await read('a'), 'PDF of a')
  assert.is(await read('a'), 'PDF of a')
  assert.equal([made, await readdir(folder)], [[['a']], ['a.pdf']])
  assert.equal(
    lines.map(({ msg, documents }) => [msg, documents]),
    [['sheets made', 1]],
  )
})

test('are made once for all who ask at the same time', async () => {
  let go = () => {}
  const { made, read, documents } = await open(() => new Promise<void>(resolve => (go = resolve)))
  const first = read('a')
  await until('the first', () => made.length === 1)
  const others = [read('a'), documents.make(['a'])] as const
  await new Promise(resolve => setImmediate(resolve))
  go()
  assert.equal([await first, await others[0]], ['PDF of a', 'PDF of a'])
  await others[1]
  assert.equal(made, [['a']])
})

test('are made twenty at a time, each once, without those that are there', async () => {
  const { made, documents, read } = await open()
  await read('3')
  const inputs = Array.from({ length: 42 }, (_, index) => String(index))
  await documents.make([...inputs, '0'])
  assert.equal(
    made.map(({ length }) => length),
    [1, 20, 20, 1],
  )
  assert.equal(
    made.slice(1).flat(),
    inputs.filter(input => input !== '3'),
  )
})

test('answer 503 where they could not be made, and are tried again', async () => {
  let isBroken = true
  const { made, read } = await open(() => {
    if (isBroken) throw new Error('of the process')
  })
  assert.equal(await refusal(read('a')), [503, FAILED])
  isBroken = false
  assert.is(await read('a'), 'PDF of a')
  assert.is(made.length, 2)
})

test('answer with the reason where there is one', async () => {
  const { read } = await open(() => {
    throw new AppError(507, 'full', 'The disk is full.')
  })
  assert.equal(await refusal(read('a')), [507, 'The disk is full.'])
})

test('are refused while twenty wait', async () => {
  let go = () => {}
  const gate = new Promise<void>(resolve => (go = resolve))
  const { read, made } = await open(() => gate)
  const waiting = Array.from({ length: 20 }, (_, index) => read(`${index}`))
  await until('the first', () => made.length === 1)
  const busy = 'Many sheets are being made. Please try again in a minute.'
  assert.equal(await refusal(read('one more')), [503, busy])
  go()
  await Promise.all(waiting)
  assert.is(await read('one more'), 'PDF of one more')
})

test('are waited for when the site closes, and none is made after that', async () => {
  let go = () => {}
  const { read, documents, made } = await open(() => new Promise<void>(resolve => (go = resolve)))
  const first = read('a')
  await until('the first', () => made.length === 1)
  let isClosed = false
  const closing = documents.close().then(() => (isClosed = true))
  await new Promise(resolve => setImmediate(resolve))
  assert.is(isClosed, false)
  go()
  await Promise.allSettled([first, closing])
  assert.is((await refusal(read('b')))[0], 503)
  assert.is(made.length, 1)
})

test.run()
