/**
 * One of the processes that run test files: takes them by message one after the other, and tells
 * the runner what happens. uvu writes its own marks to the standard output, which the runner
 * ignores; so what tests print goes by message, too.
 */
// First, since it has to be there before uvu is.
import './queue.ts'
// Before any test loads it.
import './production-react.ts'

import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { type Event, reports } from './events.ts'
import { describeFailure } from './failure.ts'
import { openQueue, type Run } from './queue.ts'
import { openFileScope } from './resources.ts'
import { suites } from './suite.ts'

const tell = (event: Event) => void process.send?.(event)
const output = new Writable({
  decodeStrings: false,
  write(text: string, _, done) {
    tell({ kind: 'printed', text })
    done()
  },
})
globalThis.console = new Console(output)
reports.on('event', tell)

let file: string | undefined
process.on('message', async (message: { file?: string }) => {
  if (message.file === undefined) return
  file = message.file
  // With nothing but the channel to wait for, a test waits in vain, which `beforeExit` finds.
  process.channel?.unref()
  await runFile(file)
  file = undefined
  process.channel?.ref()
  tell({ kind: 'file ended' })
})
process.on('beforeExit', () => endWith('waits for something that never comes'))
process.on('uncaughtException', error => endWith('an error outside of any test', error))
// Gone with the runner, together with what tests have started.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'))

async function runFile(file: string): Promise<void> {
  const scope = openFileScope()
  suites.length = 0
  const runs = openQueue()
  try {
    await import(pathToFileURL(file).href)
    for (const run of runs) await runSuite(run)
    if (runs.length + suites.length === 0) fail('no suite in this file')
    for (const { name } of suites.filter(({ isQueued }) => !isQueued)) {
      fail(`${name}: its run() is never called`)
    }
  } catch (error) {
    fail('could not be loaded', error)
  }
  for (const error of await scope.close()) fail('closing the resources of the file', error)
}

async function runSuite(run: Run): Promise<void> {
  let reported = 0
  const count = ({ kind }: Event) => {
    if (kind === 'passed' || kind === 'failed') reported += 1
  }
  reports.on('event', count)
  const [errors, passed, skipped, all] = await run()
  reports.off('event', count)
  if (reported === 0) reportPlain(errors, passed, all)
  if (skipped > 0) fail(`${skipped} skipped; a test runs or goes`)
  if (all === 0) fail('a suite without a test')
}

/** For a suite that was made by uvu itself and not by ours. */
function reportPlain(errors: string | true, passed: number, all: number): void {
  for (let test = 0; test < passed; test++) tell({ kind: 'passed' })
  const message = errors === true ? 'A hook failed: import `suite` from #test to see it.' : errors
  const failures = [{ title: 'a suite of plain uvu', message }]
  for (let test = passed; test < all; test++) tell({ kind: 'failed', failures })
}

function fail(title: string, error?: unknown): void {
  const failure = error ? describeFailure(title, error) : { title, message: '' }
  tell({ kind: 'failed', failures: [failure] })
}

/** The process is of no more use; the runner goes on with the next file in another one. */
function endWith(title: string, error?: unknown): void {
  const failure = error ? describeFailure(title, error) : { title, message: '' }
  process.send?.({ kind: 'failed', failures: [failure] } satisfies Event, () => process.exit(1))
}
