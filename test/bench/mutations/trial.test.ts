import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Checkout } from './checkout.ts'
import type { Mutation } from './draw.ts'
import { createTrial } from './trial.ts'

const test = suite('trial of mutations together')

const [queue, decode] = ['server/base/mail/queue.ts', 'server/base/csv/decode.ts'].map(
  (file): Mutation => ({
    ...{ file, line: 1, isAtLoad: false, kind: 'constant changed', before: '1', after: '2' },
    ...{ start: 0, end: 1 },
  }),
) as [Mutation, Mutation]
const queueTest = 'test/server/base/mail/queue.test.ts'
const decodeTest = 'test/server/base/csv/decode.test.ts'
const sources = { [queue.file]: '1', [decode.file]: '1' }

/** What is executed, and which tests fail with which files mutated. */
function open(
  executed: Record<string, string[]>,
  fails: (test: string, mutated: string[]) => boolean,
) {
  const texts: Record<string, string> = { ...sources }
  const runs: string[][] = []
  const checkout = {
    async write(file: string, text: string) {
      texts[file] = text
    },
    faultsIn: async () => [],
    async run([, ...files]: string[]) {
      const mutated = Object.keys(texts).filter(file => texts[file] !== '1')
      runs.push(mutated)
      const failed = files.filter(file => fails(file, mutated))
      const lines = failed.map(file => `1 of 1  ${file}  0 passed  1 FAILED  0.1 s\n`)
      return { isGreen: failed.length === 0, output: `${lines.join('')}0 passed, 1 failed\n` }
    },
  } as unknown as Checkout
  const lines = Object.entries(executed).map(
    ([name, files]) => [name, Object.fromEntries(files.map(file => [file, [1]]))] as const,
  )
  const trial = createTrial(checkout, sources, new Map(lines))
  const killed = async () => [...(await trial.byOwn([queue, decode])).keys()]
  return { killed, runs, texts }
}

test('a failure is the work of the one mutation that its test executes', async () => {
  const { killed, runs, texts } = open(
    { [queueTest]: [queue.file], [decodeTest]: [decode.file] },
    (name, mutated) => name === queueTest && mutated.includes(queue.file),
  )
  assert.equal(await killed(), [queue])
  assert.equal(runs, [[queue.file, decode.file], []])
  assert.equal(texts, sources)
})

test('a test that executes several is run again with the one that it is to try', async () => {
  const both = [queue.file, decode.file]
  const { killed, runs } = open({ [queueTest]: both, [decodeTest]: [decode.file] }, (_, mutated) =>
    mutated.includes(decode.file),
  )
  assert.equal(await killed(), [decode])
  assert.equal(runs, [both, [], [queue.file]])
})

test('a test that fails without a mutation as well notices none', async () => {
  const { killed } = open(
    { [queueTest]: [queue.file], [decodeTest]: [decode.file] },
    name => name === queueTest,
  )
  assert.equal(await killed(), [])
})

test.run()
